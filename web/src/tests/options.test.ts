import { expect, it } from 'vitest'
import { buttons, chances, decides, lit, onBoard, subject } from '../lib/options'
import type { Choice, Option } from '../lib/protocol'

const MEANS: Record<string, Partial<Option>> = {
  move: { group: 'board' },
  '23': { group: 'board', on: { field: '23' } },
  recall: {},
  end: { group: 'on', final: true },
  done: { group: 'on', final: true },
}
const option = (key: string, bp?: number): Option => {
  const [verb = '', field] = key.split(' ')
  return { key, label: key, on: field ? { field } : {}, ...MEANS[verb], ...(bp === undefined ? {} : { cost: { bp } }) }
}
const chosen = (key: string, figure: string): Option => ({ key, label: key, on: { figure } })
const choice = (...options: Option[]): Choice => ({ seat: 0, topic: 'movement', question: '', about: {}, options })

it('steps and bare fields are chosen on the board, the rest with buttons', () => {
  const asked = choice(option('move c1', 1), option('23'), option('recall 53'), option('end'))
  expect(asked.options.filter((one) => onBoard(one)).map((one) => one.key)).toEqual(['move c1', '23'])
  expect(buttons(asked).map((one) => one.key)).toEqual(['recall 53', 'end'])
})

it('lights everything within reach and everything that is offered', () => {
  const found = lit(choice(option('move c1', 1), option('end')), {
    c1: { cost: 1, harms: 0, steps: ['c1'] },
    24: { cost: 3, harms: 1, steps: ['c1', '24'] },
  })
  expect(found.get('24')).toMatchObject({ line: 'move 24', cost: 3, harms: 1, steps: ['c1', '24'] })
  expect(found.get('c1')).toMatchObject({ line: 'move c1', cost: 1 })
})

it('a laid card that can be recalled is lit on its field', () => {
  expect(lit(choice(option('recall 53'), option('done')), null).get('53')).toMatchObject({
    line: 'recall 53',
    cost: null,
  })
})

it('counts what could still be done before the end', () => {
  expect(
    chances(choice(option('move 23', 2), chosen('attack stin', 'stin'), option('end'))).map((one) => one.key),
  ).toEqual(['attack stin'])
})

it('knows what an option is about, whoever else it names', () =>
  expect(subject({ key: 'use zlaty-mec#2 rytir', label: '', on: { thing: 'zlaty-mec', figure: 'rytir' } })).toBe(
    'zlaty-mec',
  ))

it('who has answered and may only take that back is not on turn, unless it is a payment', () => {
  const back: Option = { key: 'unready', label: 'Not yet', group: 'back' }
  expect(decides(null)).toBe(false)
  expect(decides(choice(back))).toBe(false)
  expect(decides({ ...choice(back), kind: 'payment' })).toBe(true)
  expect(decides(choice(option('done'), back))).toBe(true)
  expect(decides(choice())).toBe(true)
})
