import { expect, it } from 'vitest'
import type { Choice, Option } from '../lib/protocol'
import { PlainShelf } from '../plain/content.svelte'
import { emblem } from '../lib/emblem'
import { offers } from '../plain/offers'
import { spread, standing, zoneOf } from '../plain/view'

const MESSAGES = `
stones-title = Stones
stones-thing-pebble = pebble
stones-text-pebble = Small and round.
stones-view-score = Score: { $value }
stones-view-wind = Wind: { $value }
plain-player = Player { $number }
plain-yes = yes
plain-no = no
`
const PLAYERS = ['p1', 'p2']
const shelf = new PlainShelf('stones').put({
  game: 'stones',
  lang: 'en',
  locale: 'en',
  messages: MESSAGES,
  players: PLAYERS,
})
const option = (key: string, more: Partial<Option> = {}): Option => ({ key, label: key, ...more })
const choice = (...options: Option[]): Choice => ({ seat: 0, topic: 'bid', question: '', about: {}, options })
const bid = (card: string): Option => option(`bid ${card}`, { group: 'pick', on: { card } })
const nowhere = { field: () => false, hand: [] }

it('what belongs to a seat lies with it, the rest before everybody', () => {
  const pile = { count: 2, known: [] }
  const view = { round: 3, score: [1, 4], over: false, zones: { 'hand.1': pile, deck: pile, 'hand.9': pile } }
  const found = spread(view, 2)
  expect(found.values).toEqual([['round', 3]])
  expect(found.seats.map((seat) => seat.values)).toEqual([[['score', 1]], [['score', 4]]])
  expect(found.seats[1]!.zones).toEqual([['hand', pile]])
  expect(found.zones.map(([zone]) => zone)).toEqual(['deck', 'hand.9'])
  expect(zoneOf('hand.0', 2)).toEqual({ kind: 'hand', seat: 0 })
})

it('figures stand together on their field of the grid', () => {
  const found = standing({ rows: [['a', 'b']], figures: { p1: 'b', p2: 'b' } })
  expect(found.get('b')).toEqual(['p1', 'p2'])
  expect(found.get('a')).toBeUndefined()
})

it('a card with one option is picked itself; with several it has buttons', () => {
  const twice = option('keep 2', { group: 'hand', on: { card: '2' } })
  const found = offers(choice(bid('6'), bid('2'), twice, option('pass', { group: 'on' })), {
    ...nowhere,
    hand: ['2', '6', '6'],
  })
  expect([...found.cards.keys()]).toEqual(['6'])
  expect(found.groups.map(({ group }) => group)).toEqual(['hand', 'pick'])
  expect(found.numbered.map(({ key }) => key)).toEqual(['bid 6', 'keep 2', 'bid 2', 'pass'])
})

it('fields of the grid need no button, fields that nobody drew do', () => {
  const step = option('step a', { group: 'board', on: { field: 'a' } })
  const far = option('step z', { group: 'board', on: { field: 'z' } })
  const found = offers(choice(step, far), { field: (name) => name === 'a', hand: [] })
  expect(found.fields.get('a')).toBe(step)
  expect(found.numbered).toEqual([far])
})

it('groups stand in a fixed order and the ways on are the last', () => {
  const groups = ['late', 'basic', 'on', '', 'order']
  const found = offers(choice(...groups.map((group) => option(group || 'plain', { group }))), nowhere)
  expect(found.numbered.map(({ key }) => key)).toEqual(['plain', 'order', 'basic', 'late', 'on'])
  expect(offers(null, nowhere).numbered).toEqual([])
})

it('everything is called by its words, and what has none by the word of the rules', () => {
  expect(['pebble', 'p2', '17'].map((id) => shelf.name(id))).toEqual(['pebble', 'Player 2', '17'])
  expect([shelf.nameOf('boulder'), shelf.name('boulder'), shelf.text('pebble')]).toEqual([
    undefined,
    'boulder',
    'Small and round.',
  ])
  expect(shelf.things).toEqual(['pebble'])
  expect([shelf.value('score', 2), shelf.value('wind', true), shelf.value('sky', ['pebble', 3])]).toEqual([
    'Score: 2',
    'Wind: yes',
    'sky: pebble, 3',
  ])
})

it('an emblem is the same for the same name, closed, and within its box', () => {
  const drawn = ['1', '2', '3', 'gust', 'p1'].map(emblem)
  expect(new Set(drawn).size).toBe(5)
  expect(emblem('gust')).toBe(drawn[3])
  for (const path of drawn) {
    expect(path).toMatch(/^M[\d.Q a\sMZ-]+Z$/)
    const points = [...path.split('a')[0]!.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
    expect(Math.min(...points)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...points)).toBeLessThanOrEqual(512)
  }
})
