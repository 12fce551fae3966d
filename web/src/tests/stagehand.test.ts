import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Event } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { Stagehand } from '../lib/stagehand.svelte'
import type { View } from '../lib/view'

const events: Event[] = [
  { n: 1, kind: 'roll', actor: 'rytir', source: 'movement', amount: 5 },
  { n: 1, kind: 'step', actor: 'rytir', to: '23' },
]
const view = (field: string) => ({ figures: [{ id: 'rytir', field }] }) as unknown as View
let reduced = false

beforeEach(() => {
  vi.useFakeTimers()
  settings.sound = false
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
})
afterEach(() => {
  reduced = false
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the dice roll before the figure goes', async () => {
  const stagehand = new Stagehand()
  const shown = vi.fn()
  void stagehand.perform(events, view('23')).then(shown)
  await vi.advanceTimersByTimeAsync(500)
  expect(stagehand.rolled).toMatchObject({ actor: 'rytir', source: 'movement', value: 5 })
  expect(stagehand.places).toEqual({})
  await vi.advanceTimersByTimeAsync(600)
  expect(stagehand.places).toEqual({ rytir: '23' })
  expect(shown).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(shown).toHaveBeenCalled()
})

test('with reduced motion everything is there at once, the dice too', async () => {
  reduced = true
  const stagehand = new Stagehand()
  await stagehand.perform(events, view('23'))
  expect(stagehand.rolled?.value).toBe(5)
  expect(stagehand.places).toEqual({ rytir: '23' })
})

test('whoever turns to another moment does not wait for the dice of the last one', async () => {
  const stagehand = new Stagehand()
  void stagehand.perform(events, view('23'))
  await vi.advanceTimersByTimeAsync(100)
  stagehand.cut()
  expect(stagehand.rolled).toBeNull()
  await stagehand.perform([], view('11'))
  expect(stagehand.places).toEqual({ rytir: '11' })
  await vi.advanceTimersByTimeAsync(5000)
  expect(stagehand.places).toEqual({ rytir: '11' })
  expect(stagehand.rolled).toBeNull()
})

test('an answer or a click ends everything that still moves', async () => {
  const stagehand = new Stagehand()
  void stagehand.perform(events, view('23'))
  void stagehand.perform(events, view('24'))
  await vi.advanceTimersByTimeAsync(50)
  expect(stagehand.busy).toBe(true)
  stagehand.cut()
  expect(stagehand).toMatchObject({ busy: false, rolled: null, places: { rytir: '24' } })
  await vi.advanceTimersByTimeAsync(5000)
  expect(stagehand).toMatchObject({ busy: false, rolled: null, places: { rytir: '24' } })
})
