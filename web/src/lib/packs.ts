// Packs: the cards and texts that a game is played with. Most games have but their own.
import { catalogue } from './catalogue.svelte'
import type { PackOffer, TableInfo } from './protocol'
import { t } from './text.svelte'

/** To choose from; nothing where there is no choice. */
export function packsOf(game: string): PackOffer[] {
  const found = catalogue.known?.packs[game] ?? []
  return found.length > 1 ? found : []
}

/** The pack of a table; empty: the game's own, which has no version of its own among the rules. */
export function packAt(table: TableInfo | null | undefined): string {
  return table?.rules.version ? String(table.rules.pack) : ''
}

const offered = (table: TableInfo): PackOffer | undefined =>
  catalogue.known?.packs[table.game]?.find((one) => one.id === packAt(table))

/** Does the table wait for a pack that the server does not have? */
export const packAway = (table: TableInfo): boolean =>
  packAt(table) !== '' && catalogue.known !== null && !offered(table)

/** Which pack is played, where it is not the game's own, and whether the server still has it. */
export function packPlayed(table: TableInfo): string {
  const id = packAt(table)
  if (!id || !catalogue.known) return ''
  const offer = offered(table)
  return offer
    ? t('pack-played', { title: offer.title, id, version: String(table.rules.version) })
    : t('pack-away', { id, version: String(table.rules.version) })
}
