import { expect, it } from 'vitest'
import { happenings, stepped } from '../ether/happenings.svelte'
import type { Event, LogLine } from '../lib/protocol'

const line = (kind: string, text: string, actor = ''): LogLine => ({ n: 1, kind, text, actor })
const event = (kind: string, more: Partial<Event> = {}): Event => ({ n: 1, kind, ...more })

it('a fate card has a page with what came of it', () => {
  const [page, ...more] = happenings(
    [event('fate', { source: 'rosa' }), event('ether')],
    [line('fate', 'Fate card: Dew.'), line('ether', 'Gambler gains 1 ether.')],
  )
  expect(more).toEqual([])
  expect(page).toEqual({
    kind: 'fate',
    id: 'rosa',
    actor: '',
    outcome: '',
    lines: ['Gambler gains 1 ether.'],
    dealt: [],
    remembers: [],
  })
})

it('death and the dream it ends are one page, with what it was', () => {
  const events = [
    event('death', { actor: 'hracka', source: 'distress' }),
    event('dream-over', { source: 'sen', to: 'death' }),
  ]
  const [page, ...more] = happenings(events, [
    line('death', 'More than can be borne.'),
    line('dream-over', 'The dream is over.'),
  ])
  expect(more).toEqual([])
  expect(page).toMatchObject({ kind: 'death', id: 'sen', outcome: 'death', lines: ['More than can be borne.'] })
})

it('what is cleared away after a death is no part of what one died of', () => {
  const events = [
    event('death', { actor: 'hracka', source: 'distress' }),
    event('dream-over', { source: 'sen', to: 'death' }),
  ]
  const lines = [
    line('death', 'More than can be borne.'),
    line('banished', 'The Coat leaves the map.'),
    line('dream-over', 'The dream is over.'),
    line('awakening', 'Awakening.'),
    line('calm', 'The Gambler gets rid of 8 distress.'),
  ]
  expect(happenings(events, lines)).toMatchObject([{ kind: 'death', lines: ['More than can be borne.'] }])
})

it('at an end nobody is told who leaves the map with it', () => {
  const events = [event('ether'), event('dream-over', { source: 'sen', to: 'victory' })]
  const lines = [
    line('ether', 'Gambler gains 3 ether.'),
    line('dream-over', 'Over.'),
    line('banished', 'The Coat leaves the map.'),
    line('cleansed', 'The Coat loses a mutation.'),
    line('tile-leaves', 'A tile leaves.'),
    line('hours', 'Hours: +1.'),
  ]
  expect(happenings(events, lines)[0]!.lines).toEqual(['Gambler gains 3 ether.', 'Hours: +1.'])
  const [slumber] = happenings(
    [event('slumber', { source: 'b' })],
    [line('slumber', 'Comes.'), line('banished', 'The Wraith leaves the map.')],
  )
  expect(slumber!.lines).toEqual(['The Wraith leaves the map.']) // here it is what the card did
})

it('whoever escapes has a page that says so, not one of turns that have run out', () => {
  const events = [event('exhausted', { source: 'escape' }), event('slumber-over', { source: 'prizrak', to: 'ends' })]
  const lines = [line('exhausted', 'You escape.'), line('slumber-over', 'The slumber is over.')]
  expect(happenings(events, lines)).toMatchObject([{ kind: 'escape', id: 'prizrak', lines: ['You escape.'] }])
})

it('a victory names what was won, also before it was told', () => {
  const events = [event('gain'), event('dream-over', { source: 'sen', to: 'victory' }), event('season')]
  const lines = [
    line('gain', 'Gambler gains a mask.'),
    line('dream-over', 'Over.'),
    line('season', 'A new season.'),
    line('turn', 'Turn 1.'),
    line('ether', 'Later.'),
  ]
  expect(happenings(events, lines)).toMatchObject([
    { kind: 'dream-over', outcome: 'victory', lines: ['Gambler gains a mask.', 'A new season.'] },
  ])
})

it('a slumber that comes and one that is over have a page each', () => {
  const events = [event('slumber-over', { source: 'a', to: 'escape' }), event('slumber', { source: 'b' })]
  expect(happenings(events, [line('slumber-over', 'Over.'), line('slumber', 'Comes.')]).map((page) => page.id)).toEqual(
    ['a', 'b'],
  )
})

it('the dream’s phase is told step by step, without the steps of sleepers', () => {
  const lines = [
    line('step', 'Step: movement.'),
    line('roll', 'A two.'),
    line('step', 'Wraith goes to c4.', 'prizrak'),
    line('step', 'Step: basic effect.'),
    line('turn', 'Turn 2.'),
    line('card', 'Draws.'),
  ]
  expect(stepped(lines)).toEqual([
    { step: 'Step: movement.', lines: ['A two.', 'Wraith goes to c4.'] },
    { step: 'Step: basic effect.', lines: [] },
  ])
})

it('an end deals what was won as cards and remembers what was chosen since one went in', () => {
  const before = [line('chosen', 'An earlier dream.'), line('dream', 'You enter.'), line('chosen', 'You let it ring.')]
  const events = [
    event('gain', { source: 'maska' }),
    event('card', { frm: 'vault', to: 'wisdom', card: 'moudrost' }),
    event('card', { frm: 'hand.0', to: 'discard.0', card: 'sirka' }),
    event('card', { frm: 'vault', to: 'items.market', card: 'svitilna' }),
    event('dream-over', { source: 'sen', to: 'victory' }),
  ]
  const lines = [line('gain', 'A mask.'), line('dream-over', 'Over.'), line('district', 'A district opens.')]
  expect(happenings(events, lines, before)).toMatchObject([
    {
      dealt: [
        { card: 'maska', words: 'A mask.' },
        { card: 'moudrost', words: '' },
      ],
      remembers: ['You let it ring.', 'A district opens.'],
    },
  ])
})
