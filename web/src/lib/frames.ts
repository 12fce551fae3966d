// How the table changes with each frame: pure, so that it can be tested without a server.
import type {
  Choice,
  ClockFace,
  Event,
  LogLine,
  Over,
  Person,
  Route,
  Said,
  SeatPrefs,
  ServerMessage,
  Table,
  TableInfo,
  Told,
  UndoAsk,
  Update,
} from './protocol'

export const KEPT = 400 // lines of the log

/** A clock, and when it was heard of: only that moment tells what is left now. */
export interface Timed extends ClockFace {
  heard: number
}

export interface Known {
  seq: number
  n: number
  seat: number
  table: TableInfo | null
  /** In the shape that the game itself knows. */
  view: object | null
  asked: number[]
  choice: Choice | null
  reach: Record<string, Route> | null
  log: LogLine[]
  /** The last answer of these eyes; what comes after it is news to them. */
  since: number
  answered: boolean
  /** Answers given by themselves, by topic. */
  remembered: Record<string, string>
  /** Topics of these that are remembered in this turn only. */
  passing: string[]
  undo: boolean
  undoAsk: UndoAsk | null
  clock: Timed | null
  chat: Said[]
  seatsMine: number[]
  spectator: boolean
  host: boolean
  guest: string
  present: string[]
  /** Those of them who only look on. */
  onlookers: Person[]
  over: Over | null
  /** Secrets that have come to light. */
  told: Told
  /** What the last frame told, for motion, sound and announcements. */
  events: Event[]
}

export function nothing(): Known {
  return {
    seq: 0,
    n: 0,
    seat: 0,
    table: null,
    view: null,
    asked: [],
    choice: null,
    reach: null,
    log: [],
    since: 0,
    answered: false,
    remembered: {},
    passing: [],
    undo: false,
    undoAsk: null,
    clock: null,
    chat: [],
    seatsMine: [],
    spectator: true,
    host: false,
    guest: '',
    present: [],
    onlookers: [],
    over: null,
    told: untold(),
    events: [],
  }
}

/** The next state, or null when something was missed and the whole table has to be asked for. */
export function apply(known: Known, message: ServerMessage, now = performance.now()): Known | null {
  switch (message.t) {
    case 'welcome':
      return {
        ...known,
        seatsMine: message.seats_mine,
        spectator: message.spectator,
        host: message.host,
        guest: message.guest,
      }
    case 'info':
      return {
        ...known,
        table: message.table,
        seatsMine: message.seats_mine,
        host: message.table.host === known.guest,
        clock: timed(message.clock, now),
      }
    case 'table':
      return whole(known, message, now)
    case 'update':
      return changed(known, message, now)
    case 'accepted':
      return { ...known, answered: true }
    case 'said':
      return { ...known, chat: [...known.chat, message].slice(-100) }
    case 'presence':
      return {
        ...there(
          known,
          message.people.map((person) => person.guest),
        ),
        onlookers: message.people.filter((person) => !person.seats.length),
      }
    case 'beside':
      return { ...known, undoAsk: message.undo_ask, chat: message.chat, ...preferred(message.prefs) }
    case 'asks_undo':
      return { ...known, undoAsk: message.ask }
    case 'over':
      return { ...known, over: message }
    default:
      return known
  }
}

function timed(clock: ClockFace | null | undefined, heard: number): Timed | null {
  return clock ? { ...clock, heard } : null
}

/** Seconds that a seat has left now. */
export function timeLeft(clock: Timed, seat: number, now: number): number {
  const passed = clock.running.includes(seat) ? (now - clock.heard) / 1000 : 0
  return Math.max(0, (clock.left[seat] ?? 0) - passed)
}

/** Who is at the table now: their seats know it too. */
function there(known: Known, present: string[]): Known {
  const table = known.table && {
    ...known.table,
    seats: known.table.seats.map((seat) => ({ ...seat, present: present.includes(seat.guest) })),
  }
  return { ...known, present, table }
}

function whole(known: Known, { table, view, log, undo_ask, chat, told, prefs, ...rest }: Table, now: number): Known {
  const { seq, n, seat, asked, choice, reach, since, undo, clock } = rest
  return {
    ...known,
    seq,
    n,
    seat,
    asked,
    choice,
    reach,
    since,
    undo,
    clock: timed(clock, now),
    table,
    log,
    chat,
    answered: false,
    ...preferred(prefs),
    view: view as object | null,
    told: told ?? untold(),
    undoAsk: undo_ask,
    events: [],
    over: table.status === 'over' ? known.over : null,
  }
}

function changed(known: Known, update: Update, now: number): Known | null {
  if (!known.view || update.seat !== known.seat || update.after > known.seq) return null
  if (update.seq < known.seq) return known
  const { seq, n, asked, choice, undo, clock } = update
  return {
    ...known,
    seq,
    n,
    asked,
    choice,
    reach: kept(known.reach, update.reach),
    undo,
    clock: timed(clock, now),
    since: known.answered ? seq : known.since,
    answered: false,
    view: kept(known.view, { ...known.view, ...update.view }),
    log: [...known.log, ...update.lines].slice(-KEPT),
    told: grown(known.told, update.told),
    undoAsk: known.undoAsk?.n === seq ? known.undoAsk : null,
    events: update.events,
    ...(update.lines.some((line) => line.kind === 'turn') ? passed(known) : {}),
  }
}

function preferred(prefs: SeatPrefs | null | undefined): Pick<Known, 'remembered' | 'passing'> {
  return { remembered: prefs?.remember ?? {}, passing: prefs?.passing ?? [] }
}

/** Whatever says the same as before stays the same object, so that nobody draws it again. */
export function kept<Value>(before: unknown, now: Value): Value {
  if (before === now || !isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now
  const made: Record<string, unknown> = {}
  const names = Object.keys(now)
  for (const name of names) made[name] = kept(before[name], now[name])
  if (names.length === Object.keys(before).length && names.every((name) => made[name] === before[name]))
    return before as Value
  return (Array.isArray(now) ? names.map((name) => made[name]) : made) as Value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Another turn: what was remembered for the last one only is no more. */
function passed({ remembered, passing }: Known): Pick<Known, 'remembered' | 'passing'> {
  const lasting = Object.entries(remembered).filter(([topic]) => !passing.includes(topic))
  return { remembered: Object.fromEntries(lasting), passing: [] }
}

const untold = (): Told => ({ cards: {}, scenes: {}, motifs: {} })

function grown(told: Told, more: Told | undefined): Told {
  if (!more) return told
  return {
    cards: { ...told.cards, ...more.cards },
    scenes: { ...told.scenes, ...more.scenes },
    motifs: { ...told.motifs, ...more.motifs },
  }
}
