// Under reduced motion every element rests (app.css); what is drawn before and after elements is not named there, so
// nothing of it may move at all.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
const styled = files.filter((name) => /\.(svelte|css)$/.test(name))

it('what is drawn before and after an element does not move', () => {
  expect(styled.length).toBeGreaterThan(100)
  const rules = styled.flatMap((name) => {
    const text = readFileSync(join(SOURCES, name), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
    return [...text.matchAll(/::(?:before|after)[^{}]*\{([^}]*)\}/g)].map(([, rule]) => ({ name, rule }))
  })
  expect(rules.length).toBeGreaterThan(0)
  expect(rules.filter(({ rule }) => /animation|transition/.test(rule ?? ''))).toEqual([])
})
