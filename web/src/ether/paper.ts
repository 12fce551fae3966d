// Tiles as torn pages that join, and walls drawn by hand.
import type { LandView, PlacedView } from '../lib/protocol'
import { CELL, column, corner, row, type Point } from './fields'
import { dice } from './ink'

/** A line that is not quite straight; the same from both sides, so that torn pages join. */
function torn(from: Point, to: Point, rough: number): Point[] {
  const flat = from.y === to.y
  const forward = flat ? from.x < to.x : from.y < to.y
  const [a, b] = forward ? [from, to] : [to, from]
  const length = flat ? b.x - a.x : b.y - a.y
  const points: Point[] = []
  for (let at = 0; at < length; at += 9) {
    const next = dice(flat ? 'h' : 'v', a.x + (flat ? at : 0), a.y + (flat ? 0 : at))
    const away = at ? (next() - 0.5) * rough : 0
    points.push(flat ? { x: a.x + at, y: a.y + away } : { x: a.x + away, y: a.y + at })
  }
  points.push(b)
  return forward ? points : points.reverse()
}

const path = (points: Point[]): string =>
  points.map((point, i) => `${i ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('')

export interface Page {
  id: string
  d: string
  label: Point
}

/** Every tile and overlay as a torn page. */
export function pages(tiles: PlacedView[], land: LandView): Page[] {
  return tiles.map((tile, index) => {
    const own = land.fields.filter((field) => field.tile === tile.id).map((field) => field.name)
    const down = row(tile.at)
    const right = column(tile.at)
    const overlay =
      own.length > 0 &&
      own.length < 3 &&
      tiles
        .slice(0, index)
        .some((other) => Math.abs(row(other.at) - down) < 2 && Math.abs(column(other.at) - right) < 2)
    const height = overlay ? Math.max(...own.map(row)) - down + 1 : 2
    const width = overlay ? Math.max(...own.map(column)) - right + 1 : 2
    const [x, y] = [right * CELL, down * CELL]
    const corners = [
      { x, y },
      { x: x + width * CELL, y },
      { x: x + width * CELL, y: y + height * CELL },
      { x, y: y + height * CELL },
    ]
    const points = corners.flatMap((from, i) => torn(from, corners[(i + 1) % 4]!, overlay ? 7 : 5).slice(0, -1))
    return { id: tile.id, d: `${path(points)}Z`, label: { x: x + (width * CELL) / 2, y: y + height * CELL - 6 } }
  })
}

/** Walls, each once, drawn by hand. */
export function walls(land: LandView): string[] {
  const found = new Map<string, [Point, Point]>()
  for (const field of land.fields) {
    const { x, y } = corner(field.name)
    const ends: [Point, Point][] = [
      [
        { x, y },
        { x: x + CELL, y },
      ],
      [
        { x: x + CELL, y },
        { x: x + CELL, y: y + CELL },
      ],
      [
        { x, y: y + CELL },
        { x: x + CELL, y: y + CELL },
      ],
      [
        { x, y },
        { x, y: y + CELL },
      ],
    ]
    ends.forEach((line, way) => (field.walls >> way) & 1 && found.set(JSON.stringify(line), line))
  }
  return [...found.values()].map(([from, to]) => path(torn(from, to, 3)))
}

export function halfWalls(land: LandView): string[] {
  return land.halves.map(({ field, side, part }) => {
    const { x, y } = corner(field)
    const start = part * (CELL / 2)
    const flat = side === 'n' || side === 's'
    const at = side === 's' || side === 'e' ? CELL : 0
    const from = flat ? { x: x + start, y: y + at } : { x: x + at, y: y + start }
    const to = flat ? { x: from.x + CELL / 2, y: from.y } : { x: from.x, y: from.y + CELL / 2 }
    return path([from, to])
  })
}
