// The signs of the page (`signs.json` of a room): ours, each drawn once, all within their grid.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { baked, type Drawn } from '../../signs'
import { emblem } from '../lib/emblem'
import { points } from './extent'

const home = new URL('../', import.meta.url)
const rooms = Object.fromEntries(
  ['ui', 'ether'].map((room) => [
    room,
    JSON.parse(readFileSync(new URL(`${room}/signs.json`, home), 'utf8')) as Record<string, Drawn>,
  ]),
)
const all = Object.entries(rooms).flatMap(([room, signs]) =>
  Object.entries(signs).map(([name, sign]) => ({ name: `${room}/${name}`, sign })),
)
const sources = readdirSync(home, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith('tests/'))
  .map((name) => readFileSync(new URL(name, home), 'utf8'))
  .join('\n')

it('knows them all', () => expect(all.length).toBeGreaterThan(85))

it('has no two alike', () => {
  const drawings = all.map(({ sign }) => baked(sign))
  expect(new Set(drawings).size).toBe(drawings.length)
})

describe.each(all)('$name', ({ sign }) => {
  it('is drawn in absolute starts, so that every part stands by itself', () => {
    expect(baked(sign)).toMatch(/^M/)
    for (const part of [sign.fill, sign.line]) if (part !== undefined) expect(part).toMatch(/^M/)
  })

  it('stays on its grid of 64 and is no speck on it', () => {
    const found = points(baked(sign))
    for (const along of [0, 1] as const) {
      const reach = found.map((point) => point[along])
      expect(Math.min(...reach)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...reach)).toBeLessThanOrEqual(64)
    }
    const size = [0, 1].map((along) => {
      const reach = found.map((point) => point[along as 0 | 1])
      return Math.max(...reach) - Math.min(...reach)
    })
    expect(Math.max(...size)).toBeGreaterThanOrEqual(24) // of arcs only the ends are known
  })
})

it('every sign that Etherfields names in its pages is drawn', () => {
  const named = [...sources.matchAll(/<Glyph name="([^"]+)"/g)].map(([, name]) => name!)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !(name in rooms.ether!))).toEqual([])
})

it('nothing is drawn that no page names', () => {
  const wanted = (name: string): boolean => new RegExp(`['"\`]${name}['"\`]|\\b${name}:|\\.${name}\\b`).test(sources)
  const ids = Object.keys(rooms.ui!)
  expect(ids.filter((name) => !wanted(name))).toEqual([])
})

it('what nobody drew has a flower within the same grid', () => {
  for (const name of ['somebody', 'another', 'třetí'])
    for (const [x, y] of points(emblem(name))) expect(Math.max(Math.abs(x - 32), Math.abs(y - 32))).toBeLessThan(30)
})
