// What somebody can go on with: games that run or fill up, and campaigns that were saved.
import { api } from './api'
import type { Campaign, TableBody } from './protocol'

export interface InProgress {
  tables: TableBody[]
  saved: Campaign[]
  /** The campaign that was played last, saved or at a table. */
  campaign: Campaign | null
}

/** Mine, or kept for me; whoever was only here before and cannot come back has nothing to go on with. */
export function inProgress(tables: TableBody[], campaigns: Campaign[]): InProgress {
  const going = tables.filter((one) => one.table.status !== 'over' && (one.mine.length || one.kept.length))
  const saved = campaigns.filter((one) => one.resumable)
  const campaign =
    campaigns.filter((one) => one.resumable || one.status !== 'over').sort((a, b) => b.updated - a.updated)[0] ?? null
  return { tables: going, saved, campaign }
}

/** The table where a campaign goes on: a saved one gets a new one. */
export async function tableOf(one: Campaign): Promise<string> {
  // once the story is told, only lucid sleepers find its gates again
  const lucid = one.lucid ? { options: [...new Set([...one.options, 'bdely-sen'])] } : {}
  return one.resumable ? (await api.goOn(one.table, lucid)).id : one.table
}
