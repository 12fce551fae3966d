// What family a card belongs to: its frame, its inks, its drawings.
import type { Printed } from '../view'

export const FAMILIES = [
  'hero',
  'demon',
  'dream',
  'horror',
  'creature',
  'item',
  'oneshot',
  'quest',
  'ability',
  'spell',
] as const
export type Family = (typeof FAMILIES)[number]

export function familyOf(card: Printed): Family {
  return card.camp || card.side || (card.kind as Family)
}
