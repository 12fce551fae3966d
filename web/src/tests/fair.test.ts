import { describe, expect, it } from 'vitest'
import { commitment, Dice, doubt, fromHex, hash, keyOf, seal, toHex, verify } from '../lib/fair'
import vectors from './vectors.json'

describe('BLAKE2b is the one of Python', () => {
  it.each(vectors.hashes)('$name', ({ data, size, key, person, digest }) => {
    expect(toHex(hash(fromHex(data), { size, key: fromHex(key), person }))).toBe(digest)
  })
})

describe('the dice of a table', () => {
  const { secret, words, key, commitment: promised, draws, epoch } = vectors.table

  it('is bound by its commitment', () => expect(commitment(fromHex(secret))).toBe(promised))
  it('mixes everyone’s word into the key', () => expect(toHex(keyOf(fromHex(secret), words))).toBe(key))

  it('draws what Python drew', () => {
    const dice = new Dice(fromHex(key))
    for (const [n, value] of draws as [number, number][]) expect(dice.below(n)).toBe(value)
  })

  it('verifies a whole proof with two epochs, and finds the draw that is wrong', async () => {
    const proof = {
      commitment: promised,
      secret,
      words,
      chain: '',
      epochs: [draws, epoch] as [number, number][][],
      seals: [] as string[],
      tries: 1,
    }
    expect(await verify(proof)).toEqual({
      commitment: true,
      seals: null,
      draws: draws.length + epoch.length,
      wrong: null,
    })
    const forged = structuredClone(proof)
    forged.epochs[1]![2]![1] = (forged.epochs[1]![2]![1] + 1) % forged.epochs[1]![2]![0]
    expect((await verify(forged)).wrong).toEqual([1, 2])
    expect((await verify({ ...proof, commitment: '00' })).commitment).toBe(false)
  })
})

describe('words are sealed before any is opened', () => {
  const promised = vectors.table.commitment
  const seals = ['mine 00', 'yours 11'].map((word) => seal(promised, word))
  const kept = { commitment: promised, word: 'mine 00', seals, said: true }

  it('seals as Python does', () => expect(seal(vectors.seal.commitment, vectors.seal.word)).toBe(vectors.seal.seal))
  it('believes what it saw sealed', () => expect(doubt(kept, promised, ['mine 00', 'yours 11'])).toBeNull())
  it('misses its own word', () => expect(doubt(kept, promised, ['other', 'yours 11'])).toBe('word'))
  it('notices a word that was chosen later', () =>
    expect(doubt(kept, promised, ['mine 00', 'ground 8888'])).toBe('seals'))
  it('notices one word more', () => expect(doubt(kept, promised, ['mine 00', 'yours 11', 'more'])).toBe('seals'))
  it('notices another commitment', () => expect(doubt(kept, '00', ['mine 00', 'yours 11'])).toBe('commitment'))
  it('notices a start without it', () =>
    expect(doubt({ ...kept, said: false }, promised, ['mine 00', 'yours 11'])).toBe('unsaid'))
  it('alone needs no seals', () => expect(doubt({ ...kept, seals: [] }, promised, ['mine 00'])).toBeNull())

  it('a proof whose words were not the sealed ones does not hold', async () => {
    const proof = {
      commitment: promised,
      secret: vectors.table.secret,
      words: ['mine 00', 'yours 11'],
      chain: '',
      epochs: [],
      seals,
      tries: 1,
    }
    expect((await verify(proof)).seals).toBe(true)
    expect((await verify({ ...proof, words: ['mine 00', 'ground 8888'] })).seals).toBe(false)
  })
})
