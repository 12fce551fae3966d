// Geometry of the board: where fields lie, what touches what. No rules here.
import type { Content, Field, Rules } from '../view'

export const CELL = 100

export interface Place extends Field {
  x: number
  y: number
}

export interface Board {
  width: number
  height: number
  fields: Place[]
  at: Map<string, Place>
  grid: Place[][]
}

/** One board, or two side by side with the second one turned (names `b2:`). */
export function boardOf(content: Content, rules: Pick<Rules, 'boards' | 'rotation'>): Board {
  const { width, height, fields } = content.board
  if (rules.boards < 2) return indexed(fields, width, height)
  const second = fields.map((field) => ({
    ...turned(field, width, rules.rotation),
    name: `b2:${field.name}`,
    world: field.world && `b2:${field.world}`,
  }))
  const named = renamed(second, width)
  return indexed([...fields, ...named.map((field) => ({ ...field, column: field.column + width }))], width * 2, height)
}

function turned(field: Field, size: number, rotation: number): Field {
  let { row, column } = field
  for (let i = 0; i < (rotation / 90) % 4; i++) [row, column] = [column, size - 1 - row]
  return { ...field, row, column }
}

/** Paths and the mystery place are numbered in reading order, so a turned board counts them anew. */
function renamed(fields: Field[], width: number): Field[] {
  const counts: Record<string, number> = {}
  return [...fields]
    .sort((a, b) => a.row * width + a.column - (b.row * width + b.column))
    .map((field) => {
      const letter = { path: 'c', mystery: 't' }[field.kind as string]
      if (!letter) return field
      counts[letter] = (counts[letter] ?? 0) + 1
      return { ...field, name: `b2:${letter}${counts[letter]}` }
    })
}

function indexed(fields: Field[], width: number, height: number): Board {
  const places = fields.map((field) => ({ ...field, x: field.column * CELL, y: field.row * CELL }))
  const grid: Place[][] = Array.from({ length: height }, () => [])
  for (const place of places) grid[place.row]![place.column] = place
  return { width, height, fields: places, at: new Map(places.map((place) => [place.name, place])), grid }
}

export function neighbours(board: Board, place: Place): Place[] {
  const steps: [number, number][] = [
    [-1, 0],
    [0, 1],
    [1, 0],
    [0, -1],
  ]
  return steps.map(([r, c]) => board.grid[place.row + r]?.[place.column + c]).filter((found) => found !== undefined)
}

/** The field whose top left corner is here. */
export const fieldAt = (board: Board, x: number, y: number): Place | undefined => board.grid[y / CELL]?.[x / CELL]

const CORNER: Record<number, [number, number]> = { 0: [0, 0], 90: [0, -1], 180: [-1, -1], 270: [-1, 0] }

/** The top left cell under a card whose picture lies on `picture`. */
export function cardCorner(picture: Place, turn: number): { x: number; y: number } {
  const [row, column] = CORNER[turn] ?? [0, 0]
  return { x: picture.x + column * CELL, y: picture.y + row * CELL }
}

/** Where several figures on one field stand: offsets from its middle. */
export function spread(count: number): [number, number][] {
  if (count <= 1) return [[0, 0]]
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI - (count === 2 ? Math.PI : Math.PI / 2)
    return [Math.cos(angle) * 22, Math.sin(angle) * 20]
  })
}
