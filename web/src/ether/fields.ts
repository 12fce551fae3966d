// Where fields are: their names, their corners, the part of the board that is in play.
import type { LandView } from '../lib/protocol'

export const CELL = 100
export interface Point {
  x: number
  y: number
}
export interface Box extends Point {
  width: number
  height: number
}

export const row = (field: string): number => field.charCodeAt(0) - 97
export const column = (field: string): number => Number(field[1]) - 1
export const fieldAt = (down: number, right: number): string => `${String.fromCharCode(97 + down)}${right + 1}`
export const corner = (field: string): Point => ({ x: column(field) * CELL, y: row(field) * CELL })
export const middle = (field: string): Point => ({ x: (column(field) + 0.5) * CELL, y: (row(field) + 0.5) * CELL })

/** The part of the board that is in play, with a margin. */
export function frame(land: LandView): Box {
  const names = land.fields.map((field) => field.name)
  const rows = names.map(row)
  const columns = names.map(column)
  const top = Math.min(...rows)
  const left = Math.min(...columns)
  const [down, right] = [Math.max(...rows) - top + 1, Math.max(...columns) - left + 1]
  const [height, width] = [Math.max(2, down), Math.max(4, right)]
  const [x, y] = [left - (width - right) / 2, top - (height - down) / 2]
  return { x: x * CELL - 22, y: y * CELL - 22, width: width * CELL + 44, height: height * CELL + 44 }
}
