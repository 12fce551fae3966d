// What the table puts together out of parts reads as it should: words in their form, a space between them.
import { render } from 'svelte/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import Pay from '../ether/Pay.svelte'
import Team from '../ether/Team.svelte'
import type { Undertaking } from '../ether/undertaking.svelte'
import type { EtherView } from '../lib/protocol'
import { texts } from '../lib/text.svelte'

beforeEach(() => vi.stubGlobal('document', { documentElement: {} }))
afterEach(() => vi.unstubAllGlobals())

/** The text of what was rendered, its parts joined as the markup joins them. */
const text = (html: string, between = ''): string =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, between)
    .replace(/\s+/g, ' ')

const undertaking = {
  payment: {
    begin: null,
    way: '',
    ways: [],
    laid: [],
    choice: { seat: 0, topic: 'payment', question: '', about: {}, options: [] },
    payment: { seat: 0, kind: 'contact', cost: { cunning: 4, discard: 1 }, laid: [], dropped: [], intent: {} },
  },
  view: { sleepers: [] },
  table: { choice: null, known: { seat: 0 } },
  boosts: [],
  helpers: [],
} as unknown as Undertaking

it.each([
  ['cs', '0 z 4 prohnanosti', '0 z 1 karty z ruky'],
  ['en', '0 of 4 cunning', '0 of 1 card from hand'],
])('%s: a payment counts in the form that the number asks for', async (lang, cunning, discard) => {
  await texts.use(lang)
  const said = text(render(Pay, { props: { undertaking } }).body, ' ')
  expect(said).toContain(cunning)
  expect(said).toContain(discard)
  expect(said).not.toMatch(/\/ ?\d/)
})

it.each([
  ['cs', 'Předměty 1/3'],
  ['en', 'Items 1/3'],
])('%s: the number of items stands apart from their heading', async (lang, heading) => {
  await texts.use(lang)
  const view = { dreamscape: { entities: [] }, piles: { items: ['mince'] }, item_slots: 3, secrets: [] }
  expect(text(render(Team, { props: { view: view as unknown as EtherView } }).body)).toContain(heading)
})
