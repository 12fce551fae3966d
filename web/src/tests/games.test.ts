import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { games, partsOf } from '../games'

const root = new URL('..', import.meta.url).pathname
const names = Object.keys(games)
const GENERATED = 'lib/protocol.ts'

/** What belongs to no game: everything but the rooms of the games, their words, the registry, and tests. */
const outside = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(svelte|ts|css|ftl|json)$/.test(name) && name !== 'games.ts' && name !== GENERATED)
  .filter((name) => name.split('/')[0] !== 'tests' && !names.includes(name.split('/')[0]!))
  .filter((name) => !names.some((game) => name.endsWith(`/${game}.ftl`)))

it('no file outside the rooms of the games and the registry names one', () => {
  const title = (name: string): string => name[0]!.toUpperCase() + name.slice(1)
  const named = new RegExp(`(?<![A-Za-z])(${names.join('|')})(?![a-z])|(${names.map(title).join('|')})[A-Z]`)
  expect(outside.length).toBeGreaterThan(80)
  expect(outside.filter((name) => named.test(readFileSync(`${root}/${name}`, 'utf8')))).toEqual([])
})

it('no room outside the registry is opened from elsewhere', () => {
  const opens = new RegExp(`['"](?:\\.{1,2}/)+(?:${names.join('|')})/`)
  expect(outside.filter((name) => opens.test(readFileSync(`${root}/${name}`, 'utf8')))).toEqual([])
})

it('a game that is not registered gets the plain parts, by its own name', async () => {
  const shelf = (await partsOf('nobody-has-written-it-yet').content()).default('nobody-has-written-it-yet')
  expect([shelf.ready, shelf.nameOf('7'), shelf.nameOf('dragon')]).toEqual([false, '7', undefined])
  for (const name of names) expect(partsOf(name)).toBe(games[name])
})
