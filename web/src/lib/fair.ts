// The dice once more, in the player's own browser (src/snar/kernel/fair.py and rng.py).
import { blake2b } from '@noble/hashes/blake2.js'
import type { Draws } from './protocol'

const utf8 = new TextEncoder()
const BLOCK_DRAWS = 16

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

export function toHex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export interface HashOptions {
  size?: number
  key?: Uint8Array
  person?: string
}

/** BLAKE2b as Python calls it: a personalisation may be short, a key empty. */
export function hash(data: Uint8Array, { size = 64, key, person }: HashOptions = {}): Uint8Array {
  const personalization = new Uint8Array(16)
  if (person) personalization.set(utf8.encode(person))
  return blake2b(data, { dkLen: size, key: key?.length ? key : undefined, personalization })
}

export function commitment(secret: Uint8Array): string {
  return toHex(hash(secret, { size: 32, person: 'snar-commit' }))
}

/** Binds a player to a word before any word is shown, for the table of this commitment only. */
export function seal(commitment: string, word: string): string {
  return toHex(hash(utf8.encode(word), { size: 32, key: fromHex(commitment), person: 'snar-seal' }))
}

/** The key of all draws; an epoch after an undo by consent adds its number as one more word. */
export function keyOf(secret: Uint8Array, words: string[], epoch = 0): Uint8Array {
  const parts = [...secret]
  for (const word of epoch ? [...words, String(epoch)] : words) {
    const data = utf8.encode(word)
    parts.push(data.length & 255, (data.length >> 8) & 255, (data.length >> 16) & 255, data.length >>> 24, ...data)
  }
  return hash(Uint8Array.from(parts), { size: 32, person: 'snar-key' })
}

/** Draw after draw of one key. */
export class Dice {
  private count = 0
  private block: DataView = new DataView(new ArrayBuffer(64))

  constructor(private key: Uint8Array) {}

  draw(): number {
    const place = this.count % BLOCK_DRAWS
    if (place === 0) this.block = block(this.key, this.count / BLOCK_DRAWS)
    this.count++
    return this.block.getUint32(place * 4, true)
  }

  below(n: number): number {
    const limit = 2 ** 32 - (2 ** 32 % n)
    let value = this.draw()
    while (value >= limit) value = this.draw()
    return value % n
  }
}

function block(key: Uint8Array, number: number): DataView {
  const data = new Uint8Array(8)
  new DataView(data.buffer).setBigUint64(0, BigInt(number), true)
  const digest = hash(data, { key })
  return new DataView(digest.buffer, digest.byteOffset, 64)
}

export interface Verdict {
  commitment: boolean
  /** Every word is the one that was sealed; null: nothing was sealed, as one person sat alone or the game is old. */
  seals: boolean | null
  draws: number
  /** The first draw that is not what the key says: [epoch, place]. */
  wrong: [number, number] | null
}

/** What this browser kept from before the game: what it sealed and said, and what all had sealed when it did. */
export interface Sealed {
  commitment: string
  word: string
  seals: string[]
  said: boolean
}

export type Doubt = 'commitment' | 'unsaid' | 'word' | 'seals'

/** What is wrong with the words a game began with, as this browser saw them come; null: nothing. */
export function doubt(kept: Sealed, commitment: string, words: string[]): Doubt | null {
  if (kept.commitment !== commitment) return 'commitment'
  if (!kept.said) return 'unsaid'
  if (!words.includes(kept.word)) return 'word'
  // said alone: nobody else may have added one
  const seals = kept.seals.length ? kept.seals : [seal(commitment, kept.word)]
  return words.length === seals.length && words.every((word, i) => seal(commitment, word) === seals[i]) ? null : 'seals'
}

/** Recomputes everything; gives the browser room to breathe. */
export async function verify(proof: Draws, progress: (part: number) => void = () => {}): Promise<Verdict> {
  const secret = fromHex(proof.secret)
  const total = proof.epochs.reduce((sum, epoch) => sum + epoch.length, 0)
  let done = 0
  for (const [epoch, draws] of proof.epochs.entries()) {
    const dice = new Dice(keyOf(secret, proof.words, epoch))
    for (const [place, [n, value]] of draws.entries()) {
      if (dice.below(n) !== value) return { commitment: ok(), seals: sealed(), draws: done, wrong: [epoch, place] }
      if (++done % 400 === 0) {
        progress(done / total)
        await new Promise((resolve) => setTimeout(resolve))
      }
    }
  }
  return { commitment: ok(), seals: sealed(), draws: done, wrong: null }

  function ok(): boolean {
    return commitment(secret) === proof.commitment
  }

  function sealed(): boolean | null {
    if (!proof.seals.length) return null
    return (
      proof.seals.length === proof.words.length &&
      proof.words.every((word, i) => seal(proof.commitment, word) === proof.seals[i])
    )
  }
}
