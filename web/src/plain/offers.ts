// Where the options of a question stand: on the grid, at a card, in a group of buttons, or as a way on. The rules say
// what each of them means; pure.
import { fieldOf, isWayOn, onBoard } from '../lib/options'
import type { Choice, Option } from '../lib/protocol'

export interface Offers {
  /** Buttons by their group, in the order in which they are shown. */
  groups: { group: string; options: Option[] }[]
  /** Everything but fields, in the order of its numbers: cards, buttons, ways on. */
  numbered: Option[]
  /** Options of fields of the grid. */
  fields: Map<string, Option>
  /** Options that stand at a card, by the card. */
  cards: Map<string, Option>
}

/** What there is to stand at. */
export interface Seen {
  field: (name: string) => boolean
  /** Cards of one's own, as they lie. */
  hand: string[]
}

const ORDER = ['hand', 'pick', '', 'order', 'count', 'basic', 'always']

const rank = (option: Option): number => {
  const place = ORDER.indexOf(option.group ?? '')
  return place < 0 ? ORDER.length : place
}

export function offers(choice: Choice | null, { field, hand }: Seen): Offers {
  const options = choice?.options ?? []
  const ofField = options.filter((option) => field(fieldOf(option)))
  const fields = new Map(ofField.filter((option) => !onBoard(option)).map((option) => [fieldOf(option), option]))
  for (const option of ofField.filter(onBoard)) fields.set(fieldOf(option), option)
  const cards = atCards(options, hand)
  const standing = new Set([...ofField.filter(onBoard), ...cards.values()])
  const buttons = options.filter((option) => !standing.has(option) && !isWayOn(option))
  const groups = grouped(buttons.sort((a, b) => rank(a) - rank(b)))
  const numbered = [...cards.values(), ...groups.flatMap((one) => one.options), ...options.filter(isWayOn)]
  return { groups, numbered, fields, cards }
}

/** A card with a single option is picked itself; what could be done with it in several ways has buttons. */
function atCards(options: Option[], hand: string[]): Map<string, Option> {
  const mine = options.filter((option) => option.group === 'hand' || option.group === 'pick')
  const found = new Map<string, Option>()
  for (const card of new Set(hand)) {
    const [option, other] = mine.filter((one) => one.on?.card === card)
    if (option && !other) found.set(card, option)
  }
  return found
}

function grouped(options: Option[]): Offers['groups'] {
  const found: Offers['groups'] = []
  for (const option of options) {
    const last = found.at(-1)
    if (last?.group === (option.group ?? '')) last.options.push(option)
    else found.push({ group: option.group ?? '', options: [option] })
  }
  return found
}
