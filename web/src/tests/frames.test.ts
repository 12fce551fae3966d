import { expect, it } from 'vitest'
import { apply, kept, nothing, timeLeft, type Known } from '../lib/frames'
import type { ServerMessage, Table, Update } from '../lib/protocol'

const table = {
  t: 'table',
  seq: 3,
  n: 3,
  seat: 0,
  table: { status: 'running', seats: [] },
  view: { round: 1, turn: 'rytir' },
  asked: [0],
  choice: null,
  reach: null,
  log: [{ n: 3, text: 'a', kind: 'x' }],
  since: 0,
  undo: false,
  undo_ask: null,
  clock: null,
  chat: [],
} as unknown as Table
const update = {
  t: 'update',
  after: 3,
  seq: 4,
  n: 4,
  seat: 0,
  events: [{ n: 4, kind: 'turn' }],
  lines: [{ n: 4, text: 'b', kind: 'turn' }],
  view: { turn: 'stin' },
  asked: [1],
  choice: null,
  reach: null,
  undo: true,
  clock: null,
} as unknown as Update
const seats = [
  {
    seat: 0,
    character: 'rytir',
    guest: 'g',
    name: 'Ema',
    bot: '',
    present: true,
    taken: 0,
    kept: [],
    seal: '',
    said: false,
  },
]
const seated = (): Known => apply(nothing(), table)!

it('takes the whole table', () => expect(seated()).toMatchObject({ seq: 3, view: { round: 1 }, log: [{ text: 'a' }] }))

it('changes only the parts that an update names', () => {
  const known = apply(seated(), update)!
  expect(known.view).toEqual({ round: 1, turn: 'stin' })
  expect(known.log.map((line) => line.text)).toEqual(['a', 'b'])
  expect(known).toMatchObject({ seq: 4, undo: true, asked: [1] })
})

it('asks for the whole table when something was missed or the eyes changed', () => {
  expect(apply(seated(), { ...update, after: 5, seq: 6 })).toBeNull()
  expect(apply(seated(), { ...update, seat: 1 })).toBeNull()
  expect(apply(nothing(), update)).toBeNull()
})

it('does not go back to an older update', () => {
  const known = seated()
  expect(apply(known, { ...update, after: 0, seq: 2 })).toBe(known)
})

it('keeps chat, presence and requests', () => {
  expect(apply(seated(), { t: 'said', guest: 'g', name: 'Ema', text: 'ahoj', at: 1 })!.chat).toHaveLength(1)
  expect(apply(seated(), { t: 'presence', people: [{ guest: 'g', name: '', seats: [] }] })!.present).toEqual(['g'])
  expect(apply(seated(), { t: 'asks_undo', ask: null })!.undoAsk).toBeNull()
})

it('knows at once who has gone away', () => {
  const full = apply(nothing(), { ...table, table: { ...table.table, seats } })!
  expect(apply(full, { t: 'presence', people: [] })!.table!.seats[0]!.present).toBe(false)
  expect(
    apply(full, { t: 'presence', people: [{ guest: 'g', name: 'Ema', seats: [0] }] })!.table!.seats[0]!.present,
  ).toBe(true)
})

it('counts as news only what came after the own answer', () => {
  const answered = apply(seated(), { t: 'accepted', n: 3, rest: '' })!
  const known = apply(answered, update)!
  expect(known.since).toBe(4)
  expect(apply(known, { ...update, after: 4, seq: 5, n: 5 })!.since).toBe(4)
})

it('takes over what the seat lets be answered by itself', () => {
  const known = apply(nothing(), {
    ...table,
    prefs: { skip_trivial: true, remember: { well: 'no' }, passing: ['well'] },
  })!
  expect(known.remembered).toEqual({ well: 'no' })
  expect(known.passing).toEqual(['well'])
})

it('forgets with the turn what was to be answered by itself in this turn only', () => {
  const prefs = { skip_trivial: true, remember: { well: 'no', elude: 'no' }, passing: ['well'] }
  const known = apply(apply(nothing(), { ...table, prefs })!, update)!
  expect([known.remembered, known.passing]).toEqual([{ elude: 'no' }, []])
})

it('leaves what is as before the same object: only what changed is drawn again', () => {
  const before = {
    figures: [
      { id: 'rytir', lives: 3 },
      { id: 'stin', lives: 4 },
    ],
    laid: [],
    turn: 'rytir',
  }
  const told = {
    figures: [
      { id: 'rytir', lives: 2 },
      { id: 'stin', lives: 4 },
    ],
    laid: [],
    turn: 'rytir',
  }
  const now = kept(before, told)
  expect(now).toEqual(told)
  expect(now.laid).toBe(before.laid)
  expect([now.figures[0] === before.figures[0], now.figures[1] === before.figures[1]]).toEqual([false, true])
  expect(kept(before, structuredClone(before))).toBe(before)
  expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  expect(kept([1, 2], { 0: 1, 1: 2 })).toEqual({ 0: 1, 1: 2 })
  expect(kept(before, null)).toBeNull()
})

it('counts the time from the frame that told it, whatever else arrives', () => {
  const clock = { left: [60, 30], running: [0], bots: [] }
  let known = apply(nothing(), { ...table, clock }, 1_000)!
  for (let i = 0; i < 20; i++) {
    known = apply(known, { t: 'said', guest: 'g', name: 'Ema', text: 'ahoj', at: 1 }, 5_000 + i)!
    known = apply(known, { t: 'presence', people: [] }, 6_000 + i)!
    known = apply(known, { t: 'asks_undo', ask: null }, 7_000 + i)!
  }
  expect(timeLeft(known.clock!, 0, 11_000)).toBe(50)
  expect(timeLeft(known.clock!, 1, 11_000)).toBe(30)
  known = apply(known, { t: 'info', table: known.table!, seats_mine: [], clock: { ...clock, left: [48, 30] } }, 12_000)!
  expect(timeLeft(known.clock!, 0, 13_000)).toBe(47)
  expect(timeLeft(known.clock!, 0, 99_000)).toBe(0)
})

it('drops a request to go back with the entry that ends it, and keeps one that is still open', () => {
  const asked = { ask: 1, by: 0, to: 1, yes: [0], n: 3 }
  const open = apply(seated(), { t: 'asks_undo', ask: asked })!
  expect(apply(open, { ...update, after: 3, seq: 3, n: 3 })!.undoAsk).toEqual(asked)
  expect(apply(open, update)!.undoAsk).toBeNull()
})

it('takes what is beside the game as it is, after it was away', () => {
  const said = { t: 'said', guest: 'g', name: 'G', text: 'here?', at: 1 } as const
  const old = apply(seated(), said)!
  const beside = { t: 'beside', undo_ask: null, chat: [said], prefs: { skip_trivial: true, remember: { well: 'no' } } }
  const back = apply({ ...old, undoAsk: { ask: 1, by: 0, to: 1, yes: [], n: 3 } }, beside as ServerMessage)!
  expect(back.chat).toEqual([said])
  expect(back.undoAsk).toBeNull()
  expect(back.remembered).toEqual({ well: 'no' })
})
