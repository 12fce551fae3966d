// A card one points at, or holds a finger on, is shown large.
import type { Attachment } from 'svelte/attachments'
import { overlay } from '../../lib/overlay.svelte'

const [LINGER, HOLD] = [280, 480]

class Peek {
  id = $state('')
  /** Beside what it is shown. */
  beside = $state.raw({ left: 0, right: 0, top: 0, bottom: 0 })
}

export const peek = new Peek()

/** For what a click does something else with, or what is too small to read. A mouse lingers, a finger holds. */
export function shows(id: string): Attachment<HTMLElement> {
  return (place) => {
    let soon: ReturnType<typeof setTimeout> | undefined
    let held = false
    const show = (): void => {
      peek.beside = place.getBoundingClientRect()
      peek.id = id
    }
    const hide = (): void => {
      clearTimeout(soon)
      if (peek.id === id) peek.id = ''
    }
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') soon = setTimeout(show, LINGER)
    }
    const down = (event: PointerEvent): void => {
      hide()
      held = false
      if (event.pointerType !== 'mouse') soon = setTimeout(() => ((held = true), (overlay.card = id)), HOLD)
    }
    /** What was held was not clicked. */
    const click = (event: MouseEvent): void => {
      hide()
      if (held) event.stopPropagation()
      if (held) event.preventDefault()
      held = false
    }
    const menu = (event: Event): void => void (held && event.preventDefault())
    const heard: [string, EventListener, boolean][] = [
      ['pointerenter', enter as EventListener, false],
      ['pointerleave', hide, false],
      ['pointerdown', down as EventListener, false],
      ['pointerup', () => clearTimeout(soon), false],
      ['pointercancel', hide, false],
      ['contextmenu', menu, false],
      ['click', click as EventListener, true],
    ]
    for (const [name, listen, capture] of heard) place.addEventListener(name, listen, capture)
    return () => {
      hide()
      for (const [name, listen, capture] of heard) place.removeEventListener(name, listen, capture)
    }
  }
}
