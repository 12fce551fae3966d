// How the offered options are shown: on the board, as buttons, as cards. The rules say what each of them means.
import type { Choice, Option, Route } from './protocol'

export interface Lit {
  /** What is said to the server when the field is chosen. */
  line: string
  cost: number | null
  harms: number
  steps: string[]
  option: Option | null
}

/** The field an option is about, or ''. */
export const fieldOf = (option: Option): string => option.on?.field ?? ''

/** Does this answer only go on, leaving everything as it is? */
export const isWayOn = (option: Option): boolean => option.group === 'on' || option.group === 'back'

/** Is there something to decide? Whoever has answered and may only take that back waits for the others. */
export const decides = (choice: Choice | null): boolean =>
  choice !== null &&
  (choice.kind === 'payment' || !choice.options.length || choice.options.some((option) => option.group !== 'back'))

/** Options that are chosen on the board: a bare field, or a step. */
export const onBoard = (option: Option): boolean => option.group === 'board'

/** Does it end one's turn? */
export const endsTurn = (option: Option, choice: Choice | null): boolean =>
  Boolean(option.final) && choice?.kind === 'turn'

/** Does it only begin an answer, so that more is asked before anything happens? */
export const begins = (option: Option): boolean => Boolean(option.opens) && option.opens !== 'roll'

export function buttons(choice: Choice | null): Option[] {
  return choice?.options.filter((option) => !onBoard(option)) ?? []
}

/** Every field that can be chosen now, with its price and way. */
export function lit(choice: Choice | null, reach: Record<string, Route> | null): Map<string, Lit> {
  const found = new Map<string, Lit>()
  for (const [field, route] of Object.entries(reach ?? {}))
    found.set(field, { line: `move ${field}`, cost: route.cost, harms: route.harms, steps: route.steps, option: null })
  for (const option of choice?.options ?? []) {
    const field = fieldOf(option)
    if (!field || !(onBoard(option) || !found.has(field))) continue
    const before = found.get(field)
    const cost = option.cost?.bp ?? before?.cost ?? null
    found.set(field, { line: option.key, cost, harms: before?.harms ?? 0, steps: [field], option })
  }
  return found
}

/** What else could be done instead of ending: the reason for a warning. */
export function chances(choice: Choice): Option[] {
  return choice.options.filter((option) => !option.final && !onBoard(option))
}

/** The card, spell or character that is meant. */
export function subject(option: Option): string {
  return option.on?.card ?? option.on?.thing ?? option.on?.figure ?? ''
}
