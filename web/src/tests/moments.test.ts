import { beforeEach, expect, it } from 'vitest'
import { library as dreams } from '../ether/content.svelte'
import { momentOf as inDream, script } from '../ether/moments'
import type { Event, EtherContent } from '../lib/protocol'
import { library } from '../rise/content.svelte'
import { t } from '../lib/text.svelte'
import { momentOf } from '../rise/moments'
import type { Content } from '../rise/view'
import { told } from '../stage/told'

const event = (kind: string, more: Partial<Event> = {}): Event => ({ n: 1, kind, ...more })

beforeEach(() => {
  library.content = {
    cards: {
      rytir: { kind: 'character', name: 'Rytíř' },
      stin: { kind: 'character', name: 'Stín' },
      vratny: { kind: 'creature', name: 'Noční vrátný' },
      mec: { kind: 'item', name: 'Meč' },
    },
    worlds: {},
  } as unknown as Content
  dreams.ether = { cards: { sirka: { name: 'Krátká sirka' } } } as unknown as EtherContent
})

it('finds the line of each event, also where some have none', () => {
  const events = [event('bp', { actor: 'a' }), event('roll', { actor: 'a' }), event('roll', { actor: 'b' })]
  const lines = [
    { n: 1, kind: 'roll', actor: 'a', text: 'one' },
    { n: 1, kind: 'roll', actor: 'b', text: 'two' },
  ]
  expect(told(events, lines).map(({ words }) => words)).toEqual(['', 'one', 'two'])
  const silent = [event('gain', { actor: 'a' }), event('card'), event('gain', { actor: 'a' })]
  const later = [
    { n: 1, kind: 'card', text: 'a card' },
    { n: 1, kind: 'gain', actor: 'a', text: 'a gain' },
  ]
  expect(told(silent, later).map(({ words }) => words)).toEqual(['', 'a card', 'a gain'])
  expect(told([event('roll', { n: 2, actor: 'a' })], lines)[0]!.words).toBe('')
})

it('an event is a card, a character never', () => {
  expect(momentOf(event('event', { actor: 'rytir', source: 'vratny' }), 'w', [])).toMatchObject({
    form: 'card',
    card: 'vratny',
    who: 'rytir',
    words: 'w',
  })
  expect(momentOf(event('use', { actor: 'rytir', source: 'rytir' }), 'w', [])).toMatchObject({ form: 'note' })
})

it('dice of a duel are shown by its sums, unless something was asked between', () => {
  const sums = event('fight', { actor: 'rytir', to: 'vratny', source: 'lost', details: { mine: [], theirs: [] } })
  const die = event('roll', { actor: 'rytir', source: 'duel', amount: 3 })
  const other = event('roll', { source: 'vratny', amount: 8 })
  expect(momentOf(die, 'w', [other, sums])).toBeNull()
  expect(momentOf(other, 'w', [sums])).toBeNull()
  expect(momentOf(die, 'w', [])).toMatchObject({ form: 'die', die: { face: '3', sides: 8 } })
  expect(momentOf(die, 'w', [event('use'), sums])).toMatchObject({ form: 'die' })
  expect(momentOf(event('roll', { source: 'movement', amount: 5 }), 'w', [sums])).toMatchObject({ form: 'die' })
})

it('a duel has both sums, part by part, and says who wins', () => {
  const details = {
    mine: [
      ['die', 2],
      ['moc', 4],
      ['mec', 3],
      ['rytir', -1],
    ],
    theirs: [
      ['die', 8],
      ['moc', 3],
    ],
    why: 'eight',
  }
  const { sides, lead } = momentOf(event('duel', { actor: 'rytir', to: 'stin', source: 'lost', details }), 'w', [])!
  expect(lead).toBe('stage-why-eight')
  expect(sides?.map(({ name, total, wins }) => [name, total, wins])).toEqual([
    ['Rytíř', 8, false],
    ['Stín', 11, true],
  ])
  expect(sides?.[0].parts.map(({ name, amount, die }) => [name, amount, die])).toEqual([
    ['sum-die', 2, true],
    ['sum-moc', 4, false],
    ['Meč', 3, false],
    ['sum-own', -1, false],
  ])
})

it('losses and gains are large, worlds a banner, book-keeping nothing, whatever is told at least a line', () => {
  expect(momentOf(event('lives', { actor: 'stin', amount: -2 }), 'w', [])).toMatchObject({ tone: 'bad', cue: 'wound' })
  expect(momentOf(event('lives', { actor: 'stin', amount: 1 }), 'w', [])).toMatchObject({ tone: 'good', cue: 'heal' })
  expect(momentOf(event('annex', { actor: 'rytir', to: 'iridion' }), 'w', [])).toMatchObject({ form: 'banner' })
  for (const kind of ['bp', 'lay', 'shuffle', 'step', 'won']) expect(momentOf(event(kind), 'w', [])).toBeNull()
  expect(momentOf(event('something-new', { actor: 'rytir' }), 'w', [])).toMatchObject({ form: 'note', words: 'w' })
  expect(momentOf(event('something-new'), '', [])).toBeNull()
})

it('a card from a deck is shown to whoever may see it, to others it is a line', () => {
  const draw = { frm: 'deck.dream', to: 'hand.0' }
  expect(momentOf(event('card', { ...draw, card: 'mec' }), 'w', [])).toMatchObject({ form: 'card', card: 'mec' })
  expect(momentOf(event('card', { ...draw, back: 'dream' }), 'w', [])).toMatchObject({ form: 'note' })
})

it('in a dream: signs of the die, what is sealed and gained, what entities do; walking is seen on the board', () => {
  expect(inDream(event('roll', { actor: 'h', amount: 3, to: 'full' }), 'w')).toMatchObject({
    die: { face: '»', sides: 0 },
  })
  expect(inDream(event('card', { frm: 'deck.0', to: 'sealed.0', card: 'sirka' }), 'w')).toMatchObject({ cue: 'seal' })
  expect(inDream(event('card', { frm: 'deck.0', to: 'hand.0', card: 'sirka' }), 'w')).toBeNull()
  expect(inDream(event('gain', { source: 'sirka' }), 'w')).toMatchObject({ form: 'card', card: 'sirka' })
  expect(inDream(event('gain', { source: 'unknown' }), 'w')).toMatchObject({ form: 'note' })
  expect(inDream(event('appears', { source: 'prizrak' }), 'w')).toMatchObject({ form: 'note', cue: 'entity' })
  expect(inDream(event('distress', { actor: 'h', amount: 1 }), 'w')).toMatchObject({ tone: 'bad', lead: '+1' })
  expect(inDream(event('calm', { actor: 'h', amount: 2 }), 'w')).toMatchObject({ tone: 'good', lead: '−2' })
  expect(inDream(event('step', { actor: 'h', to: 'c4' }), 'w')).toBeNull()
  expect(inDream(event('fate', { source: 'sirka' }), 'w')).toBeNull()
})

it('a mutation is shown as what it is, and nothing is said twice', () => {
  dreams.ether = {
    cards: { ostny: { name: 'Ostny' }, 'entity:kabat': { name: 'Kabát' }, kuchyne: { name: 'Kuchyně' } },
  } as unknown as EtherContent
  const gets = inDream(event('mutation', { source: 'kabat', to: 'ostny' }), 'Kabát dostává proměnu: Ostny.')
  expect(gets).toMatchObject({ form: 'card', card: 'ostny' })
  expect(gets).not.toHaveProperty('echo')
  const [tile, rest] = [t('stage-eth-laid'), t('stage-eth-awakening')]
  expect(inDream(event('laid', { source: 'kuchyne' }), `${tile}: Kuchyně.`)).toMatchObject({
    card: 'kuchyne',
    echo: true,
  })
  expect(inDream(event('laid', { source: 'kuchyne' }), 'Something else.')).not.toHaveProperty('echo')
  expect(inDream(event('awakening'), `${rest}.`)).toMatchObject({ form: 'banner', lead: rest, echo: true })
})

it('an entity is shown beside whom it harms; what is won at an end is dealt there and not shown before', () => {
  dreams.ether = {
    cards: { hracka: { name: 'Hráčka' }, 'entity:prizrak': { name: 'Přízrak' }, maska: { name: 'Maska' } },
  } as unknown as EtherContent
  expect(inDream(event('distress', { actor: 'hracka', source: 'prizrak', amount: 1 }), 'w')).toMatchObject({
    by: 'entity:prizrak',
    who: 'hracka',
    lead: '+1',
    sign: 'distress',
    tone: 'bad',
  })
  const gain = event('gain', { source: 'maska' })
  const lines = [{ n: 1, kind: 'gain', text: 'A mask.' }]
  expect(script({ events: [gain], lines, view: null }).beats).toHaveLength(1)
  expect(script({ events: [gain, event('dream-over')], lines, view: null }).beats).toEqual([])
})
