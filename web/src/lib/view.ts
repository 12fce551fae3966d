// What a seat sees of a game of Říše Snů (`view` of src/snar/rise/view.py) and the static content (server/content.py).
export interface Rules {
  scenario: string
  options: string[]
  edition: string
  characters: string[]
  fame: number
  boards: number
  rotation: number
}

export interface QuestView {
  id: string
  level: string
  world: string
  left: number[]
  seen: string[][]
  done: boolean
  spent: boolean
  annexes: boolean
}

export interface FigureView {
  id: string
  seat: number
  team: number
  side: 'hero' | 'demon'
  helper: boolean
  field: string
  moc: number
  tokens: number
  pohyb: number
  lives: number
  max_lives: number
  bp: number
  fame: number
  annexed: string[]
  experience: number
  circuit: number
  slowed: number
  hasted: number
  skips: boolean
  hypnotised: boolean
  items: string[]
  kept: string[]
  trophies: string[]
  abilities: string[]
  quests: QuestView[]
}

export interface LaidView {
  id: string
  owner: number
  picture: string
  turn: number
  actions: number
  cells: string[]
}

export interface PileView {
  count: number
  used: string[]
  known?: Record<string, string>
  back?: string
}

export interface View {
  rules: Rules
  round: number
  turn: string
  order: string[]
  seat: number
  figures: FigureView[]
  laid: LaidView[]
  worlds: Record<string, boolean>
  open: Record<string, string[]>
  decks: Record<string, PileView>
  hands: Record<string, { count: number; known: string[] }>
  over: boolean
  light?: [number, number]
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
