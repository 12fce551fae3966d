// How options are shown: on a field, on a card, among basic actions, as a plain button. The rules say what they mean.
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

export function sort(choice: Choice | null, mapKeys: Map<string, string>): Sorted {
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
    const first = verb(option.key)
    const field = option.on?.field || mapKeys.get(option.key.replace(/^(set|take) /, 'act ')) || ''
    if (field) found.fields.set(field, [...(found.fields.get(field) ?? []), option])
    if (option.group === 'board') continue
    if (option.group === 'hand') found.hand.push(option)
    else if (mapKeys.has(option.key) || ((first === 'set' || first === 'take') && field)) found.map.push(option)
    else if (option.group === 'count') found.counted.set(first, [...(found.counted.get(first) ?? []), option])
    else if (option.group === 'basic') found.basic.push(option)
    else if (option.group === 'on') found.last.push(option)
    else if (option.group === 'late') found.late.push(option)
    else found.others.push(option)
  }
  return found
}

/** Options of a card of the hand. */
export function ofCard(options: Option[], id: string): Option[] {
  return options.filter((option) => option.on?.card === id)
}
