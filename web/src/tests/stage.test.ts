import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../lib/settings.svelte'
import type { Beat, Moment } from '../stage/moment'
import { beat, lasts, Queue, reading } from '../stage/queue'
import { Show } from '../stage/show.svelte'

const moment = (words: string, more: Partial<Moment> = {}): Moment => ({
  form: 'note',
  cue: 'card',
  tone: 'plain',
  lead: '',
  words,
  ...more,
})
const note = (words: string, more: Partial<Moment> = {}): Beat => beat(moment(words, more))
const script = (...words: string[]) => ({ beats: words.map((one) => note(one)), settle: () => {} })

beforeEach(() => {
  vi.useFakeTimers()
  settings.sound = false
  settings.stage = 'usual'
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a moment lasts as long as it is read, between 0.6 and 1.4 seconds at the usual pace', () => {
  expect(reading('Krok.')).toBe(600)
  expect(reading('x'.repeat(40))).toBe(980)
  expect(reading('x'.repeat(500))).toBe(1400)
  expect(lasts(note('x'.repeat(40)), 'usual', false, 0)).toBe(980)
})

test('everyone sets the pace; what does not move stays longer; what waits long makes haste but can be seen', () => {
  const one = note('x'.repeat(40))
  const [slow, quick] = [lasts(one, 'slow', false, 0), lasts(one, 'quick', false, 0)]
  expect(slow).toBeGreaterThan(980)
  expect(quick).toBeLessThan(980)
  expect(lasts(one, 'none', false, 0)).toBe(0)
  expect(lasts(one, 'usual', true, 0)).toBeGreaterThan(980)
  expect(lasts(one, 'usual', false, 14_000)).toBe(490)
  expect(lasts(one, 'usual', false, 1_000_000)).toBe(350)
  expect(lasts({ length: 190 }, 'usual', true, 0)).toBe(0)
})

test('where too much waits, what is minor is left to the log; what it changes still happens', () => {
  const queue = new Queue()
  const act = vi.fn()
  const minor = beat(moment('minor', { minor: true }), act)
  queue.add([minor, ...Array.from({ length: 12 }, (_, i) => note(`${i}`))])
  const first = queue.next()
  expect(first?.show).toBeUndefined()
  first?.act?.()
  expect(act).toHaveBeenCalledOnce()
  expect(queue.next()?.show?.words).toBe('0')
})

test('nobody waits for a table that has long gone on: of what is oldest only what it changes still happens', () => {
  const queue = new Queue()
  const act = vi.fn()
  queue.add(Array.from({ length: 60 }, (_, i) => beat(moment(`${i}`), act)))
  queue.add([{ length: 400 }, ...Array.from({ length: 40 }, (_, i) => beat(moment(`late ${i}`), act))])
  const seen: string[] = []
  let walked = 0
  for (let one = queue.next(); one; one = queue.next()) {
    one.act?.()
    if (one.show) seen.push(one.show.words)
    else walked += one.length
  }
  expect([seen.length, seen[0], seen.at(-1), walked]).toEqual([24, 'late 16', 'late 39', 0])
  expect(act).toHaveBeenCalledTimes(100)
})

test('moments follow one another, and a click goes on to the next', async () => {
  const show = new Show()
  void show.perform(script('one', 'two', 'three'))
  expect([show.now, show.busy]).toEqual([null, true]) // first the board is painted
  await vi.advanceTimersByTimeAsync(32)
  expect(show.now?.words).toBe('one')
  await vi.advanceTimersByTimeAsync(610)
  expect(show.now?.words).toBe('two')
  show.next()
  expect(show.now?.words).toBe('three')
  await vi.advanceTimersByTimeAsync(610)
  expect([show.now, show.busy]).toEqual([null, false])
})

test('what was skipped can be seen again, also at pace none, and changes nothing', async () => {
  const show = new Show()
  const act = vi.fn()
  settings.stage = 'none'
  await show.perform({ beats: [beat(moment('one'), act), note('two')], settle: () => {} })
  expect([show.now, show.past]).toEqual([null, true])
  act.mockClear()
  show.again()
  expect(show.now?.words).toBe('one')
  await vi.advanceTimersByTimeAsync(610)
  expect(show.now?.words).toBe('two')
  await vi.advanceTimersByTimeAsync(610)
  expect(show.busy).toBe(false)
  expect(act).not.toHaveBeenCalled()
})

test('the turns of others are skipped whole until one is asked; the board is as it should be', async () => {
  const show = new Show()
  const settled = vi.fn()
  void show.perform(script('one', 'two'))
  show.hush()
  await show.perform({ ...script('three'), settle: settled })
  expect([show.now, show.busy]).toEqual([null, false])
  expect(settled).toHaveBeenCalled()
  show.wake()
  void show.perform(script('four'))
  await vi.advanceTimersByTimeAsync(32)
  expect(show.now?.words).toBe('four')
})

test('what was heard before the game was there to show it is shown then', async () => {
  const show = new Show()
  void show.hear({ events: [], lines: [], view: 'early' })
  show.direct(({ view }) => script(String(view)))
  await vi.advanceTimersByTimeAsync(32)
  expect(show.now?.words).toBe('early')
})

test('in a page that nobody looks at nothing is played, and nothing lost', async () => {
  vi.stubGlobal('document', { hidden: true })
  const show = new Show()
  await show.perform(script('one'))
  expect([show.now, show.past]).toEqual([null, true])
})
