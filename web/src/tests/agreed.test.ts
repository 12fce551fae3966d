// What hangs on what was agreed on, and what holds until somebody says otherwise.
import { expect, it } from 'vitest'
import type { Agreed } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { hasAbilities } from '../rise/view'

const agreed = (scenario: string, ...options: string[]): Agreed => ({ scenario, options }) as unknown as Agreed

it('abilities have a pile where they are played with, and only there', () => {
  expect(hasAbilities(agreed('zacatecnici'))).toBe(false)
  expect(hasAbilities(agreed('stret-risi'))).toBe(false)
  expect(hasAbilities(agreed('stret-risi', 'schopnosti'))).toBe(true)
  expect(hasAbilities(agreed('zkouska-sily'))).toBe(true)
})

it('a turn does not end with its last step before anybody could take it back', () => {
  expect(settings.endTurn).not.toBe('once')
})
