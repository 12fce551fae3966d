// What the page does about words when the server does not play fair: each frame is one that a cheat could send.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { seal } from '../lib/fair'
import type { SeatInfo, TableInfo } from '../lib/protocol'
import { sitting, wordKept, Words } from '../lib/words.svelte'

const sent = vi.hoisted(() => ({ seals: [] as string[], words: [] as string[] }))
vi.mock('../lib/api', () => ({
  api: {
    seal: async (_: string, body: { seal: string }) => void sent.seals.push(body.seal),
    word: async (_: string, word: string) => void sent.words.push(word),
  },
}))

const PROMISED = '11'.repeat(32)
const THEIRS = seal(PROMISED, 'theirs')
let table = 0

beforeEach(() => {
  sent.seals = []
  sent.words = []
  table++
})

function seat(guest: string, sealed = '', said = false): SeatInfo {
  return {
    seat: guest === 'me' ? 0 : 1,
    character: '',
    guest,
    name: guest,
    bot: '',
    present: true,
    taken: 0,
    kept: [],
    seal: sealed,
    said,
  } as SeatInfo
}

function info(change: Partial<TableInfo>): TableInfo {
  return {
    id: `t${table}`,
    status: 'open',
    commitment: PROMISED,
    words: [],
    seeded: false,
    opening: false,
    lesson: '',
    seats: [seat('me'), seat('you')],
    ...change,
  } as TableInfo
}

/** Both have sealed, and the word is told; what the page sealed and said. */
function told(words: Words): string {
  words.tend(info({}), seat('me'))
  const mine = sent.seals[0]!
  words.tend(info({ opening: true, seats: [seat('me', mine), seat('you', THEIRS)] }), seat('me', mine))
  return sent.words[0]!
}

describe('the words of this page', () => {
  it('are sealed, opened and found again', () => {
    const words = new Words(`t${table}`)
    const mine = told(words)
    expect(seal(PROMISED, mine)).toBe(sent.seals[0])
    words.tend(info({ status: 'running', words: [mine, 'theirs'] }), seat('me'))
    expect(words.trouble).toBe('')
  })

  it('are missed, whoever says that nobody sat here meanwhile', () => {
    const words = new Words(`t${table}`)
    told(words)
    words.tend(info({ seats: [seat(''), seat('you')] }), undefined)
    words.tend(info({ status: 'running', words: ['other', 'theirs'] }), seat('me'))
    expect(words.trouble).toBe('word')
  })

  it('are not opened when two seals are the same, or its own is another', () => {
    const words = new Words(`t${table}`)
    words.tend(info({}), seat('me'))
    const mine = sent.seals[0]!
    words.tend(info({ opening: true, seats: [seat('me', mine), seat('you', mine)] }), seat('me', mine))
    expect([words.trouble, sent.words]).toEqual(['seals', []])
    words.tend(info({ opening: true, seats: [seat('me', THEIRS), seat('you', mine)] }), seat('me', THEIRS))
    expect([words.trouble, sent.words]).toEqual(['lost', []])
  })

  it('are not enough when the page was told that it sits alone, and another word is there', () => {
    const words = new Words(`t${table}`)
    const alone = info({ opening: true, seats: [seat('me'), { ...seat(''), bot: 'greedy' }] })
    words.tend(alone, seat('me'))
    const mine = sent.words[0]!
    words.tend(info({ status: 'running', words: [mine, 'ground 8888'] }), seat('me'))
    expect(words.trouble).toBe('seals')
    words.tend(info({ status: 'running', words: [mine] }), seat('me'))
    expect(words.trouble).toBe('')
  })

  it('are missed at a game that begins as soon as somebody sits down', () => {
    sitting(`t${table}`, 'open', PROMISED, false, 'ahoj')
    expect(wordKept(`t${table}`)?.word).toMatch(/^ahoj [0-9a-f]{32}$/)
    const words = new Words(`t${table}`)
    words.tend(info({ status: 'running', words: ['any', 'theirs'] }), seat('me'))
    expect(words.trouble).toBe('unsaid')
  })

  it('are missed at a game that turns out to have a seed', () => {
    const words = new Words(`t${table}`)
    told(words)
    words.tend(info({ status: 'running', seeded: true, lesson: 'prvni-hra' }), seat('me'))
    expect(words.trouble).toBe('commitment')
  })

  it('are not asked about by one who takes over a seat of a game they did not begin', () => {
    const words = new Words(`t${table}`)
    words.tend(info({}), seat('me'))
    sitting(`t${table}`, 'running', PROMISED, false)
    words.tend(info({ status: 'running', words: ['a', 'b'] }), seat('me'))
    expect(words.trouble).toBe('')
  })
})
