// What somebody can go on with: games that run or fill up, and what a game has kept beyond its tables.
import { games } from '../games'
import type { TableBody } from './protocol'
import { t } from './text.svelte'

/** Something a game keeps from one table to the next. */
export interface Kept {
  game: string
  id: string
  /** At no table now: going on lays a new one. */
  saved: boolean
  title: string
  /** Ids of those who play in it. */
  who: string[]
  updated: number
  /** What going on is called, and the page with everything of the kind. */
  resume: string
  all: { href: string; title: string }
  /** The table where it goes on. */
  table: () => Promise<string>
}

export interface InProgress {
  tables: TableBody[]
  kept: Kept[]
}

/** How far a running game is; between two dreams there is nothing to count. */
export function stands({ round, table }: TableBody): string {
  return round ? t('status-running', { round, beat: games[table.game]?.beat ?? 'round' }) : t('status-played')
}

/** Mine, or kept for me; whoever was only here before and cannot come back has nothing to go on with. */
export function going(tables: TableBody[]): TableBody[] {
  return tables.filter((one) => one.table.status !== 'over' && (one.mine.length || one.kept.length))
}

export async function everythingKept(): Promise<Kept[]> {
  const found = await Promise.all(Object.values(games).map((parts) => parts.kept?.() ?? []))
  return found.flat()
}
