// Masks and strangers: what has no drawing of its own gets one from its name.
import type { Point } from '../fields'
import { dice } from '../ink'
import { stroke } from './compose'

export interface Mask {
  outline: string
  eyes: string
  mouth: string
  marks: string
  ribbons: string
  /** Ears, horns, rays or leaves above the brow. */
  crown: string
  /** What is painted on it with the accent. */
  paint: string
}

const mirror = (points: Point[]): Point[] => points.map(({ x, y }) => ({ x: 1000 - x, y }))

const both = (points: Point[], closed = false): string =>
  stroke(points, closed) + stroke(mirror(points).reverse(), closed)

const at = (...numbers: number[]): Point[] =>
  numbers.flatMap((x, i) => (i % 2 ? [] : [{ x: 500 + x, y: numbers[i + 1]! }]))

/** Each mask wears one of these. */
const CROWNS: ((next: () => number, wide: number) => string)[] = [
  () => '',
  (next, wide) => both(at(wide * 0.35, 160, wide * 0.75, -10 + next() * 60, wide * 0.95, 260), true),
  (next, wide) =>
    both(
      at(0, 60 + next() * 30, wide * 0.8, 40 + next() * 50, wide * 1.2, 300, wide * 1.15, 460, wide * 0.6, 200),
      true,
    ),
  (next, wide) =>
    [0, 1, 2, 3]
      .map((i) => both(at(wide * (0.1 + i * 0.24), 150 + i * 22, wide * (0.14 + i * 0.34), 20 + i * 26 + next() * 40)))
      .join(''),
  (next, wide) =>
    [0.2, 0.55, 0.9]
      .map((far) =>
        both(
          at(
            wide * far,
            190,
            wide * (far - 0.12),
            90 + next() * 30,
            wide * far,
            10 + next() * 40,
            wide * (far + 0.16),
            110,
          ),
          true,
        ),
      )
      .join(''),
]
const PAINTS: ((next: () => number) => string)[] = [
  (next) => both(at(110, 610, 200, 590, 240, 650, 160, 700 + next() * 20), true),
  (next) => both(at(150, 560, 180, 640 + next() * 50, 150, 720, 124, 650), true),
  () => stroke(at(0, 170, 200, 200, 270, 400, 210, 640, 0, 840), true),
  (next) => stroke(at(-60, 380, 0, 300, 60, 380, 30, 640 + next() * 40, -30, 640), true),
]
/** Lines on the cheeks, or none. */
const LINES: ((next: () => number) => string)[] = [
  (next) => [0, 1, 2].map((i) => both(at(80 + next() * 40, 600 + i * 34, 220, 580 + i * 36 + next() * 30))).join(''),
  (next) => [0, 1, 2].map((i) => both(at(200 + i * 26, 560 + next() * 20, 190 + i * 26, 640 + next() * 40))).join(''),
  (next) => both(at(60, 400, 160, 350 - next() * 30, 270, 410)),
  () => '',
]

/** A mask of this name in a box of 1000 x 1000; its brow is left free for its sign. */
export function mask(id: string): Mask {
  const next = dice('mask', id)
  const one = <Kind>(kinds: Kind[]): Kind => kinds[Math.floor(next() * kinds.length)]!
  const [wide, low, chin] = [300 + next() * 90, 560 + next() * 120, 60 + next() * 190]
  const half: Point[] = [
    { x: 500, y: 90 + next() * 50 },
    { x: 500 + wide * 0.72, y: 120 + next() * 70 },
    { x: 500 + wide, y: 320 + next() * 70 },
    { x: 500 + wide * (0.8 + next() * 0.18), y: low },
    { x: 500 + chin, y: 850 + next() * 40 },
  ]
  const outline = stroke([...half, { x: 500, y: 880 + next() * 50 }, ...mirror(half.slice(1)).reverse()], true)
  const [ex, ey, ew, eh, slant] = [
    150 + next() * 30,
    470 + next() * 30,
    60 + next() * 56,
    14 + next() * 66,
    (next() - 0.5) * 130,
  ]
  const eye: Point[] = [
    { x: 500 + ex - ew, y: ey + slant / 2 },
    { x: 500 + ex, y: ey - eh },
    { x: 500 + ex + ew, y: ey - slant / 2 },
    { x: 500 + ex, y: ey + eh * (0.4 + next() * 0.6) },
  ]
  const [mw, smile, open] = [80 + next() * 90, (next() - 0.5) * 90, 8 + next() * 46]
  const my = 700 + next() * 40
  const mouth: Point[] = [
    { x: 500 - mw, y: my },
    { x: 500, y: my + smile - open },
    { x: 500 + mw, y: my },
    { x: 500, y: my + smile + open },
  ]
  const tied = [
    { x: 500 + wide * 0.98, y: 360 },
    { x: 900, y: 330 + next() * 60 },
    { x: 930, y: 520 + next() * 120 },
    { x: 985, y: 640 + next() * 120 },
  ]
  return {
    outline,
    eyes: stroke(eye, true) + stroke(mirror(eye).reverse(), true),
    mouth: stroke(mouth, true),
    crown: one(CROWNS)(next, wide),
    paint: one(PAINTS)(next),
    marks:
      one(LINES)(next) +
      stroke([
        { x: 500, y: 520 },
        { x: 480 - next() * 20, y: 620 },
        { x: 515, y: 630 },
      ]),
    ribbons: stroke(tied) + stroke(mirror(tied)),
  }
}

export interface Stranger {
  body: string
  eyes: string
}

/** Somebody nobody has drawn: a shape that stands there, with eyes. */
export function stranger(id: string): Stranger {
  const next = dice('stranger', id)
  const [tall, broad, head] = [140 + next() * 160, 210 + next() * 150, 90 + next() * 60]
  const half: Point[] = [
    { x: 500 + head * 0.4, y: tall },
    { x: 500 + head, y: tall + head },
    { x: 500 + head * (0.5 + next() * 0.3), y: tall + head * 1.9 },
    { x: 500 + broad * (0.7 + next() * 0.4), y: tall + head * 2.4 + next() * 60 },
    { x: 500 + broad * (0.6 + next() * 0.7), y: 640 + next() * 80 },
    { x: 500 + broad * (0.8 + next() * 0.4), y: 940 },
  ]
  const [lean, apart] = [(next() - 0.5) * 90, head * (0.3 + next() * 0.2)]
  const body = stroke(
    [...half, { x: 500, y: 900 + next() * 60 }, ...mirror(half).reverse()].map((at) => ({
      x: at.x + (lean * (940 - at.y)) / 940,
      y: at.y,
    })),
    true,
  )
  const x = 500 + (lean * (940 - tall - head)) / 940
  const eye = (at: number): string => `M${(at - 15).toFixed(0)} ${(tall + head).toFixed(0)}q15 -22 30 0q-15 18 -30 0Z`
  return { body, eyes: eye(x - apart) + eye(x + apart) }
}
