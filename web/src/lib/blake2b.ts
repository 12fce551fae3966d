// BLAKE2b (RFC 7693) with key and personalisation, enough to recompute the table's dice.
const MASK = (1n << 64n) - 1n
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
]
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
]
const BLOCK = 128

export interface Blake2bOptions {
  size?: number
  key?: Uint8Array
  person?: Uint8Array
}

export function blake2b(data: Uint8Array, { size = 64, key, person }: Blake2bOptions = {}): Uint8Array {
  const state = start(size, key?.length ?? 0, person)
  const input = key?.length ? joined(padded(key, BLOCK), data) : data
  const blocks = Math.max(1, Math.ceil(input.length / BLOCK))
  for (let i = 0; i < blocks; i++) {
    const last = i === blocks - 1
    const chunk = input.subarray(i * BLOCK, (i + 1) * BLOCK)
    compress(state, words(padded(chunk, BLOCK)), BigInt(last ? input.length : (i + 1) * BLOCK), last)
  }
  return bytes(state).subarray(0, size)
}

function start(size: number, keyLength: number, person?: Uint8Array): bigint[] {
  const parameters = new Uint8Array(64)
  parameters.set([size, keyLength, 1, 1])
  if (person) parameters.set(person, 48)
  const given = words(parameters)
  return IV.map((iv, i) => iv ^ given[i]!)
}

function compress(h: bigint[], m: bigint[], count: bigint, last: boolean): void {
  const v = [...h, ...IV]
  v[12]! ^= count & MASK
  if (last) v[14]! ^= MASK
  for (let round = 0; round < 12; round++) {
    const s = SIGMA[round % 10]!
    const at = (i: number) => m[s[i]!]!
    mix(v, 0, 4, 8, 12, at(0), at(1))
    mix(v, 1, 5, 9, 13, at(2), at(3))
    mix(v, 2, 6, 10, 14, at(4), at(5))
    mix(v, 3, 7, 11, 15, at(6), at(7))
    mix(v, 0, 5, 10, 15, at(8), at(9))
    mix(v, 1, 6, 11, 12, at(10), at(11))
    mix(v, 2, 7, 8, 13, at(12), at(13))
    mix(v, 3, 4, 9, 14, at(14), at(15))
  }
  for (let i = 0; i < 8; i++) h[i]! ^= v[i]! ^ v[i + 8]!
}

function mix(v: bigint[], a: number, b: number, c: number, d: number, x: bigint, y: bigint): void {
  v[a] = (v[a]! + v[b]! + x) & MASK
  v[d] = turned(v[d]! ^ v[a]!, 32n)
  v[c] = (v[c]! + v[d]!) & MASK
  v[b] = turned(v[b]! ^ v[c]!, 24n)
  v[a] = (v[a]! + v[b]! + y) & MASK
  v[d] = turned(v[d]! ^ v[a]!, 16n)
  v[c] = (v[c]! + v[d]!) & MASK
  v[b] = turned(v[b]! ^ v[c]!, 63n)
}

function turned(word: bigint, by: bigint): bigint {
  return ((word >> by) | (word << (64n - by))) & MASK
}

function words(data: Uint8Array): bigint[] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  return Array.from({ length: data.length / 8 }, (_, i) => view.getBigUint64(i * 8, true))
}

function bytes(state: bigint[]): Uint8Array {
  const out = new Uint8Array(64)
  const view = new DataView(out.buffer)
  state.forEach((word, i) => view.setBigUint64(i * 8, word, true))
  return out
}

function padded(data: Uint8Array, to: number): Uint8Array {
  const out = new Uint8Array(to)
  out.set(data)
  return out
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const out = new Uint8Array(a.length + b.length)
  out.set(a)
  out.set(b, a.length)
  return out
}
