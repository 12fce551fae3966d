// Tiles as rooms: furniture seen from above, a floor, and the doors between two rooms.
import type { LandField, LandView } from '../../lib/protocol'
import { CELL, column, corner, fieldAt, row } from '../fields'
import { dice } from '../ink'
import { level, type Placed } from './compose'

const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8]
const SIZE = 80

/** Furniture of one room: a piece a field, turned to the walls, where nothing else has to be read. */
export function furnish(tile: string, plan: string[], fields: LandField[], taken: Set<string>): Placed[] {
  const next = dice('plan', tile)
  const free = [...fields].filter((field) => !field.symbols.includes('#'))
  const order = free
    .map((field) => ({ field, at: next() + (taken.has(field.name) ? 1 : 0) }))
    .sort((a, b) => a.at - b.at)
    .map((one) => one.field)
  return plan.slice(0, order.length).map((name, i): Placed => {
    const field = order[i]!
    const { x, y } = corner(field.name)
    const [dx, dy] = lean(field.walls)
    return {
      name,
      size: SIZE,
      x: x + (CELL - SIZE) / 2 + dx,
      y: y + (CELL - SIZE) / 2 + dy,
      tilt: facing(field.walls) + (next() - 0.5) * 8,
      flip: next() < 0.5,
    }
  })
}

/** Furniture stands along a wall. */
function lean(walls: number): [number, number] {
  const one = (from: number, to: number): number => (walls & from ? -6 : 0) + (walls & to ? 6 : 0)
  return [one(WEST, EAST), one(NORTH, SOUTH)]
}

const facing = (walls: number): number =>
  walls & NORTH ? 0 : walls & WEST ? -90 : walls & EAST ? 90 : walls & SOUTH ? 180 : 0

const FLOORS = ['boards', 'tiles', 'grain', 'bare'] as const

/** The floor of one room: boards, tiles, or a grain, each field on its own. */
export function floor(tile: string, fields: LandField[]): string {
  const next = dice('floor', tile)
  const kind = FLOORS[Math.floor(next() * FLOORS.length)]!
  if (kind === 'bare') return ''
  return fields
    .map((field) => {
      const { x, y } = corner(field.name)
      if (kind === 'boards') return [20, 40, 60, 80].map((at) => level(next, x + 4, x + CELL - 4, y + at, 1.6)).join('')
      if (kind === 'tiles') return [25, 50, 75].map((at) => `M${x + at} ${y + 4}v92M${x + 4} ${y + at}h92`).join('')
      return Array.from({ length: 14 }, () => {
        const [across, down] = [x + 6 + next() * 86, y + 6 + next() * 86]
        return `M${across.toFixed(0)} ${down.toFixed(0)}l${(2 + next() * 4).toFixed(0)} ${(next() * 3).toFixed(0)}`
      }).join('')
    })
    .join('')
}

export interface Door {
  /** The two posts. */
  posts: string
  /** The threshold, and the leaf that stands open. */
  leaf: string
}

/** Where one walks from one room into another. */
export function doors(land: LandView): Door[] {
  const known = new Map(land.fields.map((field) => [field.name, field]))
  const halved = new Set(land.halves.map((half) => half.field + half.side))
  const found: Door[] = []
  for (const field of land.fields) {
    const { x, y } = corner(field.name)
    const right = known.get(fieldAt(row(field.name), column(field.name) + 1))
    const below = known.get(fieldAt(row(field.name) + 1, column(field.name)))
    if (right && apart(field, right, EAST, WEST) && !halved.has(`${field.name}e`) && !halved.has(`${right.name}w`))
      found.push({
        posts: `M${x + CELL} ${y}v20M${x + CELL} ${y + CELL}v-20`,
        leaf: `M${x + CELL} ${y + 20}q20 4 20 24M${x + CELL} ${y + 20}l20 24`,
      })
    if (below && apart(field, below, SOUTH, NORTH) && !halved.has(`${field.name}s`) && !halved.has(`${below.name}n`))
      found.push({
        posts: `M${x} ${y + CELL}h20M${x + CELL} ${y + CELL}h-20`,
        leaf: `M${x + 20} ${y + CELL}q4 20 24 20M${x + 20} ${y + CELL}l24 20`,
      })
  }
  return found
}

const apart = (one: LandField, two: LandField, way: number, back: number): boolean =>
  one.tile !== two.tile && !(one.walls & way) && !(two.walls & back)
