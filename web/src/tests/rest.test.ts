import { afterEach, expect, test, vi } from 'vitest'
import { rest } from '../lib/rest'

afterEach(() => void vi.useRealTimers())

test('the board rests when nobody has touched the page for half a minute, and wakes at a touch', () => {
  vi.useFakeTimers()
  const signs = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (name: string, heard: () => void) => signs.set(name, heard))
  const root = { dataset: {} as Record<string, string> }
  rest(root as unknown as HTMLElement)
  vi.advanceTimersByTime(29_000)
  signs.get('keydown')!()
  vi.advanceTimersByTime(29_000)
  expect('resting' in root.dataset).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect('resting' in root.dataset).toBe(true)
  signs.get('pointermove')!()
  expect('resting' in root.dataset).toBe(false)
})
