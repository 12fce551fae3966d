import { describe, expect, it } from 'vitest'
import { parseCampaign } from '../ether/campaign'
import { mayCost, sort } from '../ether/offers'
import { atlas, edge, WIDTH } from '../ether/atlas'
import { frame } from '../ether/fields'
import { blot } from '../ether/ink'
import { pages, walls } from '../ether/paper'
import { option } from './means'
import type { Choice, LandView, PlaceView } from '../lib/protocol'

const field = (name: string, tile: string, around = 0): LandView['fields'][number] => ({
  name,
  tile,
  walls: around,
  symbols: '',
  suit: '',
  environments: [],
})
const tile = (id: string, names: string[]): LandView['fields'] => names.map((name) => field(name, id))
const land: LandView = {
  fields: [...tile('left', ['a1', 'a2', 'b1', 'b2']), ...tile('right', ['a3', 'a4', 'b3', 'b4'])],
  actions: [],
  halves: [],
}

describe('torn pages', () => {
  it('join: both tiles are torn along the same line', () => {
    const [left, right] = pages(
      [
        { id: 'left', at: 'a1' },
        { id: 'right', at: 'a3' },
      ],
      land,
    )
    const edge = (d: string): Set<string> =>
      new Set(
        d
          .match(/[\d.]+ [\d.]+/g)!
          .filter(
            (point) =>
              Math.abs(Number(point.split(' ')[0]) - 200) < 4 && Math.abs(Number(point.split(' ')[1]) - 100) < 95,
          ),
      )
    expect(edge(left!.d)).toEqual(edge(right!.d))
    expect(edge(left!.d).size).toBeGreaterThan(10)
  })

  it('are framed as far as they reach', () => expect(frame(land)).toEqual({ x: -22, y: -22, width: 444, height: 244 }))

  it('have each wall once, whoever drew it', () =>
    expect(walls({ ...land, fields: [field('a1', 'left', 2), field('a2', 'left', 8)] })).toHaveLength(1))
})

it('everything has an inkblot of its own, always the same', () => {
  expect(blot('prizrak')).toBe(blot('prizrak'))
  expect(blot('prizrak')).not.toBe(blot('skrin'))
})

it('places of the dreamworld stay on their sheet and apart', () => {
  const places: PlaceView[] = ['a', 'b', 'c', 'd'].map((id, i, all) => ({
    id,
    district: 'one',
    icons: [],
    arrows: [all[(i + 1) % 4]!],
    shortcuts: [],
    gate: '',
    won: false,
  }))
  const at = [...atlas(places, 560).values()]
  for (const { x, y } of at) expect(x >= 0 && x <= WIDTH && y >= 0 && y <= 560).toBe(true)
  expect(new Set(at.map(({ x, y }) => `${Math.round(x / 40)}/${Math.round(y / 40)}`)).size).toBe(4)
})

it('the name of a gate lies below that of its district', () => {
  const place = (id: string, gate: string, arrows: string[]): PlaceView => ({
    id,
    district: 'one',
    icons: [],
    arrows,
    shortcuts: [],
    gate,
    won: false,
  })
  const [gate, plain] = [place('a', 'sen', ['b']), place('a', '', ['b'])]
  const others = [place('b', '', ['c']), place('c', '', [])]
  const top = (places: PlaceView[]): number => Math.min(...[...atlas(places, 560).values()].map((at) => at.y))
  expect(atlas([gate, ...others], 560).get('a')!.y - 42 - 15).toBeGreaterThan(64) // its letters, and the season's line
  expect(top([plain, ...others])).toBe(104)
})

it('a way into a place ends below its name, where its tip is seen', () => {
  expect(edge(1, 'Night Bus', false)).toBeGreaterThan(edge(0, 'Night Bus', false))
  expect(edge(1, 'Late Night Shop', false)).toBeGreaterThan(edge(1, 'Shop', false))
  expect(edge(-1, 'Front Door', true)).toBeGreaterThan(edge(-1, 'Front Door', false))
})

it('offers are sorted by where they are shown', () => {
  const choice = {
    seat: 0,
    topic: 'action',
    question: '',
    about: {},
    options: [
      'move',
      'effort 1',
      'effort 2',
      'play odvaha',
      'act kuchyne.linka',
      'act hracka.jeste',
      'target b3',
      'ready',
    ].map((key) => option(key)),
  } as Choice
  const found = sort(choice, new Map([['kuchyne.linka', 'a1']]))
  expect(found.map.map((one) => one.key)).toEqual(['act kuchyne.linka'])
  expect(found.hand.map((one) => one.key)).toEqual(['play odvaha'])
  expect(found.counted.get('effort')).toHaveLength(2)
  expect(found.last.map((one) => one.key)).toEqual(['ready'])
  expect([...found.fields.keys()]).toEqual(['a1', 'b3'])
  expect(['move', 'move c4', 'ready'].map((key) => mayCost(option(key)))).toEqual([true, false, false])
})

it('a file that is no campaign is refused', () => {
  expect(parseCampaign('{"snar-campaign": 1, "sleepers": ["hracka"], "chronicle": {"version": 1}}')?.sleepers).toEqual([
    'hracka',
  ])
  expect([parseCampaign('{}'), parseCampaign('nothing'), parseCampaign('[]')]).toEqual([null, null, null])
})
