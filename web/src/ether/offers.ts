// How offered keys are shown: on a field, on a card, among basic actions, as a plain button.
// It reads keys, it judges nothing.
import type { Choice, Option } from '../lib/protocol'
import { FIELD } from './fields'

export const COLOURS = ['insight', 'cunning', 'anger'] as const
const COUNTED = ['effort', 'hours']
const BASIC = ['move', 'gem', 'peek', 'cleanse', 'reroll', ...COUNTED]
const LAST = [
  'ready',
  'unready',
  'done',
  'pass',
  'quiet',
  'stop',
  'draw',
  'keep',
  'stay',
  'back',
  'give-up',
  'go-on',
  'save',
  'awaken',
]
/** Keys that may want to be paid before anything happens. */
const PAID = ['act', 'play', 'place', 'move', 'gem', 'peek', 'set', 'cleanse']

export const verb = (key: string): string => key.split(' ', 1)[0]!
export const object = (key: string): string => key.split(' ')[1] ?? ''
/** The thing a key is about: `act kuchyne.linka` is about the kitchen. */
export const owner = (key: string): string => object(key).split('.')[0]!
export const mayCost = (key: string): boolean => PAID.includes(verb(key)) && !(verb(key) === 'move' && object(key))

export function fieldOf(key: string): string {
  return (
    key
      .split(' ')
      .slice(1)
      .find((word) => FIELD.test(word)) ?? ''
  )
}

export interface Sorted {
  fields: Map<string, Option[]>
  hand: Option[]
  map: Option[]
  others: Option[]
  basic: Option[]
  counted: Map<string, Option[]>
  last: Option[]
}

export function sort(choice: Choice | null, mapKeys: Map<string, string>): Sorted {
  const found: Sorted = { fields: new Map(), hand: [], map: [], others: [], basic: [], counted: new Map(), last: [] }
  for (const option of choice?.options ?? []) {
    const first = verb(option.key)
    const field = fieldOf(option.key) || mapKeys.get(option.key.replace(/^(set|take) /, 'act ')) || ''
    if (field) found.fields.set(field, [...(found.fields.get(field) ?? []), option])
    if (first === 'move' && object(option.key)) continue
    if (first === 'play' || first === 'place') found.hand.push(option)
    else if (mapKeys.has(option.key) || ((first === 'set' || first === 'take') && field)) found.map.push(option)
    else if (COUNTED.includes(first) && object(option.key))
      found.counted.set(first, [...(found.counted.get(first) ?? []), option])
    else if (BASIC.includes(first)) found.basic.push(option)
    else if (LAST.includes(option.key)) found.last.push(option)
    else found.others.push(option)
  }
  return found
}

/** What an inner key says, for options of a hand: `play odvaha` belongs to the card `odvaha`. */
export function ofCard(options: Option[], id: string): Option[] {
  return options.filter((option) => object(option.key).split('#')[0] === id)
}
