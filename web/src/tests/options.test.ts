import { expect, it } from 'vitest'
import { buttons, chances, lit, onBoard, subject } from '../lib/options'
import type { Choice, Option } from '../lib/protocol'

const fields = new Set(['23', '24', 'c1', 'iridion.brana', '53'])
const isField = (name: string) => fields.has(name)
const option = (key: string, bp?: number): Option => ({
  key,
  label: key,
  ...(bp === undefined ? {} : { cost: { bp } }),
})
const choice = (...options: Option[]): Choice => ({ seat: 0, topic: 'movement', question: '', about: {}, options })

it('steps and bare fields are chosen on the board, the rest with buttons', () => {
  const asked = choice(option('move c1', 1), option('23'), option('recall 53'), option('end'))
  expect(asked.options.filter((one) => onBoard(one, isField)).map((one) => one.key)).toEqual(['move c1', '23'])
  expect(buttons(asked, isField).map((one) => one.key)).toEqual(['recall 53', 'end'])
})

it('lights everything within reach and everything that is offered', () => {
  const found = lit(
    choice(option('move c1', 1), option('end')),
    { c1: { cost: 1, harms: 0, steps: ['c1'] }, 24: { cost: 3, harms: 1, steps: ['c1', '24'] } },
    isField,
  )
  expect(found.get('24')).toMatchObject({ line: 'move 24', cost: 3, harms: 1, steps: ['c1', '24'] })
  expect(found.get('c1')).toMatchObject({ line: 'move c1', cost: 1 })
})

it('a laid card that can be recalled is lit on its field', () => {
  expect(lit(choice(option('recall 53'), option('done')), null, isField).get('53')).toMatchObject({
    line: 'recall 53',
    cost: null,
  })
})

it('counts what could still be done before the end', () => {
  expect(
    chances(choice(option('move 23', 2), option('attack stin'), option('end')), isField).map((one) => one.key),
  ).toEqual(['attack stin'])
})

it('knows what a key is about', () => expect(subject('use zlaty-mec#2')).toBe('zlaty-mec'))
