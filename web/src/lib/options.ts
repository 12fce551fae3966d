// How the offered options are shown: on the board, as buttons, as cards. It only reads keys, it judges nothing.
import type { Choice, Option, Route } from './protocol'

export interface Lit {
  /** What is said to the server when the field is chosen. */
  line: string
  cost: number | null
  harms: number
  steps: string[]
  option: Option | null
}

const LAST = (key: string): string => key.slice(key.lastIndexOf(' ') + 1)
/** Verbs whose object is a field of the board. */
const ON_BOARD = ['move']

/** The field an option is about, or ''. */
export function fieldOf(option: Option, isField: (name: string) => boolean): string {
  const last = LAST(option.key)
  return isField(last) ? last : ''
}

const WAYS_ON = ['end', 'done', 'pass', 'decline', 'none', 'stay', 'keep', 'stand']

/** Does this answer only go on, leaving everything as it is? */
export function isWayOn(option: Option): boolean {
  return WAYS_ON.includes(option.key)
}

/** Options that are chosen on the board: a bare field, or a step. */
export function onBoard(option: Option, isField: (name: string) => boolean): boolean {
  const [verb = '', ...rest] = option.key.split(' ')
  return rest.length ? ON_BOARD.includes(verb) && fieldOf(option, isField) !== '' : isField(verb)
}

export function buttons(choice: Choice | null, isField: (name: string) => boolean): Option[] {
  return choice?.options.filter((option) => !onBoard(option, isField)) ?? []
}

/** Every field that can be chosen now, with its price and way. */
export function lit(
  choice: Choice | null,
  reach: Record<string, Route> | null,
  isField: (name: string) => boolean,
): Map<string, Lit> {
  const found = new Map<string, Lit>()
  for (const [field, route] of Object.entries(reach ?? {}))
    found.set(field, { line: `move ${field}`, cost: route.cost, harms: route.harms, steps: route.steps, option: null })
  for (const option of choice?.options ?? []) {
    const field = fieldOf(option, isField)
    if (!field || !(onBoard(option, isField) || !found.has(field))) continue
    const before = found.get(field)
    const cost = option.cost?.bp ?? before?.cost ?? null
    found.set(field, { line: option.key, cost, harms: before?.harms ?? 0, steps: [field], option })
  }
  return found
}

/** What else could be done instead of ending: the reason for a warning. */
export function chances(choice: Choice, isField: (name: string) => boolean): Option[] {
  return choice.options.filter((option) => option.key !== 'end' && !onBoard(option, isField))
}

/** The card, spell or character a key names. */
export function subject(key: string): string {
  return LAST(key).split('#')[0]!
}
