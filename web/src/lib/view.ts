// What a seat sees comes from the generated types; this is the static content (server/content.py).
export type { Agreed as Rules, FigureView, LaidView, PileView, QuestView, RiseView as View } from './protocol'

import type { Agreed } from './protocol'

const SIDES = ['stret-risi', 'zacatecnici']

/** Does anybody cast spells in this game? (RS-STR-12) */
export function mayCast(rules: Agreed): boolean {
  return !SIDES.includes(rules.scenario) || rules.options.includes('kouzleni')
}

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
}

export interface Content {
  pack: string
  lang: string
  board: { width: number; height: number; fields: Field[] }
  cards: Record<string, Printed>
  worlds: Record<string, { name: string; flavour: string }>
  rules: Record<string, { title: string; help: string }>
}
