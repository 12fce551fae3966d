// Types of the wire, as in src/snar/server/protocol.py and bodies.py.

export const VERSION = 1

export interface Hello {
  t: 'hello'
  v: number
  seq?: number
  lang?: 'cs' | 'en' | null
}

export interface Answer {
  t: 'answer'
  n: number
  line: string
  seat?: number | null
}

export interface Preview {
  t: 'preview'
  id: number
  line: string
  seat?: number | null
}

export interface Why {
  t: 'why'
  id: number
  key: string
  seat?: number | null
}

export interface Hint {
  t: 'hint'
  id: number
  seat?: number | null
}

export interface Undo {
  t: 'undo'
  n: number
  seat?: number | null
}

export interface AskUndo {
  t: 'ask_undo'
  to: number
}

export interface Consent {
  t: 'consent'
  ask: number
  yes?: boolean
}

export interface Say {
  t: 'say'
  text: string
}

export interface Mute {
  t: 'mute'
  guest: string
  on?: boolean
}

export interface Prefs {
  t: 'prefs'
  skip_trivial?: boolean | null
  remember?: Record<string, string> | null
  pace?: 'none' | 'fast' | 'normal' | 'slow' | null
  seat?: number | null
}

export interface Language {
  t: 'language'
  lang: 'cs' | 'en'
}

export interface Look {
  t: 'look'
  seat: number
}

export interface Resign {
  t: 'resign'
  seat?: number | null
}

export interface Ping {
  t: 'ping'
}

export interface Clock {
  kind: 'answer' | 'bank'
  seconds: number
  increment?: number
  timeout?: 'bot' | 'resign'
}

export interface ClockFace {
  left: number[]
  running: number[]
}

export interface SeatInfo {
  seat: number
  character: string
  guest: string
  name: string
  bot: string
  present: boolean
}

export interface TableInfo {
  id: string
  game: string
  status: 'open' | 'running' | 'over'
  visibility: 'public' | 'link' | 'private'
  host: string
  rules: Record<string, any>
  seats: SeatInfo[]
  created: number
  updated: number
  commitment: string
  words: string[]
  clock: Clock | null
  pace: 'none' | 'fast' | 'normal' | 'slow'
  rematch: string
  seeded: boolean
}

export interface Option {
  key: string
  label: string
  rule?: string
  cost?: Record<string, number>
  price?: string
  effect?: string
}

export interface Choice {
  seat: number
  topic: string
  question: string
  about: Record<string, any>
  options: Option[]
}

export interface Route {
  cost: number
  harms: number
  steps: string[]
}

export interface Event {
  n: number
  kind: string
  actor?: string
  source?: string
  frm?: string
  to?: string
  amount?: number
  rule?: string
  card?: string
  back?: string
}

export interface LogLine {
  n: number
  text: string
  kind: string
  rule?: string
  actor?: string
  field?: string
}

export interface Person {
  guest: string
  name: string
  seats: number[]
}

export interface Advised {
  key: string
  label: string
  reasons: string[]
  text: string
}

export interface Proof {
  commitment: string
  secret: string
  words: string[]
  chain: string
}

export interface UndoAsk {
  ask: number
  by: number
  to: number
  yes: number[]
}

export interface Welcome {
  t: 'welcome'
  v: number
  guest: string
  seats_mine: number[]
  spectator: boolean
  host: boolean
  lang: 'cs' | 'en'
}

export interface Info {
  t: 'info'
  table: TableInfo
  seats_mine: number[]
}

export interface Table {
  t: 'table'
  seq: number
  n: number
  seat: number
  table: TableInfo
  view: Record<string, any> | null
  asked: number[]
  choice: Choice | null
  reach: Record<string, Route> | null
  log: LogLine[]
  since: number
  undo: boolean
  undo_ask: UndoAsk | null
  clock: ClockFace | null
  chat: Said[]
}

export interface Update {
  t: 'update'
  after: number
  seq: number
  n: number
  seat: number
  events: Event[]
  lines: LogLine[]
  view: Record<string, any>
  asked: number[]
  choice: Choice | null
  reach: Record<string, Route> | null
  undo: boolean
  clock: ClockFace | null
}

export interface Accepted {
  t: 'accepted'
  n: number
  rest: string
}

export interface Refused {
  t: 'refused'
  reason: string
  text: string
  rule: string
  about: Record<string, any>
  n: number
  id: number
}

export interface Previewed {
  t: 'previewed'
  id: number
  n: number
  choice: Choice | null
  reach: Record<string, Route> | null
  view: Record<string, any>
}

export interface Because {
  t: 'because'
  id: number
  reason: string
  rule: string
  text: string
  help: string
}

export interface Advice {
  t: 'advice'
  id: number
  n: number
  top: Advised[]
}

export interface Said {
  t: 'said'
  guest: string
  name: string
  text: string
  at: number
}

export interface Presence {
  t: 'presence'
  people: Person[]
}

export interface AsksUndo {
  t: 'asks_undo'
  ask: UndoAsk | null
}

export interface Over {
  t: 'over'
  result: Record<string, any>
  text: string
  story: Record<string, any>
  proof: Proof | null
}

export interface Notice {
  t: 'notice'
  kind: string
  text: string
}

export interface Pong {
  t: 'pong'
}

export interface GuestBody {
  name?: string
  lang?: 'cs' | 'en' | null
}

export interface Me {
  guest: string
  name: string
  lang: 'cs' | 'en'
  url: string
}

export interface Commitment {
  commitment: string
}

export interface PlayBody {
  commitment?: string
  word?: string
  scenario?: string
  character?: string
  bot?: string
  pace?: 'none' | 'fast' | 'normal' | 'slow'
  seed?: string | null
}

export interface CreateBody {
  seats?: string[]
  scenario?: string
  options?: string[]
  edition?: string
  characters?: string[]
  players?: number
  fame?: number
  boards?: number
  rotation?: number
  visibility?: 'public' | 'link' | 'private'
  clock?: Clock | null
  pace?: 'none' | 'fast' | 'normal' | 'slow'
  commitment?: string
  word?: string
  names?: string[]
  seed?: string | null
  script?: number[]
}

export interface Created {
  id: string
}

export interface TableBody {
  table: TableInfo
  mine: number[]
  asked: number[]
  round: number
}

export interface TablesBody {
  tables: TableBody[]
}

export interface SitBody {
  seat?: number | null
  code?: string
  word?: string
  name?: string
}

export interface Sat {
  id: string
  seat: number
}

export interface SeatBody {
  seat: number
  bot?: string
}

export interface InviteBody {
  seat?: number | null
}

export interface Invited {
  code: string
  url: string
  seat: number | null
}

export interface InviteInfo {
  id: string
  seat: number | null
  table: TableInfo
}

export interface VisibilityBody {
  visibility: 'public' | 'link' | 'private'
}

export interface RecoverBody {
  code: string
}

export interface Recovery {
  code: string
}

export interface Recap {
  since: number
  lines: LogLine[]
  complete: boolean
}

export interface ReplayFrame {
  n: number
  seat: string
  key: string
  round: number
  view: Record<string, any>
  events: Event[]
  lines: LogLine[]
}

export interface Replay {
  id: string
  seat: number
  total: number
  rounds: number[]
  frames: ReplayFrame[]
}

export interface Draws {
  commitment: string
  secret: string
  words: string[]
  chain: string
  epochs: [number, number][][]
}

export interface Done {
  ok: boolean
}

export interface Problem {
  reason: string
  text: string
  rule: string
}

export type Lang = 'cs' | 'en'
export type Pace = 'none' | 'fast' | 'normal' | 'slow'

export type ClientMessage =
  | Hello
  | Answer
  | Preview
  | Why
  | Hint
  | Undo
  | AskUndo
  | Consent
  | Say
  | Mute
  | Prefs
  | Language
  | Look
  | Resign
  | Ping

export type ServerMessage =
  | Welcome
  | Info
  | Table
  | Update
  | Accepted
  | Refused
  | Previewed
  | Because
  | Advice
  | Said
  | Presence
  | AsksUndo
  | Over
  | Notice
  | Pong
