import { expect, it } from 'vitest'
import { Undertaking } from '../ether/undertaking.svelte'
import { library } from '../ether/content.svelte'
import type { Choice } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'
import { option } from './means'

const CARDS = { mince: 1, hvezda: 3 }

/** What is asked when these cards are laid: it costs 3, and may be confirmed when they suffice. */
function asked(laid: string[]): Choice {
  const sum = laid.reduce((all, id) => all + CARDS[id as keyof typeof CARDS], 0)
  const left = Object.keys(CARDS)
    .filter((id) => !laid.includes(id))
    .map((id) => `pay ${id}`)
  const options = [...left, ...(sum >= 3 ? ['done'] : []), 'back'].map((key) => option(key))
  return { seat: 0, topic: 'payment', kind: 'payment', question: '', about: {}, options }
}

function table(sent: string[], watch: () => void): Table {
  const choice = { ...asked([]), kind: 'turn', options: [option('act x')] }
  const known = { choice, view: { payment: null, sleepers: [] }, seat: 0, spectator: false, over: null }
  const preview = async (line: string): Promise<unknown> => {
    if (!line.endsWith('done')) watch()
    return {
      t: 'previewed',
      choice: asked([...line.matchAll(/pay (\S+)/g)].map(([, id]) => id!)),
      view: { payment: null },
    }
  }
  return { known, choice, sending: false, preview, answer: (line: string) => sent.push(line) } as unknown as Table
}

it('while cards are picked the payment cannot be confirmed, then it is sent with the fewest of them', async () => {
  const intent = (id: keyof typeof CARDS) => ({ kind: 'influence', name: id, intent: { cunning: CARDS[id] } })
  library.ether = {
    pack: '',
    lang: 'en',
    rules: {},
    cards: { mince: intent('mince'), hvezda: intent('hvezda') },
  }
  const [sent, seen]: [string[], boolean[]] = [[], []]
  const undertaking: Undertaking = new Undertaking(table(sent, () => seen.push(undertaking.payable)))
  await undertaking.choose(option('act x'))
  const picking = undertaking.suggest()
  const confirmed = undertaking.confirm()
  expect(undertaking.payable).toBe(false)
  await Promise.all([picking, confirmed])
  expect(seen.length).toBeGreaterThan(2)
  expect(seen).not.toContain(true)
  expect(sent).toEqual(['act x pay hvezda done'])
})

it('a card taken back is not offered again before the table has told so, and who waits for that finds it', async () => {
  const undertaking = new Undertaking(table([], () => undefined))
  const offered = (): boolean => undertaking.payment!.choice.options.some((one) => one.key === 'pay mince')
  await undertaking.choose(option('act x'))
  await undertaking.lay('pay mince')
  expect(offered()).toBe(false)
  void undertaking.takeBack('pay mince')
  expect([undertaking.looking, undertaking.laidOf('mince'), offered()]).toEqual([true, [], false])
  await undertaking.looked()
  expect([undertaking.looking, offered()]).toEqual([false, true])
})
