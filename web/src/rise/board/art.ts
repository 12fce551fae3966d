// The shapes of the dream: computed once per board, the same on every screen.
import { seeded } from '../../lib/seeded'
import { CELL, neighbours, type Board, type Place } from './boards'

const HALF = CELL / 2
export const middle = (place: { x: number; y: number }): [number, number] => [place.x + HALF, place.y + HALF]

/** Heroes stand on discs, demons on octagons. */
export const FIGURE: Record<string, string> = {
  hero: 'M-33 0a33 33 0 1 0 66 0a33 33 0 1 0-66 0z',
  demon: 'M-26-26 0-37 26-26 37 0 26 26 0 37-26 26-37 0z',
}

export interface Star {
  x: number
  y: number
  r: number
  group: number
}

export function stars(board: Board, count = 150): Star[] {
  const next = seeded(7)
  return Array.from({ length: count * (board.width / 11) }, () => ({
    x: Math.round(next() * board.width * CELL),
    y: Math.round(next() * board.height * CELL),
    r: 0.8 + next() * next() * 3.4,
    group: Math.floor(next() * 3),
  }))
}

// Of what is alike and does not overlap one path is made: a hundred elements less to be styled and laid out.

export const dots = (sky: Star[]): string =>
  sky.map(({ x, y, r }) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`).join('')

/** What lies under the fields of the void and under wells. */
export const pebbles = (board: Board): string =>
  board.fields
    .filter((field) => field.kind === 'void' || field.kind === 'well')
    .map(
      ({ x, y }) =>
        `M${x + 35} ${y + 5}h30a30 30 0 0 1 30 30v30a30 30 0 0 1-30 30h-30a30 30 0 0 1-30-30v-30a30 30 0 0 1 30-30z`,
    )
    .join('')

/** The middle of every field of the path. */
export const beads = (board: Board): string =>
  board.fields
    .filter((field) => field.kind === 'path')
    .map(({ x, y }) => `M${x + 50} ${y + 40}l10 10-10 10-10-10z`)
    .join('')

/** Two strands that wind round each other from one path field to the next. */
export function threads(board: Board): string[] {
  const strands: string[] = []
  for (const place of board.fields.filter((field) => field.kind === 'path')) {
    for (const next of [board.grid[place.row]?.[place.column + 1], board.grid[place.row + 1]?.[place.column]])
      if (next?.kind === 'path')
        strands.push(strand(middle(place), middle(next), 12), strand(middle(place), middle(next), -12))
    for (const end of outward(board, place)) strands.push(strand(middle(place), end, 7), strand(middle(place), end, -7))
  }
  return strands
}

/** Thin threads that lead from the path to gates and to the mystery place. */
export function leads(board: Board): string[] {
  return board.fields
    .filter((field) => field.kind === 'path')
    .flatMap((place) =>
      neighbours(board, place)
        .filter((next) => next.name.endsWith('.brana') || next.kind === 'mystery')
        .map((next) => strand(middle(place), middle(next), 5)),
    )
}

/** One strand from here to there, bent to its own side. */
export function strand([x1, y1]: [number, number], [x2, y2]: [number, number], bend: number): string {
  const [dx, dy] = [(x2 - x1) / 3, (y2 - y1) / 3]
  const [nx, ny] = [(-dy / Math.hypot(dx, dy)) * bend, (dx / Math.hypot(dx, dy)) * bend]
  return `M${x1} ${y1}C${x1 + dx + nx} ${y1 + dy + ny} ${x2 - dx - nx} ${y2 - dy - ny} ${x2} ${y2}`
}

function outward(board: Board, { row, column, x, y }: Place): [number, number][] {
  const ends: [number, number][] = []
  if (row === 0) ends.push([x + HALF, y])
  if (row === board.height - 1) ends.push([x + HALF, y + CELL])
  if (column === 0) ends.push([x, y + HALF])
  if (column === board.width - 1) ends.push([x + CELL, y + HALF])
  return ends
}

export interface Island {
  world: string
  bare: string
  x: number
  y: number
  shore: string
  hall: Place
  gate: Place
  ring: Place[]
  chevrons: { x: number; y: number; angle: number }[]
}

export function islands(board: Board): Island[] {
  return board.fields.filter((field) => field.kind === 'hall').map((hall) => island(board, hall))
}

function island(board: Board, hall: Place): Island {
  const ring = board.fields
    .filter((field) => field.world === hall.world && field.kind === 'ring')
    .sort((a, b) => order(a) - order(b))
  const [x, y] = [hall.x - CELL, hall.y - CELL]
  const bare = hall.world.replace('b2:', '')
  return {
    world: hall.world,
    bare,
    x,
    y,
    hall,
    ring,
    gate: ring[0]!,
    shore: shore(x, y, bare.length * 97),
    chevrons: chevrons(ring),
  }
}

function order(field: Place): number {
  const last = field.name.split('.')[1]
  return last === 'brana' ? 1 : Number(last)
}

/** Clockwise arrows between neighbouring fields of the ring. */
function chevrons(ring: Place[]): Island['chevrons'] {
  return ring.map((from, i) => {
    const to = ring[(i + 1) % ring.length]!
    return {
      x: (from.x + to.x) / 2 + HALF,
      y: (from.y + to.y) / 2 + HALF,
      angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
    }
  })
}

/** An uneven shore round three by three fields. */
export function shore(x: number, y: number, seed: number): string {
  const next = seeded(seed)
  const [cx, cy, points] = [x + 150, y + 150, 28]
  const dots = Array.from({ length: points }, (_, i): [number, number] => {
    const angle = (i / points) * 2 * Math.PI
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const square = Math.pow(Math.pow(Math.abs(c), 5) + Math.pow(Math.abs(s), 5), -1 / 5)
    const far = square * (139 + next() * 9)
    return [cx + c * far, cy + s * far]
  })
  return smooth(dots)
}

function smooth(dots: [number, number][]): string {
  const at = (i: number): [number, number] => dots[(i + dots.length) % dots.length]!
  const round = (value: number): number => Math.round(value * 10) / 10
  let path = `M${at(0).map(round).join(' ')}`
  for (let i = 0; i < dots.length; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const numbers = [
      p1[0] + (p2[0] - p0[0]) / 6,
      p1[1] + (p2[1] - p0[1]) / 6,
      p2[0] - (p3[0] - p1[0]) / 6,
      p2[1] - (p3[1] - p1[1]) / 6,
      ...p2,
    ]
    path += `C${numbers.map(round).join(' ')}`
  }
  return `${path}Z`
}

/** The middle of each mystery place: where its fields meet. */
export function mysteries(board: Board): [number, number][] {
  return board.fields
    .filter((field) => field.kind === 'mystery')
    .filter(
      (field) =>
        board.grid[field.row - 1]?.[field.column]?.kind !== 'mystery' &&
        board.grid[field.row]?.[field.column - 1]?.kind !== 'mystery',
    )
    .map((field) => [field.x + CELL, field.y + CELL])
}
