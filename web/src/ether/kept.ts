// Campaigns that can be gone on with.
import type { Kept } from '../lib/inprogress'
import type { Campaign } from '../lib/protocol'
import { t } from '../lib/text.svelte'
import { api } from './api'

/** The table where a campaign goes on: a saved one gets a new one. */
export async function tableOf(one: Campaign): Promise<string> {
  // once the story is told, only lucid sleepers find its gates again
  const lucid = one.lucid ? { options: [...new Set([...one.options, 'bdely-sen'])] } : {}
  return one.resumable ? (await api.goOn(one.table, lucid)).id : one.table
}

/** What was played last first. */
export async function kept(): Promise<Kept[]> {
  const { campaigns } = await api.campaigns()
  return campaigns
    .filter((one) => one.resumable || one.status !== 'over')
    .sort((a, b) => b.updated - a.updated)
    .map((one) => ({
      game: 'ether',
      id: one.id,
      saved: one.resumable,
      title: one.season,
      who: Object.keys(one.decks),
      updated: one.updated,
      resume: t('eth-go-on'),
      all: { href: '/campaigns', title: t('eth-campaigns') },
      table: () => tableOf(one),
    }))
}
