// The void from afar, computed once and the same on every screen: ridges of mist, and rocks that float.
import { seeded } from '../lib/seeded'

const round = (value: number): number => Math.round(value * 10) / 10

/** Small and many, most of them hardly seen: one drawing of them all. */
export function stars(seed: number, count: number): string {
  const next = seeded(seed)
  return Array.from({ length: count }, () => {
    const [x, y, r] = [round(next() * 1600), round(next() * 620 - 260), round(0.5 + next() ** 5 * 1.4)]
    return `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0-${round(2 * r)} 0`
  }).join('')
}

/** A bank of mist from edge to edge, as long waves that never repeat. */
export function ridge(y: number, height: number, seed: number): string {
  const next = seeded(seed)
  const [a, b, c] = [next() * 6, next() * 6, next() * 6]
  const wave = (x: number): number =>
    Math.sin(x / 190 + a) * 0.55 + Math.sin(x / 83 + b) * 0.3 + Math.sin(x / 37 + c) * 0.15
  const dots = Array.from({ length: 83 }, (_, i) => `${i * 20 - 20} ${round(y - wave(i * 20) * height)}`)
  return `M-20 440L${dots.join('L')}L1620 440z`
}

export interface Facet {
  d: string
  /** From the dark side to the one that the moon shines on. */
  light: number
}

/** What hangs below a floating island: a rough rock, cut into facets that the light tells apart. Those of the same
 * light are one drawing. */
export function rock(half: number, depth: number, seed: number): Facet[] {
  const next = seeded(seed)
  const steps = 12
  const row = (low: number, narrow: number): [number, number][] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = (i / steps) * 2 - 1
      const deep = depth * low * (1 - Math.abs(t) ** 1.7) * (0.72 + next() * 0.5)
      return [round(t * half * narrow + (next() - 0.5) * 8 * low), round(deep)]
    })
  const rows = [row(0, 1), row(0.34, 0.93), row(0.68, 0.76), row(1, 0.5)]
  const byLight = new Map<number, string>()
  rows.slice(1).forEach((below, level) => {
    const above = rows[level]!
    for (let i = 0; i < steps; i++) {
      const corners = [above[i]!, above[i + 1]!, below[i + 1]!, below[i]!]
      const light = 0.78 - (i / steps) * 0.5 - level * 0.12 + (next() - 0.5) * 0.3
      const seen = round(Math.max(0, light))
      const d = `M${corners.map((corner) => corner.join(' ')).join('L')}z`
      byLight.set(seen, (byLight.get(seen) ?? '') + d)
    }
  })
  return [...byLight].map(([light, d]) => ({ d, light }))
}
