// The page wears the colours of the dream: one fluorescent accent for each.
import { onDestroy } from 'svelte'
import type { EtherView } from '../lib/protocol'
import { hash } from './ink'

/** Dreams are told apart by a number, so that no page has to name those nobody has found yet. */
export function accent(view: EtherView): string {
  return view.mode === 'dream' ? `dream-${hash(view.world.dream) % 4}` : view.mode
}

/** Pages that wear it: one may come before the one it follows is gone. */
let worn = 0

export function wear(view?: () => EtherView): void {
  const { dataset } = document.documentElement
  dataset.game = 'ether'
  worn++
  if (view) $effect(() => void (dataset.accent = accent(view())))
  onDestroy(() => {
    if (!--worn) delete dataset.game
    if (view) delete dataset.accent
  })
}
