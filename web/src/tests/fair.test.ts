import { describe, expect, it } from 'vitest'
import { blake2b } from '../lib/blake2b'
import { commitment, Dice, fromHex, keyOf, toHex, verify } from '../lib/fair'
import vectors from './vectors.json'

const utf8 = new TextEncoder()

describe('BLAKE2b is the one of Python', () => {
  it.each(vectors.hashes)('$name', ({ data, size, key, person, digest }) => {
    const options = { size, key: fromHex(key), person: utf8.encode(person) }
    expect(toHex(blake2b(fromHex(data), options))).toBe(digest)
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
    const proof = { commitment: promised, secret, words, chain: '', epochs: [draws, epoch] as [number, number][][] }
    expect(await verify(proof)).toEqual({ commitment: true, draws: draws.length + epoch.length, wrong: null })
    const forged = structuredClone(proof)
    forged.epochs[1]![2]![1] = (forged.epochs[1]![2]![1] + 1) % forged.epochs[1]![2]![0]
    expect((await verify(forged)).wrong).toEqual([1, 2])
    expect((await verify({ ...proof, commitment: '00' })).commitment).toBe(false)
  })
})
