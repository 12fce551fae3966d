// Which key does what at the table; what is typed into a field or asked by a dialog is none of it.
import type { Option } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'

/**
 * Is a key meant for something else: a field that is typed into, a dialog? One that was just closed may hold the focus
 * for a moment longer; nobody types into it any more.
 */
export function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  const dialog = target.closest('dialog')
  const typed = dialog ? dialog.open : Boolean(target.closest('input, textarea, select'))
  return event.ctrlKey || event.metaKey || event.altKey || typed
}

/** `options`: those with a number, in their order; `own`: keys of the game's page. */
export function press(
  event: KeyboardEvent,
  table: Table,
  options: Option[],
  own: Record<string, (() => unknown) | undefined>,
): void {
  if (elsewhere(event)) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const option = /^[1-9]$/.test(key) ? options[Number(key) - 1] : undefined
  const keys: Record<string, (() => unknown) | undefined> = {
    u: () => table.undo(),
    h: () => table.hint(),
    Escape: () => table.back(),
    ...own,
  }
  const work = option ? () => table.choose(option) : keys[key]
  if (!work) return
  event.preventDefault()
  void work()
}
