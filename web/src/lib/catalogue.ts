// What a table can be made of. The server checks what goes together and says why not.
import type { TableInfo } from './protocol'
import { t } from './text.svelte'

export const SCENARIOS = ['stret-risi', 'zkouska-sily', 'zacatecnici', 'souboj-s-casem', 'bratrstvi'] as const
export const HEROES = ['rytir', 'barbar', 'cestovatel', 'druid', 'snovy-drak']
export const DEMONS = ['stin', 'cert', 'rarach', 'san', 'titan']
export const BOTS = ['greedy', 'random']
export const PACES = ['none', 'fast', 'normal', 'slow'] as const

export interface Shape {
  sides: boolean
  players: [number, number]
  fame: number
  options: string[]
  boards: boolean
  draft: boolean
}

const SIDES = ['ctyri-hraci', 'tezke-ukoly', 'dlouha-hra', 'kouzleni', 'schopnosti']
const TRIAL = ['odmena', 'lecebne-studanky', 'neduverive-svety', 'snove-svety', 'mocne-postavy']

/** How the form looks for each scenario. */
export const SHAPES: Record<string, Shape> = {
  'stret-risi': { sides: true, players: [2, 2], fame: 0, options: SIDES, boards: true, draft: false },
  zacatecnici: { sides: true, players: [2, 2], fame: 0, options: [], boards: false, draft: false },
  'zkouska-sily': { sides: false, players: [2, 5], fame: 4, options: TRIAL, boards: true, draft: true },
  'souboj-s-casem': { sides: false, players: [2, 5], fame: 4, options: TRIAL, boards: false, draft: false },
  bratrstvi: { sides: false, players: [4, 4], fame: 6, options: TRIAL, boards: false, draft: false },
}

/** Heroes and demons take turns round the table. */
export function defaultCast(count: number): string[] {
  return Array.from({ length: count }, (_, i) => (i % 2 ? DEMONS : HEROES)[i >> 1]!)
}

/** What is played at a table. */
export function played(table: TableInfo): string {
  return table.game === 'ether' ? t('landing-ether') : t(`scenario-${table.rules.scenario}`)
}
