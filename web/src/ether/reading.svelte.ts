// The book opens by itself when the table has read something new.
import { untrack } from 'svelte'
import type { EtherView } from '../lib/protocol'

export class Reading {
  open = $state(false)
  /** Scenes that have just been read; empty: the book was opened to leaf through. */
  fresh = $state.raw<string[]>([])

  /** Does somebody go on after a while, or at a new table of their campaign? */
  resumed = false

  /** `asked`: by a page that was read before; `here`: pages that this table read itself; `late`: not seen for long. */
  constructor(view: () => EtherView, asked: boolean, begins: boolean, here: number, late: boolean) {
    let seen = untrack(() => view().read.length)
    this.open = asked || (begins && here > 0)
    this.resumed = late && seen > (begins ? here : 0)
    this.fresh = begins && here ? untrack(() => view().read.slice(-here)) : []
    $effect(() => {
      const read = view().read
      if (read.length > seen) {
        this.fresh = read.slice(seen)
        this.open = true
      }
      seen = read.length
    })
  }

  leaf(): void {
    this.fresh = []
    this.open = true
  }
}
