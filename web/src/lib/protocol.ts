// Written by `python -m snar.server.typescript` from protocol, bodies and views. Do not edit.

export const VERSION = 1

export type Pace = 'none' | 'fast' | 'normal' | 'slow'
export type Visibility = 'public' | 'link' | 'private'

/** First of all. `seq`: what this client has seen already (0: nothing). */
export interface Hello {
  t: 'hello'
  v: number
  seq?: number
  lang?: string | null
}

/** `n`: the choice it belongs to. `line`: a key or a whole line of notation. `seat`: on a device with several. */
export interface Answer {
  t: 'answer'
  n: number
  line: string
  seat?: number | null
}

/** What would be asked after this beginning of a line? Nothing happens. */
export interface Preview {
  t: 'preview'
  id: number
  line: string
  seat?: number | null
}

/** Why is this not offered? */
export interface Why {
  t: 'why'
  id: number
  key: string
  seat?: number | null
}

/** What would the bot do? */
export interface Hint {
  t: 'hint'
  id: number
  seat?: number | null
}

/** Take back one's own last answer. */
export interface Undo {
  t: 'undo'
  n: number
  seat?: number | null
}

/** Ask everyone to go back to just after answer `to`. */
export interface AskUndo {
  t: 'ask_undo'
  to: number
}

/** `ask`: the number of the request. */
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

/** Only what is given changes. `remember`: topic -> key that is answered by itself when offered; `passing`: those of the topics for which that ends with this turn. */
export interface Prefs {
  t: 'prefs'
  skip_trivial?: boolean | null
  remember?: Record<string, string> | null
  passing?: string[] | null
  pace?: Pace | null
  seat?: number | null
}

export interface Language {
  t: 'language'
  lang: string
}

/** On a device with several seats: see the table through the eyes of this one. */
export interface Look {
  t: 'look'
  seat: number
}

/** My time was up and a bot played for me: I am here again. */
export interface Back {
  t: 'back'
}

export interface Resign {
  t: 'resign'
  seat?: number | null
}

export interface Ping {
  t: 'ping'
}

/** `kind` answer: so many seconds for each answer; bank: for the whole game, `increment` more after each answer. */
export interface Clock {
  kind: 'answer' | 'bank'
  seconds: number
  increment: number
  timeout: 'bot' | 'resign'
}

/** `left`: seconds by seat when the frame was sent; `running`: seats whose time runs; `bots`: seats whose time was up, so that a bot plays for them until the turn ends, or until they are back. */
export interface ClockFace {
  left: number[]
  running: number[]
  bots: number[]
}

/** Somebody who may come back to a seat, or is asked to take it. */
export interface Awaited {
  guest: string
  name: string
}

/** Before the start: `seal` of the word of whoever sits there, `said` when the word itself has come. */
export interface SeatInfo {
  seat: number
  character: string
  guest: string
  name: string
  bot: string
  present: boolean
  taken: number
  kept: Awaited[]
  seal: string
  said: boolean
}

/** Somebody wants to take over a seat of a running game; `yes`: guests who agree so far. */
export interface SeatAsk {
  seat: number
  guest: string
  name: string
  yes: string[]
}

/** Somebody would play the same again, at the table `rematch`; which guests said yes and no so far. */
export interface Offer {
  by: string
  yes: string[]
  no: string[]
}

/** A moment of a finished game. */
export interface Origin {
  table: string
  at: number
}

/** Everything about a table that is no secret and no game. `opening`: every seat is taken and every word sealed, the words are awaited; `tries`: how often they were asked for. `open_hands`: nobody has anything to hide from another seat. `origin`: it goes on from there, the table and the entry. */
export interface TableInfo {
  id: string
  game: string
  status: 'open' | 'over' | 'running'
  visibility: Visibility
  host: string
  rules: Record<string, any>
  seats: SeatInfo[]
  created: number
  updated: number
  commitment: string
  words: string[]
  clock: Clock | null
  pace: Pace
  rematch: string
  seeded: boolean
  lesson: string
  wishes: SeatAsk[]
  offer: Offer | null
  opening: boolean
  tries: number
  open_hands: boolean
  origin: Origin | null
}

/** In the player's language. `warn`: what harms, ends the turn or cannot be taken back; `ends`: the turn is over with it. Where it has to be paid: `dear`, the ways to pay that what is at hand does not allow; `die`: only the luck die or a quick card could pay it. `kills`: who would die of it, `sure`: however the dice fall; `grave`: it would kill, or end it all. What it means, as the rule that offers it says (snar.kernel.meaning): `on`: what it names, by kind (field, card, thing, figure, place ...); `group`: among which it is shown; `final`: with it one's turn, phase or whatever one is busy with is over; `opens`: it only begins an answer, and this kind of question comes next. */
export interface Option {
  key: string
  label: string
  rule?: string
  cost?: Record<string, number>
  price?: string
  effect?: string
  warn?: string
  ends?: boolean
  dear?: string
  die?: boolean
  kills?: string[]
  sure?: boolean
  grave?: boolean
  on?: Record<string, string>
  group?: string
  final?: boolean
  opens?: string
}

/** What one may usually answer, and not now: `why` says why. `on`: what it names, as with an option. */
export interface Missed {
  key: string
  label: string
  on?: Record<string, string>
}

/** Something to know before answering; `card`: what is printed on it belongs to the question. */
export interface Fact {
  kind: string
  text: string
  card?: string
  grave?: boolean
}

/** `chances`: how many of the six sides show it. */
export interface DieFace {
  face: string
  text: string
  chances: number
}

/** A die that lies on the table: whose, what it shows, what each face means. */
export interface Die {
  kind: string
  face: string
  text: string
  faces: DieFace[]
}

/** `kind`: what sort of question it is (snar.kernel.meaning); `part`: it belongs to an answer that was begun before, and nothing has happened yet. `thing`: the card or thing whose effect asks; `paid`: what is being paid for, `payer`: by whom; a die that lies there; `together`: it is voted about. */
export interface Choice {
  seat: number
  topic: string
  question: string
  about: Record<string, any>
  options: Option[]
  kind?: string
  part?: boolean
  facts?: Fact[]
  thing?: string
  paid?: string
  payer?: string
  together?: boolean
  die?: Die | null
  missed?: Missed[]
}

/** How a field within the BP is reached: the least harmful, then the cheapest way. */
export interface Route {
  cost: number
  harms: number
  steps: string[]
  warn?: string
  sure?: boolean
}

/** What happened, as much of it as the seat may know; `card` is a face, `back` only a back. */
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
  details?: Record<string, any>
}

/** An event in words. `face`: what a die showed, where it tells of a roll. */
export interface LogLine {
  n: number
  text: string
  kind: string
  rule?: string
  actor?: string
  field?: string
  face?: number
}

export interface Person {
  guest: string
  name: string
  seats: number[]
}

/** `field`: where it is on the board; `gain`: what comes of it, in words; `chance`: to win after it, where that can be told. */
export interface Advised {
  key: string
  label: string
  reasons: string[]
  text: string
  field?: string
  gain?: string
  chance?: number | null
}

/** Enough to recompute the commitment and the key; the draws are at /api/tables/{id}/proof. */
export interface Proof {
  commitment: string
  secret: string
  words: string[]
  chain: string
  seals: string[]
  tries: number
}

/** What this seat lets be answered by itself; `passing`: what of it ends with this turn. */
export interface SeatPrefs {
  skip_trivial: boolean
  remember: Record<string, string>
  passing: string[]
}

/** A request to go back; `yes`: seats that agree so far. It ends with the next entry after `n`, when it was made. */
export interface UndoAsk {
  ask: number
  by: number
  to: number
  yes: number[]
  n: number
}

export interface Welcome {
  t: 'welcome'
  v: number
  guest: string
  seats_mine: number[]
  spectator: boolean
  host: boolean
  lang: string
}

/** The table itself changed: seats, settings, status; and so whose time runs. */
export interface Info {
  t: 'info'
  table: TableInfo
  seats_mine: number[]
  clock: ClockFace | null
}

/** The whole of what this seat may know. `seat`: whose eyes; the seat after the last is the spectator's. */
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
  prefs: SeatPrefs | null
  told?: Told
}

/** What changed from `after` to `seq`. `view` holds only the top-level parts that changed. */
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
  told?: Told
}

/** What is beside the game, for whoever goes on from what they have seen: they may have missed some of it. */
export interface Beside {
  t: 'beside'
  undo_ask: UndoAsk | null
  chat: Said[]
  prefs: SeatPrefs | null
}

/** The answer is durable. `rest`: words left over because something happened in between. */
export interface Accepted {
  t: 'accepted'
  n: number
  rest: string
}

/** Nothing has changed. `id`: of the preview, why or hint it answers. */
export interface Refused {
  t: 'refused'
  reason: string
  text: string
  rule: string
  about: Record<string, any>
  n: number
  id: number
}

/** `choice`: what would be asked next; None: nothing more, the line is complete. */
export interface Previewed {
  t: 'previewed'
  id: number
  n: number
  choice: Choice | null
  reach: Record<string, Route> | null
  view: Record<string, any>
}

/** Answer to `why`: an empty reason means that it is offered. */
export interface Because {
  t: 'because'
  id: number
  reason: string
  rule: string
  text: string
  help: string
}

/** `now`: the chance to win as it stands, where that can be told. */
export interface Advice {
  t: 'advice'
  id: number
  n: number
  top: Advised[]
  now: number | null
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

/** `ask` None: the request is gone. */
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
  tale: string[]
}

export interface Notice {
  t: 'notice'
  kind: string
  text: string
}

export interface Pong {
  t: 'pong'
}

/** A name and a language; empty: leave as it is. */
export interface GuestBody {
  name?: string
  lang?: string | null
}

export interface Me {
  guest: string
  name: string
  lang: string
  url: string
}

/** `kept`: seats that I may come back to; `watching`: how many look on. */
export interface TableBody {
  table: TableInfo
  mine: number[]
  kept: number[]
  asked: number[]
  round: number
  watching: number
}

/** Somebody one has played as, and how often. */
export interface Favourite {
  character: string
  times: number
}

/** My games of one kind. `together`: at a table with other people. What is neither won nor lost was left, kept for another evening, or has no winner. */
export interface GameFigures {
  game: string
  going: number
  over: number
  won: number
  lost: number
  together: number
  favourites: Favourite[]
}

/** A finished game of mine. `won`: null where nobody has won, or whoever plays both sides. */
export interface Played {
  table: TableInfo
  won: boolean | null
}

/** `tables`: the newest of my finished games. */
export interface Profile {
  name: string
  since: number
  games: GameFigures[]
  tables: Played[]
}

/** Shown before a word is said; name it when you make a table. */
export interface Commitment {
  commitment: string
}

/** Play now: everything has a default. `word`: after the `commitment`; without both the table waits for the word. */
export interface PlayBody {
  commitment?: string
  word?: string
  bot?: string
  pace?: Pace
  seed?: string | null
  game?: string
  agreement?: Record<string, any>
}

/** `seats`: one word per seat: me, open, local (a second player on this device), or the name of a bot. `agreement`: what is played, in the fields of the `game` (its own Agreement). `word` starts a table at which nobody else can sit at once; it follows a `commitment`. A `seed`, with scripted dice if you like, is for such tables only. */
export interface CreateBody {
  seats?: string[]
  game?: string
  agreement?: Record<string, any>
  visibility?: Visibility
  clock?: Clock | null
  pace?: Pace
  commitment?: string
  word?: string
  names?: string[]
  seed?: string | null
  script?: number[]
}

export interface Created {
  id: string
}

export interface TablesBody {
  tables: TableBody[]
}

/** `seat` None: any that is open to you. */
export interface SitBody {
  seat?: number | null
  code?: string
  name?: string
}

/** The seal of a word, made for this commitment. */
export interface SealBody {
  commitment: string
  seal: string
}

/** The word itself, once everyone has sealed theirs. */
export interface WordBody {
  word: string
}

/** `asked`: the seat is not yours yet, everyone else at the table has to agree. */
export interface Sat {
  id: string
  seat: number
  asked: boolean
}

/** To `guest`, who would take over `seat`. */
export interface AgreeBody {
  seat: number
  guest: string
  yes?: boolean
}

export interface SeatBody {
  seat: number
  bot?: string
}

/** Somebody who looks on. */
export interface ExpelBody {
  guest: string
}

/** The bot that takes the free seats. */
export interface StartBody {
  bot?: string
}

/** `swap`: sides change, if it is an offer; `yes`: the answer to one. */
export interface RematchBody {
  swap?: boolean
  yes?: boolean
}

/** `seat` None: one open link for any free seat. */
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
  visibility: Visibility
}

export interface RecoverBody {
  code: string
}

/** Write it down: it is not shown again, and an older one no longer works. */
export interface Recovery {
  code: string
}

/** What happened since your last answer. */
export interface Recap {
  since: number
  lines: LogLine[]
  complete: boolean
}

/** After entry `n`; the first frame has the whole view, later ones only the parts that changed. */
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
  told?: Told
}

/** Everything needed to recompute the dice: by epoch, in order, [one of so many, which]. */
export interface Draws {
  commitment: string
  secret: string
  words: string[]
  chain: string
  epochs: [number, number][][]
  seals: string[]
  tries: number
}

/** How each side stood after entry `n`: its chance to win, or the bot's own points. */
export interface Stood {
  n: number
  round: number
  worth: number[]
}

/** A turn after which the sides stood differently: by how much, what of it the dice and cards gave, and what its player gave away. */
export interface Turned {
  n: number
  seat: number
  round: number
  swing: number[]
  luck: number[]
  lost: number
}

/** Something better was there: `mine` and `best` are what both were expected to bring, from what was seen then. `size`: 1 a slip, 2 a mistake, 3 a blunder. `line`: the answers of the better way, `field` where it leads. */
export interface Slip {
  n: number
  seat: number
  round: number
  lost: number
  size: number
  mine: number
  best: number
  chosen: string
  better: string
  why: string
  line: string[]
  field: string
}

/** One player: how many decisions were judged, how well (in percent), what was given away, what luck gave. */
export interface Judged {
  seat: number
  judged: number
  accuracy: number | null
  lost: number
  luck: number
  sizes: number[]
}

/** `unit`: chance (to win) or points (of the bot's own reckoning); `sides`: seats of each. */
export interface Looked {
  unit: string
  sides: number[][]
  graph: Stood[]
  turning: Turned[]
  slips: Slip[]
  players: Judged[]
}

/** `status`: none, waiting, running, done; `offered`: can games of this kind be looked over? `may`: may whoever asks have it looked over, and play on from its moments? Of a story that goes on only those who sat there. */
export interface Analysis {
  status: string
  offered: boolean
  done: number
  total: number
  found: Looked | null
  may: boolean
}

/** From after entry `at`, as this seat; bots play the others. */
export interface PlayOnBody {
  at: number
  seat: number
  bot?: string
  pace?: Pace
}

/** One of the ways to choose from; `field`: where it leads on the board. */
export interface Way {
  label: string
  field: string
}

/** A position from a game of bots, as the `seat` sees it, and ways to go on: one of them is clearly the best. */
export interface Puzzle {
  id: string
  game: string
  day: string
  seat: number
  character: string
  unit: string
  view: Record<string, any>
  ways: Way[]
  told: Told | null
}

export interface GuessBody {
  id: string
  way: number
}

/** `best`: the way that was asked for; `worth`: by way its chance to win, or the bot's points. */
export interface Guessed {
  right: boolean
  best: number
  worth: number[]
}

/** `position`: the one whose picture belongs to the chapter, or nothing. `see`, `at`: what of it is seen elsewhere on these pages, and where. */
export interface Chapter {
  id: string
  title: string
  lead: string
  rules: string[]
  position: string
  see: string
  at: string
}

/** `text`: what to try. */
export interface PositionInfo {
  id: string
  text: string
  rules: string[]
}

/** The rules of a game in the order of its rulebook. `tries`: by rule, the positions that show it. */
export interface Rulebook {
  game: string
  lang: string
  chapters: Chapter[]
  rules: Record<string, RuleHelp>
  positions: Record<string, PositionInfo>
  tries: Record<string, string[]>
}

/** A position as the board shows it; `told`: names that only those know who have found them. */
export interface Pictured {
  id: string
  game: string
  view: Record<string, any>
  told: Told | null
}

export interface PositionBody {
  id: string
  pace?: Pace
}

/** What to try at this table, by which rules, and whether it has happened. */
export interface Tried {
  id: string
  text: string
  rules: Record<string, RuleHelp>
  done: boolean
  others: string[]
}

/** Something to agree on or not. `clashes`: what it does not go together with, and why, in words. */
export interface Tick {
  id: string
  clashes?: Record<string, string>
}

/** Cards and texts to play with. `title`: as it calls itself; `digest`: the beginning of it; `own`: the game's. */
export interface PackOffer {
  id: string
  title: string
  version: string
  digest: string
  own: boolean
}

/** What a table can agree on. `bots`: of each game the levels, the weakest first. `games`: of each the catalogue it makes itself; only those of `shown` are offered, the others are played by whoever asks for them by name. `packs`: of each game that is played with one, its own first. */
export interface Catalogue {
  game: string
  bots: Record<string, string[]>
  shown: string[]
  games: Record<string, any>
  packs: Record<string, PackOffer[]>
}

/** A first game with given cards and dice, against a bot. */
export interface LessonBody {
  id?: string
  pace?: Pace
}

/** What the guide says now. `do`: an answer, `undo`, `read`, `hint` or `why KEY`; `aside`: about the last answer. */
export interface Prompted {
  id: string
  text: string
  do: string
  aside: string
  number: number
  total: number
  spot: string
}

/** `name`: as it calls itself; `fallback`: says what this one does not; `also`: whose speakers understand it. */
export interface LanguageBody {
  code: string
  name: string
  locale: string
  fallback: string
  also: string[]
}

/** The first one is spoken when nobody wishes for another. */
export interface Languages {
  languages: LanguageBody[]
}

export interface Done {
  ok: boolean
}

/** Every refusal. Nothing has changed. */
export interface Problem {
  reason: string
  text: string
  rule: string
}

export interface RuleHelp {
  title: string
  help: string
}

/** `cost`: BP to enter it; `world`: empty outside the worlds. */
export interface Field {
  name: string
  kind: string
  row: number
  column: number
  world: string
  cost: number
}

export interface Board {
  width: number
  height: number
  fields: Field[]
}

export interface Named {
  name: string
  flavour: string
}

/** A character, card or spell; `stats` is the line of values above its text, `seal` the one value one looks for first (light, power, the roll). Dreams and horrors have `side` ..., characters `camp`. */
export interface Card {
  kind: string
  name: string
  flavour: string
  stats: string
  text: string
  deck?: string
  side?: string
  light?: number
  bp?: number
  placement?: string
  actions?: number
  seal?: number
  camp?: string
}

/** What never changes in a game, in one language. `pack` is the hash of the content. */
export interface ContentBody {
  pack: string
  lang: string
  board: Board
  cards: Record<string, Card>
  worlds: Record<string, Named>
  rules: Record<string, RuleHelp>
}

/** `players`: how many, where no characters are named. Who plays now may name only their own character. */
export interface RiseAgreement {
  scenario?: string
  edition?: string
  options?: string[]
  characters?: string[]
  fame?: number
  boards?: number
  rotation?: number
  players?: number
  pack?: string
}

/** `figures`, `chairs`: so many characters and players, where it is up to the option. */
export interface RiseTick {
  id: string
  clashes?: Record<string, string>
  figures?: number
  chairs?: number
}

/** `players`: the least and the most. `fame`: what is usual, 0: it is not played for. `crowded`: why no more than `crowd` characters are of one side, where that is so. */
export interface RiseScenario {
  sides: boolean
  players: [number, number]
  fame: number
  ticks: RiseTick[]
  crowd: number
  crowded: string
}

/** `cast`: who plays where nobody chooses, from the first seat on. `fame`: the least and the most. */
export interface RiseCatalogue {
  scenarios: Record<string, RiseScenario>
  heroes: string[]
  demons: string[]
  cast: string[]
  fame: [number, number]
  rotations: number[]
}

export interface Agreed {
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
  turns: number
}

export interface FigureView {
  id: string
  seat: number
  team: number
  side: string
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
  tamed: string[]
  abilities: string[]
  quests: QuestView[]
}

/** A dream or horror on the board; `turn` in degrees, `cells` the fields it covers. */
export interface LaidView {
  id: string
  owner: number
  picture: string
  turn: number
  actions: number
  cells: string[]
}

/** `known`: cards this seat has looked at, by place, 1 on top. */
export interface PileView {
  count: number
  used: string[]
  known?: Record<string, string>
  back?: string
}

export interface HandView {
  count: number
  known: string[]
}

export interface RiseView {
  game: string
  rules: Agreed
  round: number
  turn: string
  order: string[]
  seat: number
  figures: FigureView[]
  laid: LaidView[]
  worlds: Record<string, boolean>
  open: Record<string, string[]>
  decks: Record<string, PileView>
  hands: Record<string, HandView>
  asked: number[]
  over: boolean
  result: Record<string, any>
  light?: number[]
}

/** An action printed on a thing of Etherfields; `at`: the corner of the tile where it lies; `ways`: what it costs, one way or another; `motif`: the object that stands for it. */
export interface EtherAction {
  id: string
  label: string
  price?: string
  text?: string
  kind?: string
  at?: string
  range?: number
  once?: string
  ways?: Record<string, number>[]
  motif?: string
}

/** What a step of the turn card sets off; `aimed`: with those it reaches. `verbs` tell two of one step apart. */
export interface EtherEffect {
  step: string
  verbs: string[]
  text: string
  aimed?: boolean
}

/** A thing of Etherfields in words: card, tile, entity, dream, place ... What it is not has no value. `motifs` are the drawings that show it, `plan` those that furnish a tile, `time` is how the turns of a dream pass. */
export interface EtherCard {
  kind: string
  name: string
  flavour?: string
  stats?: string
  text?: string
  sleeper?: string
  cost?: number
  progress?: boolean
  intent?: Record<string, number>
  actions?: EtherAction[]
  effects?: EtherEffect[]
  suit?: string
  steps?: string[]
  colour?: string
  dream?: string
  goal?: string
  about?: string
  turns?: number
  keys?: number
  large?: boolean
  figure?: string
  good?: boolean
  motifs?: string[]
  plan?: string[]
  time?: string
}

/** A scene that was read; paragraphs are parted by an empty line. */
export interface ScenePage {
  id: string
  number: number
  title: string
  text: string
  hint?: string
  motifs?: string[]
  chosen?: string
}

/** Cards and pages, with the motifs that show them and are not public. */
export interface EtherTold {
  cards: Record<string, EtherCard>
  scenes: Record<string, ScenePage>
  motifs: Record<string, Record<string, string>>
}

/** What is no secret in Etherfields, in one language. Entities have the prefix `entity:`. */
export interface EtherContent {
  pack: string
  lang: string
  cards: Record<string, EtherCard>
  rules: Record<string, RuleHelp>
}

/** Motifs by their names. */
export interface Drawings {
  pack: string
  motifs: Record<string, Record<string, string>>
}

/** Pages of one dream (`dream` empty: between dreams); `closed`: how many of it nobody has read yet. */
export interface BookPart {
  dream: string
  title: string
  outcome: string
  pages: string[]
  closed: number
}

/** The book of a campaign. `closed`: dreams that nobody has dreamt yet. */
export interface ScenesBody {
  scenes: ScenePage[]
  motifs: Record<string, Record<string, string>>
  parts: BookPart[]
  closed: number
}

/** `table`: its latest table; `decks`: cards by sleeper (0: not begun yet); `dreams`: names and outcomes. `pack`: it belongs to, empty: the game's own; `here`: the server has that pack now. */
export interface Campaign {
  id: string
  table: string
  status: 'open' | 'over' | 'running'
  resumable: boolean
  decks: Record<string, number>
  dreams: [string, string][]
  scenes: number
  season: string
  options: string[]
  updated: number
  lucid: boolean
  pack: string
  here: boolean
}

/** What led here: the latest pages, milestones in words, and how the campaign stands. */
export interface Previously {
  pages: ScenePage[]
  lines: LogLine[]
  campaign: Campaign
}

export interface CampaignsBody {
  campaigns: Campaign[]
}

/** Everything as it was, unless it is said. */
export interface GoOnBody {
  sleepers?: string[]
  options?: string[]
  seats?: string[]
  commitment?: string
  word?: string
}

/** `chronicle`: what an earlier game has kept, to go on from there; with the pack that it began with. */
export interface EtherAgreement {
  sleepers?: string[]
  options?: string[]
  start?: string
  chronicle?: Record<string, any> | null
  pack?: string
}

/** A variant. `alone`: why it is not for several sleepers; `locked`: why not before a campaign has come so far. */
export interface EtherMode {
  id: string
  alone?: string
  locked?: string
}

/** What a table of Etherfields can agree on. `starts`: the campaign, or what can be practised alone, by pack. */
export interface EtherCatalogue {
  sleepers: string[]
  modes: EtherMode[]
  starts: Record<string, string[]>
}

export interface DeckView {
  count: number
  back: string
}

export interface ProgressView {
  id: string
  turned: boolean
  tokens: number
}

export interface SleeperView {
  id: string
  seat: number
  field: string
  distress: number
  distress_limit: number
  ether: number
  gems: number
  states: string[]
  hand: string[]
  hand_limit: number
  deck: DeckView
  discard: string[]
  progress: ProgressView[]
  progress_slots: number
  sealed: string[]
  box: string[]
  mask: string[]
  masks: string[]
  living: number
  ready: boolean
  boosted: boolean
  effort: boolean
  quiet: boolean
  used: string[]
}

export interface TurnFace {
  id: string
  suit: string
  steps: string[]
}

export interface ActsView {
  source: string
  kind: string
  verbs: string[]
  reaches: string[]
}

/** `reaches`: by step, the faces of the movement die that bring a sleeper into its range; `stride`: a full move. */
export interface MovesView {
  entity: string
  field: string
  nearest: string[]
  distance: number
  stride: number
  reaches: Record<string, string[]>
}

export interface StepView {
  step: string
  blocked: boolean
  acts: ActsView[]
  moves?: MovesView[]
}

export interface TurnView {
  number: number
  first: string
  card: TurnFace | null
  blocked: number[]
  step: number
  left: number
  used: number
  preview: StepView[]
  deck?: string[]
}

export interface PlacedView {
  id: string
  at: string
}

export interface EntityFigureView {
  field: string
  states: string[]
}

export interface EntityView {
  id: string
  figures: EntityFigureView[]
  mutations: string[]
  tokens: number
  poisoned: boolean
}

export interface CompanionView {
  id: string
  field: string
  seat: number
}

export interface EnvironmentView {
  kind: string
  field: string
}

export interface ThreatView {
  field: string
  side: number
}

export interface SpentView {
  action: string
  token: boolean
}

export interface SlotView {
  action: string
  turn: number
}

export interface IntentView {
  action: string
  colour: string
  paid: number
  of: number
}

export interface QuirkView {
  id: string
  field: string
}

export interface DreamscapeView {
  tiles: PlacedView[]
  entities: EntityView[]
  companions: CompanionView[]
  environments: EnvironmentView[]
  threats: ThreatView[]
  spent: SpentView[]
  gems: SlotView[]
  intent: IntentView[]
  tokens: Record<string, number>
  quirks: QuirkView[]
  traps: boolean
}

export interface LandField {
  name: string
  tile: string
  walls: number
  symbols: string
  suit: string
  environments: string[]
}

export interface LandAction {
  key: string
  field: string
  kind: string
}

export interface HalfWall {
  field: string
  side: string
  part: number
}

export interface LandView {
  fields: LandField[]
  actions: LandAction[]
  halves: HalfWall[]
}

export interface PlaceView {
  id: string
  district: string
  icons: string[]
  arrows: string[]
  shortcuts: string[]
  gate: string
  won: boolean
}

/** `place`: where it goes, if it is a voice for a way. */
export interface VoteView {
  seat: number
  key: string
  place: string
}

export interface EtherAgreed {
  sleepers: string[]
  options: string[]
  start: string
  pack: string
}

export interface WorldView {
  location: string
  districts: string[]
  dream: string
  gate: string
  slumber: string
  outcome: string
}

export interface LaidDown {
  seat: number
  card: string
  colour: string
}

export interface PaymentView {
  seat: number
  kind: string
  cost: Record<string, number>
  laid: LaidDown[]
  dropped: string[]
  intent: Record<string, number>
  helpers: number[]
}

/** A secret card of the dream that may be peeked at; one that was has its face, for so many seconds. */
export interface SecretView {
  code: string
  kind: string
  card?: string
  seconds?: number
}

export interface EtherView {
  game: string
  rules: EtherAgreed
  mode: string
  sleepers: SleeperView[]
  turn: TurnView
  dreamscape: DreamscapeView
  world: WorldView
  piles: Record<string, string[]>
  decks: Record<string, number>
  item_slots: number
  hours: number
  keys: number
  souls: number
  supply: Record<string, number>
  mutations: number
  read: string[]
  found: string[]
  log: [string, string][]
  payment: PaymentView | null
  asked: number[]
  over: boolean
  seat: number
  known: Record<string, Record<string, string>>
  secrets: SecretView[]
  land: LandView
  map: PlaceView[]
  votes: VoteView[]
  differed: VoteView[]
  result: Record<string, any>
}

/** `players`, where there is one, says how many seats the table has. */
export interface PlainNumber {
  name: string
  label: string
  usual: number
  least: number
  most: number
}

/** What a game says of itself. `seats`: as many as usual. */
export interface PlainCatalogue {
  title: string
  lead: string
  seats: number
  numbers: PlainNumber[]
}

/** `messages`: Fluent, the game's own words before those for any game, to be read by the rules of `locale`; `players`: what the rules call the seats, in their order, as many as there can be. */
export interface PlainContent {
  game: string
  lang: string
  locale: string
  messages: string
  players: string[]
}

/** Secrets of a game that these eyes know by now, in words. In an update only the new ones. Each game that has any says them in its own way. */
export type Told =
  | EtherTold

/** What never changes in a game and is no secret, in one language: each game has its own. */
export type Content =
  | ContentBody
  | EtherContent
  | PlainContent

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
  | Back
  | Resign
  | Ping


export type ServerMessage =
  | Welcome
  | Info
  | Table
  | Update
  | Beside
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
