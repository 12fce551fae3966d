// A seeded hand: where the motifs of a picture stand, and what is drawn around them. A thing always looks the same.
import type { Point } from '../fields'
import { dice } from '../ink'

export interface Placed {
  name: string
  x: number
  y: number
  size: number
  tilt: number
  flip: boolean
}
export interface Composed {
  placed: Placed[]
  /** The brush with the accent, behind everything. */
  wash: string
  /** Fine lines of the background. */
  lines: string
  /** What they stand on. */
  ground: string
}

const number = (value: number): string => value.toFixed(1)

/** A line from point to point, drawn without lifting the pen. */
export function stroke(points: Point[], closed = false): string {
  const count = points.length
  const at = (i: number): Point =>
    closed ? points[(i + count) % count]! : points[Math.min(count - 1, Math.max(0, i))]!
  let d = `M${number(points[0]!.x)} ${number(points[0]!.y)}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const [ax, ay] = [from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6]
    const [bx, by] = [to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6]
    d += `C${[ax, ay, bx, by, to.x, to.y].map(number).join(' ')}`
  }
  return closed ? `${d}Z` : d
}

/** A level line that trembles a little. */
export function level(next: () => number, from: number, to: number, y: number, rough = 3): string {
  const steps = Math.max(3, Math.round((to - from) / 60))
  const points = Array.from({ length: steps + 1 }, (_, i) => ({
    x: from + ((to - from) * i) / steps,
    y: y + (next() - 0.5) * rough,
  }))
  return stroke(points)
}

/** A broad brush: an uneven band, rounded at its ends. */
function brush(next: () => number, x: number, y: number, width: number, height: number): string {
  const upper = Array.from({ length: 6 }, (_, i) => ({ x: x + (width * i) / 5, y: y + next() * height * 0.35 }))
  const lower = Array.from({ length: 6 }, (_, i) => ({
    x: x + width - (width * i) / 5 + (next() - 0.5) * 16,
    y: y + height - next() * height * 0.35,
  }))
  return stroke([...upper, ...lower], true)
}

type Drawn = (next: () => number, width: number, height: number) => string
const many = (count: number, one: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => one(i)).join('')

/** What may be behind: wires, rain, hills, stars, boards, rays, rings, reeds. */
const BEHIND: Drawn[] = [
  (next, w, h) => many(3, (i) => level(next, 0, w, h * (0.1 + i * 0.09), h * 0.09)),
  (next, w, h) =>
    many(Math.round(w / 26), () => {
      const [x, y] = [next() * w, next() * h * 0.55]
      return `M${number(x)} ${number(y)}l-4 ${number(9 + next() * 9)}`
    }),
  (next, w, h) => many(2, (i) => level(next, 0, w, h * (0.42 + i * 0.13), h * 0.26)),
  (next, w, h) =>
    many(Math.round(w / 30), () => {
      const [x, y, r] = [next() * w, next() * h * 0.5, 1.5 + next() * 3]
      return `M${number(x - r)} ${number(y)}h${number(2 * r)}M${number(x)} ${number(y - r)}v${number(2 * r)}`
    }),
  (next, w, h) =>
    many(
      Math.round(w / 34),
      (i) => `M${number(i * 34 + next() * 6)} 0l${number((next() - 0.5) * 8)} ${number(h * 0.8)}`,
    ),
  (next, w, h) => {
    const [x, y] = [w * (0.25 + next() * 0.5), h * 0.72]
    return many(13, (i) => {
      const [angle, near] = [Math.PI + (Math.PI * (i + 0.5)) / 13, h * (0.52 + next() * 0.12)]
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      const far = h * 1.1
      return `M${number(x + dx * near)} ${number(y + dy * near)}L${number(x + dx * far)} ${number(y + dy * far)}`
    })
  },
  (next, w, h) => {
    const [x, y] = [w * (0.2 + next() * 0.6), h * (0.3 + next() * 0.2)]
    return many(4, (i) => {
      const r = h * (0.14 + i * 0.13)
      return stroke(
        Array.from({ length: 8 }, (_, k) => ({
          x: x + Math.cos((k * Math.PI) / 4) * r * (1 + (next() - 0.5) * 0.06),
          y: y + Math.sin((k * Math.PI) / 4) * r * (1 + (next() - 0.5) * 0.06),
        })),
        true,
      )
    })
  },
  (next, w, h) =>
    many(Math.round(w / 18), () => {
      const [x, tall] = [next() * w, h * (0.12 + next() * 0.22)]
      const [bend, lean] = [(next() - 0.5) * 9, (next() - 0.5) * 14]
      return `M${number(x)} ${number(h * 0.84)}q${[bend, -tall / 2, lean, -tall].map(number).join(' ')}`
    }),
]

const turn = (next: () => number, most: number): number => (next() - 0.5) * 2 * most

export const HEADER = { width: 720, height: 220 }

/** The picture over a page: the first motif in front, the others further away, to both sides. */
export function header(id: string, motifs: string[]): Composed {
  const next = dice('page', id)
  const { width, height } = HEADER
  const floor = 184
  const flip = next() < 0.5
  const middle = width * (0.4 + next() * 0.2)
  const beside = [-1, 1, -1, 1, -1].map((side) => (flip ? -side : side))
  const placed = motifs.map((name, i): Placed => {
    const size = i === 0 ? 172 : 128 - i * 8 + next() * 14
    const away = i === 0 ? 0 : beside[i - 1]! * (150 + Math.floor((i - 1) / 2) * 118 + next() * 26)
    return {
      name,
      size,
      x: Math.min(width - size - 6, Math.max(6, middle + away - size / 2)),
      y: floor - size * 0.93 + (i === 0 ? 12 : -4 + next() * 8),
      tilt: turn(next, i === 0 ? 2 : 5),
      flip: next() < 0.35,
    }
  })
  return {
    placed: placed.reverse(),
    wash: brush(next, 40 + next() * 60, 40 + next() * 30, width - 160, 104),
    lines: BEHIND[Math.floor(next() * BEHIND.length)]!(next, width, height),
    ground: level(next, 8, width - 8, floor) + level(next, 60 + next() * 120, width - 60 - next() * 160, floor + 9, 4),
  }
}

export const EMBLEM = { width: 160, height: 104 }

/** The picture of a card: its first motif large, the second small behind it. */
export function emblem(id: string, motifs: string[]): Composed {
  const next = dice('card', id)
  const { width, height } = EMBLEM
  const right = next() < 0.5
  const [large, small] = [88, 58]
  const alone = motifs.length < 2
  const placed = motifs.slice(0, 2).map((name, i): Placed => {
    const size = i ? small : large
    const x = alone ? (width - large) / 2 : (i === 0) === right ? width - size - 10 : 10
    return {
      name,
      size,
      x,
      y: i ? 6 + next() * 12 : height - large - 4,
      tilt: turn(next, i ? 9 : 4),
      flip: next() < 0.3,
    }
  })
  return {
    placed: placed.reverse(),
    wash: brush(next, 12, 20 + next() * 14, width - 24, 54),
    lines: BEHIND[Math.floor(next() * BEHIND.length)]!(next, width, height),
    ground: level(next, 6, width - 6, height - 8, 2),
  }
}
