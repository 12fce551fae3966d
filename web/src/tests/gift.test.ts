import { expect, it } from 'vitest'
import { Undertaking } from '../ether/undertaking.svelte'
import { library } from '../ether/content.svelte'
import type { Choice } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'
import { option } from './means'

const choice: Choice = {
  seat: 0,
  topic: 'payment',
  kind: 'payment',
  question: '',
  about: {},
  options: ['give mince cunning', 'pass'].map((key) => option(key)),
}
const payment = {
  seat: 1,
  kind: 'contact',
  cost: { cunning: 4 },
  laid: [],
  dropped: [],
  intent: { cunning: 1 },
  helpers: [0],
}

/** A table where a friend is paying, and where a gift is the last thing that would be asked of us. */
function table(sent: string[]): Table {
  const known = { choice, view: { payment, sleepers: [] }, seat: 0, spectator: false, over: null }
  const preview = async (): Promise<unknown> => ({ t: 'refused', reason: 'preview-ends', text: '' })
  return { known, choice, sending: false, preview, answer: (line: string) => sent.push(line) } as unknown as Table
}

it("a gift to a friend's payment is counted, taken back freely, and sent only when it is confirmed", async () => {
  library.ether = {
    pack: '',
    lang: 'en',
    rules: {},
    cards: { mince: { kind: 'influence', name: 'Coin', intent: { cunning: 2 } } },
  }
  const sent: string[] = []
  const undertaking = new Undertaking(table(sent))
  await undertaking.recheck()
  expect(undertaking.gift).toBe(true)
  await undertaking.lay('give mince cunning')
  expect(undertaking.payment?.payment?.intent).toEqual({ cunning: 3 })
  expect(sent).toEqual([])
  undertaking.escape()
  expect(undertaking.payment?.laid).toEqual([])
  await undertaking.lay('give mince cunning')
  await undertaking.confirm()
  expect(sent).toEqual(['give mince cunning'])
})
