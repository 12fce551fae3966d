import { beforeEach, expect, it, vi } from 'vitest'
import { Undertaking } from '../ether/undertaking.svelte'
import { overlay } from '../lib/overlay.svelte'
import type { Choice, Option } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import type { Table } from '../lib/table.svelte'
import { option } from './means'

/** What would be asked after a line; `ends`: it rolls or reveals something. */
type Plan = Record<string, Choice | 'ends'>
const asked = (kind: string, ...options: Option[]): Choice => ({
  seat: 0,
  topic: '',
  kind,
  question: '',
  about: {},
  options,
})

function sit(
  options: Option[],
  plan: Plan,
  reach: object = {},
  kind = 'turn',
): { undertaking: Undertaking; sent: string[] } {
  const sent: string[] = []
  const choice = asked(kind, ...options)
  const known = { n: 1, choice, view: { payment: null, sleepers: [] }, seat: 0, spectator: false, over: null }
  const preview = async (line: string): Promise<unknown> => {
    const next = plan[line] ?? asked('turn', ...options)
    return next === 'ends'
      ? { t: 'refused', reason: 'preview-ends', text: '' }
      : { t: 'previewed', choice: next, view: { payment: null } }
  }
  return {
    undertaking: new Undertaking({
      known,
      choice,
      reach,
      sending: false,
      preview,
      answer: (line: string) => sent.push(line),
    } as unknown as Table),
    sent,
  }
}

const sure = vi.spyOn(overlay, 'confirm')
const grave = { grave: true, kills: ['hracka'], warn: 'everyone dies' }
beforeEach(() => {
  sure.mockReset().mockResolvedValue(false)
  settings.confirm = true
  settings.warnEnd = true
})

it('a quick card amid a payment is asked about when it would kill or cannot be taken back', async () => {
  const paying = asked('payment', option('play jed', grave), option('play oko'), option('back'))
  const { undertaking, sent } = sit([option('act x', { cost: { anger: 1 } })], {
    'act x': paying,
    'act x play oko': 'ends',
  })
  await undertaking.choose(option('act x'))
  for (const key of ['play jed', 'play oko']) await undertaking.lay(key)
  expect(sure).toHaveBeenCalledTimes(2)
  expect([undertaking.payment?.laid, sent]).toEqual([[], []])
  sure.mockResolvedValue(true)
  await undertaking.lay('play jed')
  expect(sent).toEqual(['act x play jed'])
})

it('of several ways to pay none that happens at once is taken by itself, one that kills is asked about', async () => {
  const ways = asked(
    'way',
    option('for distress', { cost: { distress: 1 }, ...grave }),
    option('for seal', { cost: { seal: 1 } }),
    option('back'),
  )
  const { undertaking, sent } = sit([option('act x', { cost: { distress: 1 } })], { 'act x': ways })
  await undertaking.choose(option('act x'))
  expect([undertaking.payment?.way, sent]).toEqual(['', []])
  await undertaking.goWay('for distress')
  expect(sure).toHaveBeenCalledOnce()
  expect(sent).toEqual([])
})

it('what is paid and cannot be taken back is asked about, what can is not', async () => {
  const paying = asked('payment', option('done'), option('back'))
  const plan: Plan = { 'act x': paying, 'act x done': 'ends', 'act y': paying }
  const { undertaking, sent } = sit([option('act x', { cost: { discard: 1 } }), option('act y')], plan)
  for (const key of ['act x', 'act y']) {
    await undertaking.choose(option(key))
    await undertaking.confirm()
    undertaking.drop()
  }
  expect(sure).toHaveBeenCalledOnce()
  expect(sent).toEqual(['act y done'])
  settings.confirm = false
  await undertaking.choose(option('act x'))
  await undertaking.confirm()
  expect(sent).toEqual(['act y done', 'act x done'])
})

it('answers of weight that cannot be taken back are asked about, those that only go on are not', async () => {
  const keys = ['choose 2', 'go nadrazi', 'awaken', 'draw', 'pass', 'enter a3', 'first prizrak']
  const { undertaking, sent } = sit(
    keys.map((key) => option(key)),
    Object.fromEntries(keys.map((key) => [key, 'ends' as const])),
    {},
    'begin',
  )
  for (const key of keys) await undertaking.choose(option(key))
  expect(sent).toEqual(['draw', 'pass', 'enter a3', 'first prizrak'])
})

it('a way over the board that would kill is asked about, whatever was set', async () => {
  settings.confirm = false
  const { undertaking, sent } = sit(
    [option('move')],
    {},
    { b2: { cost: 2, harms: 1, steps: ['b1', 'b2'], warn: 'everyone dies' }, c1: { cost: 1, harms: 0, steps: ['c1'] } },
  )
  for (const field of ['b2', 'c1']) await undertaking.go(field)
  expect(sure).toHaveBeenCalledOnce()
  expect(sent).toEqual(['move c1'])
})

it('whoever is ready while something could still be done is reminded, unless that was switched off', async () => {
  const left = [option('act kredenc.otevrit'), option('move'), option('effort 1'), option('ready')]
  const { undertaking, sent } = sit(left, {})
  await undertaking.choose(option('ready'))
  expect(sure.mock.calls.map(([, detail]) => detail)).toEqual(['act kredenc.otevrit']) // not what can always be done
  expect(sent).toEqual([])
  settings.warnEnd = false
  await undertaking.choose(option('ready'))
  expect([sure.mock.calls.length, sent]).toEqual([1, ['ready']])
})

it('whoever could only do what can always be done is ready at once', async () => {
  const { undertaking, sent } = sit([option('move'), option('effort 1'), option('ready')], {})
  await undertaking.choose(option('ready'))
  expect([sure.mock.calls.length, sent]).toEqual([0, ['ready']])
})
