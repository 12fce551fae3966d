import { expect, it } from 'vitest'
import { emblem, EMBLEM, header, HEADER } from '../ether/art/compose'
import { landmarks, scenery, weather } from '../ether/art/district'
import { edges, foremost } from '../ether/art/edges'
import { mask, stranger } from '../ether/art/faces'
import { doors, floor, furnish } from '../ether/art/plan'
import { tag } from '../ether/art/price'
import { passed, reading } from '../ether/art/time'
import { changes, looked } from '../ether/remembered'
import type { LandField, LandView, PlaceView } from '../lib/protocol'

const IDS = ['zvoneni', 'svetlo', 'kredenc', 'nahore', 'dole', 'navsteva', 'zidle', 'krida', 'prkna', 'okno']

it('a picture is always composed the same, and differently for every page', () => {
  for (const compose of [header, emblem]) {
    const all = IDS.map((id) => JSON.stringify(compose(id, ['telefon', 'kabat'])))
    expect(all).toEqual(IDS.map((id) => JSON.stringify(compose(id, ['telefon', 'kabat']))))
    expect(new Set(all).size).toBe(IDS.length)
  }
})

it('motifs stay inside their picture, the first one in front', () => {
  for (const id of IDS) {
    const page = header(id, ['a', 'b', 'c', 'd'])
    expect(page.placed.map((one) => one.name)).toEqual(['d', 'c', 'b', 'a'])
    for (const { x, size } of page.placed) expect(x >= 0 && x + size <= HEADER.width).toBe(true)
    for (const { x, y, size } of emblem(id, ['a', 'b']).placed)
      expect(x >= 0 && x + size <= EMBLEM.width && y >= 0 && y + size <= EMBLEM.height).toBe(true)
  }
})

it('masks and strangers are told apart', () => {
  expect(new Set(IDS.map((id) => mask(id).outline)).size).toBe(IDS.length)
  expect(new Set(IDS.map((id) => mask(id).eyes)).size).toBe(IDS.length)
  expect(new Set(IDS.map((id) => stranger(id).body)).size).toBe(IDS.length)
  expect(stranger('nikdo')).toEqual(stranger('nikdo'))
})

it('the frame of a card follows the most of its intent, each in a shape of its own', () => {
  expect(foremost({ insight: 1, cunning: 2 })).toBe('cunning')
  expect(foremost({ insight: 2, anger: 2 })).toBe('insight')
  expect(foremost(undefined)).toBe('')
  expect(edges('', 100, 60)).toEqual([])
  expect(new Set((['insight', 'cunning', 'anger'] as const).map((one) => edges(one, 100, 60)[0]!.d)).size).toBe(3)
})

const field = (name: string, tile: string, walls = 0, symbols = ''): LandField => ({
  name,
  tile,
  walls,
  symbols,
  suit: '',
  environments: [],
})

it('furniture stands where no action lies, as long as there is room', () => {
  const fields = ['a1', 'a2', 'b1', 'b2'].map((name) => field(name, 'kuchyne'))
  const placed = furnish('kuchyne', ['p-stul', 'p-kamna'], fields, new Set(['a1', 'b2']))
  expect(placed.map(({ x, y }) => `${Math.floor(x / 100)} ${Math.floor(y / 100)}`).sort()).toEqual(['0 1', '1 0'])
  expect(furnish('kuchyne', ['a', 'b', 'c'], [field('a1', 'kuchyne')], new Set())).toHaveLength(1)
  expect(furnish('kuchyne', ['a'], [field('a1', 'kuchyne', 0, '#')], new Set())).toEqual([])
  expect(floor('kuchyne', fields)).toBe(floor('kuchyne', fields))
})

it('a door is where one walks from room to room: not through a wall, nor inside a room', () => {
  const land = (...fields: LandField[]): LandView => ({ fields, actions: [], halves: [] })
  expect(doors(land(field('a1', 'x'), field('a2', 'y')))).toHaveLength(1)
  expect(doors(land(field('a1', 'x'), field('b1', 'y')))).toHaveLength(1)
  expect(doors(land(field('a1', 'x'), field('a2', 'x')))).toHaveLength(0)
  expect(doors(land(field('a1', 'x', 2), field('a2', 'y')))).toHaveLength(0)
  expect(doors(land(field('a1', 'x'), field('a2', 'y', 8)))).toHaveLength(0)
  const half = { ...land(field('a1', 'x'), field('a2', 'y')), halves: [{ field: 'a1', side: 'e', part: 0 }] }
  expect(doors(half)).toHaveLength(0)
})

it('a price tag says as little as will do', () => {
  expect(tag([{ insight: 3 }, { anger: 3 }])).toEqual({ parts: [{ n: 3, icons: ['insight', 'anger'] }], more: false })
  expect(tag([{ insight: 3 }, { anger: 2 }])).toEqual({ parts: [{ n: 3, icons: ['insight'] }], more: true })
  const both = [
    { n: 2, icons: ['insight'] },
    { n: 1, icons: ['discard'] },
  ]
  expect(tag([{ insight: 2, discard: 1 }])).toEqual({ parts: both, more: false })
  expect(tag([])).toEqual({ parts: [], more: false })
})

it('the last turn ends at ten past three', () => {
  const { hour, minute } = reading(0)
  expect((minute * 60) / (2 * Math.PI)).toBeCloseTo(10)
  expect((hour * 12) / (2 * Math.PI)).toBeCloseTo(3 + 10 / 60)
  expect((reading(2).minute * 60) / (2 * Math.PI)).toBeCloseTo(0)
  expect([passed(0, 0), passed(6, 8), passed(0, 4), passed(9, 8)]).toEqual([0, 0.25, 1, 0])
})

it('a district has its own roofs, landmarks where no place is, and the weather of the season', () => {
  expect(scenery('suburbie', 500, 600)).toEqual(scenery('suburbie', 500, 600))
  expect(scenery('suburbie', 500, 600).roofs).not.toBe(scenery('metropole', 500, 600).roofs)
  const places = [{ x: 250, y: 300 }]
  for (const one of landmarks('suburbie', ['a', 'b'], places, 500, 600))
    expect(Math.hypot(one.x + 36 - 250, one.y + 36 - 300)).toBeGreaterThan(50)
  expect(weather('cas-mlh', ['mlha'], 'suburbie', 500)).toHaveLength(6)
  expect(weather('', [], 'suburbie', 500)).toEqual([])
})

it('what is new on the map is marked for those who have seen it before, and a road once walked stays', () => {
  const place = (id: string, gate = '', won = false): PlaceView => ({
    id,
    district: 'x',
    icons: [],
    arrows: [],
    shortcuts: [],
    gate,
    won,
  })
  const first = looked(null, [place('a'), place('b')], 'a')
  expect(changes(null, [place('a')]).size).toBe(0)
  expect(changes(first, [place('a'), place('b')]).size).toBe(0)
  const map = [place('a', 'sen'), place('b', 'sen', true), place('c')]
  expect([...changes(first, map)]).toEqual([
    ['a', 'gate'],
    ['b', 'won'],
    ['c', 'place'],
  ])
  const then = looked(first, map, 'b')
  expect(then.walked).toEqual(['a b'])
  expect(looked(looked(then, map, 'a'), map, 'b').walked).toEqual(['a b', 'b a'])
})
