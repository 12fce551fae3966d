// How options are shown: on a field, on a card, among basic actions, as a plain button. The rules say what they mean.
import { isWayOn } from '../lib/options'
import type { Choice, Option } from '../lib/protocol'

export const COLOURS = ['insight', 'cunning', 'anger'] as const
export const verb = (key: string): string => key.split(' ', 1)[0]!
export const object = (key: string): string => key.split(' ')[1] ?? ''
/** The thing a key is about: `act kuchyne.linka` is about the kitchen. */
export const owner = (key: string): string => object(key).split('.')[0]!
/** May it want to be paid before anything happens? */
export const mayCost = (option: Option): boolean => option.opens === 'payment'

export interface Sorted {
  fields: Map<string, Option[]>
  hand: Option[]
  map: Option[]
  others: Option[]
  basic: Option[]
  counted: Map<string, Option[]>
  /** Ways on that never leave the screen, and those of weight. */
  last: Option[]
  late: Option[]
}

/** `places`: fields of the actions that are printed on the land. */
export function sort(choice: Choice | null, places: Map<string, string>): Sorted {
  const found: Sorted = {
    fields: new Map(),
    hand: [],
    map: [],
    others: [],
    basic: [],
    counted: new Map(),
    last: [],
    late: [],
  }
  for (const option of choice?.options ?? []) {
    const there = places.get(option.on?.action ?? '') ?? ''
    const field = option.on?.field || there
    if (field) found.fields.set(field, [...(found.fields.get(field) ?? []), option])
    if (option.group === 'board') continue
    if (option.group === 'hand') found.hand.push(option)
    else if (there) found.map.push(option)
    else if (option.group === 'count') count(found.counted, option)
    else if (option.group === 'basic') found.basic.push(option)
    else if (isWayOn(option)) found.last.push(option)
    else if (option.group === 'late' || option.group === 'leave') found.late.push(option)
    else found.others.push(option)
  }
  return found
}

/** The same, so many times. */
function count(counted: Map<string, Option[]>, option: Option): void {
  const name = verb(option.key)
  counted.set(name, [...(counted.get(name) ?? []), option])
}

/** Options of a card of the hand. */
export function ofCard(options: Option[], id: string): Option[] {
  return options.filter((option) => option.on?.card === id)
}
