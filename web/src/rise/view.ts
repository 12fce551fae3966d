// What a seat sees comes from the generated types; this is the static content (server/content.py).
export type { Agreed as Rules, FigureView, LaidView, PileView, QuestView, RiseView as View } from '../lib/protocol'

import type { Agreed } from '../lib/protocol'

const SIDES = ['stret-risi', 'zacatecnici']

/** Are there special abilities to be had? */
export function hasAbilities(rules: Agreed): boolean {
  return !SIDES.includes(rules.scenario) || rules.options.includes('schopnosti')
}

export type FieldKind = 'void' | 'well' | 'path' | 'mystery' | 'ring' | 'hall'

export interface Field {
  name: string
  kind: FieldKind
  row: number
  column: number
  world: string
  cost: number
}

export interface Printed {
  kind: string
  name: string
  flavour: string
  stats: string
  text: string
  side?: 'dream' | 'horror'
  light?: number
  bp?: number
  placement?: string
  actions?: number
  deck?: string
  /** The one value one looks for first: light, power, the roll. */
  seal?: number
  camp?: 'hero' | 'demon'
}

export interface Content {
  pack: string
  lang: string
  board: { width: number; height: number; fields: Field[] }
  cards: Record<string, Printed>
  worlds: Record<string, { name: string; flavour: string }>
  rules: Record<string, { title: string; help: string }>
}
