// A table of Říše Snů: what these eyes see has its shape, and a stagehand moves the figures.
import type { Known } from '../lib/frames'
import type { Table as AnyTable } from '../lib/table.svelte'
import { Stagehand } from './stagehand.svelte'
import type { View } from './view'

export interface Table extends AnyTable {
  known: Known & { view: View | null }
  stagehand: Stagehand
}

/** The table with its stagehand, who stays when the page goes behind a curtain. */
export function staged(table: AnyTable): Table {
  const known = table as Table
  known.stagehand ??= new Stagehand(table.show)
  return known
}
