import { expect, it } from 'vitest'
import { change, percent } from '../lib/chances'

it('calls a change by its size, and what a mind does not tell apart alike', () => {
  const called = [0.5, 0.51, 0.54, 0.6, 0.8, 0.46, 0.4, 0.2].map((after) => change.of(0.5, after))
  expect(called).toEqual([
    'same',
    'same',
    'better-little',
    'better',
    'better-much',
    'worse-little',
    'worse',
    'worse-much',
  ])
})

it('calls a chance by where it stands', () => {
  expect([0.02, 0.3, 0.5, 0.7, 0.95].map(change.standing)).toEqual(['lost', 'behind', 'even', 'ahead', 'won'])
  expect(percent(0.476)).toBe(48)
})
