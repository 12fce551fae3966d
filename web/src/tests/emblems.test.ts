import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bust } from '../rise/card/bust'
import { drawn, GRID, INKS, layer } from '../rise/card/drawing'
import { ornament } from '../rise/card/ornament'
import { points } from './extent'

const PACK = new URL('../../../src/snar/packs/rise-snu/', import.meta.url)
const FOLDER = new URL('../rise/card/emblems/', import.meta.url)
const PORTRAITS = new URL('../../../src/snar/server/rise/portrait.json', import.meta.url)
const FILES = { dreams: 'dream', horrors: 'horror', quests: 'quest', abilities: 'ability', spells: 'spell' }
const SLACK = 8

/** The cards of the pack by the file that draws them; events are of three kinds. */
function cards(): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const [file, family] of [...Object.entries(FILES), ['events', ''], ['characters', 'portrait']]) {
    const text = readFileSync(new URL(`${file}.toml`, PACK), 'utf8')
    for (const [, kind, id] of text.matchAll(/^\[\[(\w+)\]\]\s+id = "([^"]+)"/gm))
      (found[family || kind!] ??= []).push(id!)
  }
  return found
}

const files = [...readdirSync(FOLDER).map((name) => new URL(name, FOLDER)), PORTRAITS]
const written = Object.fromEntries(
  files.map((file) => [
    /([^/]+)\.json$/.exec(file.pathname)![1]!,
    JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>,
  ]),
)
const known = cards()
const grid = (file: string): { width: number; height: number } => (file === 'portrait' ? GRID.portrait : GRID.emblem)

it('knows the whole pack', () => {
  expect(Object.keys(known).sort()).toEqual(Object.keys(written).sort())
  expect(Object.values(known).flat().length).toBeGreaterThan(180)
})

it('has a picture of its own for every card and character', () => {
  const pictures = Object.entries(known).flatMap(([file, ids]) =>
    ids.map((id) => {
      const drawing = written[file]![id] ?? (file === 'portrait' ? bust(id, 'hero') : ornament(id))
      return [
        drawn(drawing)
          .layers.map(({ ink, d }) => ink + d)
          .join(' '),
        id,
      ]
    }),
  )
  const first = new Map(pictures.toReversed().map(([picture, id]) => [picture, id]))
  expect(pictures.filter(([picture, id]) => first.get(picture) !== id)).toEqual([])
})

describe.each(Object.keys(written))('%s.json', (file) => {
  const { width, height } = grid(file)

  it('draws only cards that there are', () => {
    expect(Object.keys(written[file]!).filter((id) => !known[file]!.includes(id))).toEqual([])
  })

  it('is written in our inks, within the grid', () => {
    const faults = Object.entries(written[file]!).flatMap(([id, layers]) =>
      layers
        .filter((one) => {
          const inside = points(layer(one).d).every(
            ([x, y]) => x >= -SLACK && y >= -SLACK && x <= width + SLACK && y <= height + SLACK,
          )
          return !INKS.includes(one[0]!.toLowerCase()) || !inside
        })
        .map((one) => `${id}: ${one}`),
    )
    expect(faults).toEqual([])
  })
})

it('sees a path that leaves the grid, and one that is broken', () => {
  expect(points('M4 4h10v-20')).toContainEqual([14, -16])
  expect(() => points('M4 4L5')).toThrow()
  expect(() => points('M4 4X5')).toThrow()
})
