// Which key does what at the table; what is typed into a field or asked by a dialog is none of it.
import { buttons } from '../lib/options'
import type { Table } from '../lib/table.svelte'

export interface Does {
  rotate: () => void
  lay: () => void
  board: () => void
  search: () => void
  help: () => void
  escape: () => void
}

export function press(event: KeyboardEvent, table: Table, does: Does): void {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog')) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const turning = table.choice?.kind === 'rotation' && !target.closest('button')
  const option = /^[1-9]$/.test(key) ? buttons(table.choice)[Number(key) - 1] : undefined
  const keys: Record<string, () => unknown> = {
    u: () => table.undo(),
    h: () => table.hint(),
    b: does.board,
    '/': does.search,
    '?': does.help,
    Escape: does.escape,
    ...(turning ? { r: does.rotate, Enter: does.lay } : {}),
  }
  const work = option ? () => table.choose(option) : keys[key]
  if (!work) return
  event.preventDefault()
  void work()
}
