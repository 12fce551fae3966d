// What the rules of Etherfields say about their options, as far as these tests use them.
import type { Option } from '../lib/protocol'

const pays: Partial<Option> = { opens: 'payment' }
const MEANS: Record<string, (word: string) => Partial<Option>> = {
  act: (action) => ({ on: { thing: action.split('.')[0]!, action }, ...pays }),
  play: (card) => ({ on: { card }, group: 'hand', ...pays }),
  move: (field) => (field ? { on: { field }, group: 'board' } : { group: 'basic', ...pays }),
  effort: (number) => ({ on: { number }, group: 'count' }),
  pay: (card) => ({ on: { card }, group: 'pick' }),
  give: (card) => ({ on: { card }, group: 'pick' }),
  for: (price) => ({ on: { price } }),
  target: (field) => ({ on: { field } }),
  enter: (field) => ({ on: { field } }),
  first: () => ({ group: 'order' }),
  awaken: () => ({ group: 'late' }),
  ready: () => ({ group: 'on', final: true }),
  draw: () => ({ group: 'on', final: true }),
  done: () => ({ group: 'on', final: true }),
  pass: () => ({ group: 'on' }),
  back: () => ({ group: 'back' }),
}

export function option(key: string, more: Partial<Option> = {}): Option {
  const [verb = '', word = ''] = key.split(' ')
  return { key, label: key, ...MEANS[verb]?.(word), ...more }
}
