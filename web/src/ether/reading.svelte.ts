// The book opens by itself when the table has read something new.
import { untrack } from 'svelte'
import type { EtherView } from '../lib/protocol'

export class Reading {
  open = $state(false)
  /** Scenes that have just been read; empty: the book was opened to leaf through. */
  fresh = $state.raw<string[]>([])

  constructor(view: () => EtherView, asked: boolean) {
    let seen = untrack(() => view().read.length)
    this.open = asked && seen > 0
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
