import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Event } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { Stagehand } from '../rise/stagehand.svelte'
import type { View } from '../rise/view'
import { Show } from '../stage/show.svelte'

const events: Event[] = [
  { n: 1, kind: 'roll', actor: 'rytir', source: 'movement', amount: 5 },
  { n: 1, kind: 'step', actor: 'rytir', to: '23' },
]
const news = (field: string, happened = events) => ({
  events: happened,
  lines: [],
  view: { figures: [{ id: 'rytir', field }] } as unknown as View,
})
let reduced = false

function stage(): [Show, Stagehand] {
  const show = new Show()
  return [show, new Stagehand(show)]
}

beforeEach(() => {
  vi.useFakeTimers()
  settings.sound = false
  settings.stage = 'usual'
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
})
afterEach(() => {
  reduced = false
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the dice roll before the figure goes', async () => {
  const [show, hand] = stage()
  const shown = vi.fn()
  void show.hear(news('23')).then(shown)
  await vi.advanceTimersByTimeAsync(500)
  expect(show.now?.die?.face).toBe('5')
  expect([hand.rolled, hand.places]).toEqual([5, {}])
  await vi.advanceTimersByTimeAsync(700)
  expect(hand.places).toEqual({ rytir: '23' })
  expect(shown).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(shown).toHaveBeenCalled()
  expect(show).toMatchObject({ busy: false, now: null })
})

test('with reduced motion nothing goes step by step, and the dice stay long enough to be read', async () => {
  reduced = true
  const [show, hand] = stage()
  void show.hear(news('23'))
  await vi.advanceTimersByTimeAsync(1300)
  expect(show.now?.die?.face).toBe('5')
  await vi.advanceTimersByTimeAsync(200)
  expect(hand.places).toEqual({ rytir: '23' })
  expect(show.busy).toBe(false)
})

test('whoever turns to another moment does not wait for the dice of the last one', async () => {
  const [show, hand] = stage()
  void show.hear(news('23'))
  await vi.advanceTimersByTimeAsync(100)
  show.cut()
  expect(show.now).toBeNull()
  await show.hear(news('11', []))
  expect(hand.places).toEqual({ rytir: '11' })
  await vi.advanceTimersByTimeAsync(5000)
  expect(hand.places).toEqual({ rytir: '11' })
  expect(show.now).toBeNull()
})

test('an answer or a click ends everything that still moves', async () => {
  const [show, hand] = stage()
  void show.hear(news('23'))
  void show.hear(news('24'))
  await vi.advanceTimersByTimeAsync(50)
  expect(show.busy).toBe(true)
  show.cut()
  expect([show.busy, show.now, hand.places]).toEqual([false, null, { rytir: '24' }])
  await vi.advanceTimersByTimeAsync(5000)
  expect([show.busy, show.now, hand.places]).toEqual([false, null, { rytir: '24' }])
})
