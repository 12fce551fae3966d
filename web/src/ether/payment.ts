// What cards are worth in a payment; only for suggestions and sums on the page, the table itself decides.
import { library } from './content.svelte'
import type { Choice, Option, PaymentView } from '../lib/protocol'
import { COLOURS, object } from './offers'

/** `begin`: the action, null when the payment is under way at the table already, one's own or a friend's (joint price);
 *  `laid`: keys of cards put down so far, taken back freely; `choice`: what would be asked next. */
export interface Payment {
  begin: Option | null
  way: string
  ways: Option[]
  laid: string[]
  choice: Choice
  payment: PaymentView | null
}

const colourOf = (key: string): string => key.split(' ')[2] ?? ''
const sum = (option: Option): number => Object.values(option.cost ?? {}).reduce((a, b) => a + b, 0)
const intent = (id: string, colour: string): number => library.thing(id)?.intent?.[colour] ?? 0

/** A way that is paid with cards, so that one can still look at it; the others happen as soon as they are chosen. */
export const byCards = (way: Option): boolean =>
  Object.keys(way.cost ?? {}).some((name) => name === 'discard' || (COLOURS as readonly string[]).includes(name))

export const worth = (key: string): number => intent(object(key), colourOf(key))

/** The way for which the hand holds most, measured by its price; only a first suggestion. */
export function cheapest(ways: Option[], hand: string[]): string {
  const held = (name: string): number =>
    name === 'discard' ? hand.length : hand.reduce((all, id) => all + intent(id, name), 0)
  const share = (way: Option): number =>
    Math.min(1, ...Object.entries(way.cost ?? {}).map(([name, amount]) => held(name) / amount))
  return [...ways].sort((a, b) => share(b) - share(a) || sum(a) - sum(b))[0]!.key
}

/** A payment on the table with what is about to be added to it. */
export function withGifts(on: PaymentView, laid: string[]): PaymentView {
  const found = { ...on.intent }
  for (const key of laid) found[colourOf(key)] = (found[colourOf(key)] ?? 0) + worth(key)
  return { ...on, intent: found }
}
