/** A small generator with its own seed: what it draws is the same on every screen. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1664525 + 1013904223) % 4294967296) / 4294967296
}
