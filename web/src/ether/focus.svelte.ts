import { tick } from 'svelte'
import type { Undertaking } from './undertaking.svelte'

/** Where one was: when what had the focus is gone, it goes on there instead of at the top of the page. */
export function keepFocus(undertaking: Undertaking): (event: FocusEvent) => void {
  let card = -2 // its place in the hand, -1 elsewhere, -2 nowhere yet

  $effect(() => {
    void undertaking.table.known.n
    void undertaking.payment
    void undertaking.table.sending
    void tick().then(() => {
      if (card === -2 || document.activeElement !== document.body || document.querySelector('dialog[open]')) return
      const cards = document.querySelectorAll<HTMLElement>('.hand .front')
      const next =
        card >= 0 && undertaking.payment
          ? cards[Math.min(card, cards.length - 1)]
          : document.querySelector<HTMLElement>('.ask h2')
      next?.focus({ preventScroll: true })
    })
  })

  return (event) => {
    const found = (event.target as HTMLElement).closest('.hand .card')
    card = found ? [...found.parentElement!.children].indexOf(found) : -1
  }
}
