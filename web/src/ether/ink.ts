// Chance that is always the same, and the inkblots made of it.
import type { Point } from './fields'

/** A number that follows from words. */
export function hash(...words: (string | number)[]): number {
  let seed = 2166136261
  for (const letter of words.join('/')) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619)
  return seed >>> 0
}

/** The same numbers for the same words: from 0 to 1. */
export function dice(...words: (string | number)[]): () => number {
  let seed = hash(...words)
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822507) + 0x6d2b79f5
    seed ^= seed >>> 13
    return (seed >>> 0) / 4294967296
  }
}

const blots = new Map<string, string>()

/** An inkblot of its own for everything that has a name: folded paper, so both halves are alike. Box 100 x 100. */
export function blot(id: string): string {
  const known = blots.get(id)
  if (known) return known
  const next = dice(id)
  const half: Point[] = []
  const waves = [next() * 6, next() * 6, next() * 6]
  const depth = [0.2 + next() * 0.22, 0.1 + next() * 0.2, 0.05 + next() * 0.12]
  for (let i = 0; i <= 14; i++) {
    const angle = -Math.PI / 2 + (Math.PI * i) / 14
    const wave =
      depth[0]! * Math.sin(3 * angle + waves[0]!) +
      depth[1]! * Math.sin(5 * angle + waves[1]!) +
      depth[2]! * Math.sin(9 * angle + waves[2]!)
    const far = 27 * (1 + wave)
    half.push({ x: 50 + Math.max(1.5, far * Math.cos(angle) * 1.15), y: 50 + far * Math.sin(angle) * 1.25 })
  }
  const whole = [
    ...half,
    ...half
      .slice(1, -1)
      .reverse()
      .map(({ x, y }) => ({ x: 100 - x, y })),
  ]
  let d = smooth(whole)
  for (let i = 0; i < 2 + Math.floor(next() * 3); i++) {
    const [x, y, r] = [50 + 16 + next() * 26, 16 + next() * 68, 1.5 + next() * 4.5]
    const half = (across: number): string => `a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${across.toFixed(1)} 0`
    for (const at of [x, 100 - x]) d += `M${(at - r).toFixed(1)} ${y.toFixed(1)}${half(2 * r)}${half(-2 * r)}Z`
  }
  blots.set(id, d)
  return d
}

function smooth(points: Point[]): string {
  const between = (a: Point, b: Point): string => `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`
  const last = points.at(-1)!
  const parts = points.map(
    (point, i) => `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${between(point, points[(i + 1) % points.length]!)}`,
  )
  return `M${between(last, points[0]!)}${parts.join('')}Z`
}
