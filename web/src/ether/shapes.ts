// Pure geometry: torn pages, walls, inkblots, the graph of the dreamworld. Everything follows from names and places.
import type { LandView, PlacedView, PlaceView } from '../lib/protocol'

export const CELL = 100
export interface Point {
  x: number
  y: number
}
export interface Box extends Point {
  width: number
  height: number
}

export const FIELD = /^[a-f][1-8]$/
export const row = (field: string): number => field.charCodeAt(0) - 97
export const column = (field: string): number => Number(field[1]) - 1
export const fieldAt = (down: number, right: number): string => `${String.fromCharCode(97 + down)}${right + 1}`
export const corner = (field: string): Point => ({ x: column(field) * CELL, y: row(field) * CELL })
export const middle = (field: string): Point => ({ x: (column(field) + 0.5) * CELL, y: (row(field) + 0.5) * CELL })

/** The same numbers for the same words: from 0 to 1. */
export function dice(...words: (string | number)[]): () => number {
  let seed = 2166136261
  for (const letter of words.join('/')) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619)
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822507) + 0x6d2b79f5
    seed ^= seed >>> 13
    return (seed >>> 0) / 4294967296
  }
}

/** The part of the board that is in play, with a margin. */
export function frame(land: LandView): Box {
  const names = land.fields.map((field) => field.name)
  const rows = names.map(row)
  const columns = names.map(column)
  const top = Math.min(...rows)
  const left = Math.min(...columns)
  const [down, right] = [Math.max(...rows) - top + 1, Math.max(...columns) - left + 1]
  const [height, width] = [Math.max(3, down), Math.max(4, right)]
  const [x, y] = [left - (width - right) / 2, top - (height - down) / 2]
  return { x: x * CELL - 22, y: y * CELL - 22, width: width * CELL + 44, height: height * CELL + 44 }
}

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

const path = (points: Point[]): string => points.map((point, i) => `${i ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('')

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
    const overlay = own.length > 0 && own.length < 3 && tiles.slice(0, index).some((other) => Math.abs(row(other.at) - down) < 2 && Math.abs(column(other.at) - right) < 2)
    const height = overlay ? Math.max(...own.map(row)) - down + 1 : 2
    const width = overlay ? Math.max(...own.map(column)) - right + 1 : 2
    const [x, y] = [right * CELL, down * CELL]
    const corners = [{ x, y }, { x: x + width * CELL, y }, { x: x + width * CELL, y: y + height * CELL }, { x, y: y + height * CELL }]
    const points = corners.flatMap((from, i) => torn(from, corners[(i + 1) % 4]!, overlay ? 7 : 5).slice(0, -1))
    return { id: tile.id, d: `${path(points)}Z`, label: { x: x + (width * CELL) / 2, y: y + height * CELL - 8 } }
  })
}

/** Walls, each once, drawn by hand. */
export function walls(land: LandView): string[] {
  const found = new Map<string, [Point, Point]>()
  for (const field of land.fields) {
    const { x, y } = corner(field.name)
    const ends: [Point, Point][] = [
      [{ x, y }, { x: x + CELL, y }], [{ x: x + CELL, y }, { x: x + CELL, y: y + CELL }],
      [{ x, y: y + CELL }, { x: x + CELL, y: y + CELL }], [{ x, y }, { x, y: y + CELL }],
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
    const wave = depth[0]! * Math.sin(3 * angle + waves[0]!) + depth[1]! * Math.sin(5 * angle + waves[1]!) + depth[2]! * Math.sin(9 * angle + waves[2]!)
    const far = 27 * (1 + wave)
    half.push({ x: 50 + Math.max(1.5, far * Math.cos(angle) * 1.15), y: 50 + far * Math.sin(angle) * 1.25 })
  }
  const whole = [...half, ...half.slice(1, -1).reverse().map(({ x, y }) => ({ x: 100 - x, y }))]
  let d = smooth(whole)
  for (let i = 0; i < 2 + Math.floor(next() * 3); i++) {
    const [x, y, r] = [50 + 16 + next() * 26, 16 + next() * 68, 1.5 + next() * 4.5]
    for (const at of [x, 100 - x]) d += `M${(at - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`
  }
  blots.set(id, d)
  return d
}

function smooth(points: Point[]): string {
  const between = (a: Point, b: Point): string => `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`
  const last = points.at(-1)!
  const parts = points.map((point, i) => `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${between(point, points[(i + 1) % points.length]!)}`)
  return `M${between(last, points[0]!)}${parts.join('')}Z`
}

// -- the dreamworld --------------------------------------------------------------------------------------------------
const layouts = new Map<string, Map<string, Point>>()

/** Where each place is drawn: springs along the ways, the same every time. Box 1000 x 560. */
export function atlas(places: PlaceView[]): Map<string, Point> {
  const key = places.map((place) => place.id).join()
  const known = layouts.get(key)
  if (known) return known
  const districts = [...new Set(places.map((place) => place.district))]
  const at = new Map<string, Point>()
  districts.forEach((district, i) => {
    const own = places.filter((place) => place.district === district)
    own.forEach((place, j) => {
      const angle = (2 * Math.PI * j) / own.length
      at.set(place.id, { x: (i + 0.5) * (1000 / districts.length) + 150 * Math.cos(angle), y: 280 + 190 * Math.sin(angle) })
    })
  })
  const links = places.flatMap((place) => [...place.arrows, ...place.shortcuts].filter((to) => at.has(to)).map((to) => [place.id, to] as const))
  for (let round = 0; round < 260; round++) relax(places, districts, links, at, 1 - round / 300)
  districts.forEach((district, i) => spread(places.filter((place) => place.district === district), at, (i * 1000) / districts.length, 1000 / districts.length))
  layouts.set(key, at)
  return at
}

/** Fill the sheet of the district. */
function spread(places: PlaceView[], at: Map<string, Point>, left: number, width: number): void {
  const fit = (values: number[], low: number, high: number): ((value: number) => number) => {
    const [least, most] = [Math.min(...values), Math.max(...values)]
    return (value) => low + ((value - least) / Math.max(1, most - least)) * (high - low)
  }
  const points = places.map((place) => at.get(place.id)!)
  const across = fit(points.map((point) => point.x), left + 74, left + width - 74)
  const down = fit(points.map((point) => point.y), 104, 474)
  for (const place of places) at.set(place.id, { x: across(at.get(place.id)!.x), y: down(at.get(place.id)!.y) })
}

function relax(places: PlaceView[], districts: string[], links: (readonly [string, string])[], at: Map<string, Point>, heat: number): void {
  const push = new Map(places.map((place) => [place.id, { x: 0, y: 0 }]))
  const pull = (id: string, x: number, y: number): void => {
    const force = push.get(id)!
    force.x += x
    force.y += y
  }
  for (const one of places)
    for (const two of places) {
      if (one.id >= two.id) continue
      const [a, b] = [at.get(one.id)!, at.get(two.id)!]
      const [dx, dy] = [a.x - b.x, (a.y - b.y) * 1.15]
      const away = Math.max(20, Math.hypot(dx, dy))
      const force = 9000 / (away * away)
      pull(one.id, (dx / away) * force, (dy / away) * force)
      pull(two.id, (-dx / away) * force, (-dy / away) * force)
    }
  for (const [from, to] of links) {
    const [a, b] = [at.get(from)!, at.get(to)!]
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const force = (Math.hypot(dx, dy) - 130) * 0.006
    const away = Math.max(1, Math.hypot(dx, dy))
    pull(from, (dx / away) * force * 10, (dy / away) * force * 10)
    pull(to, (-dx / away) * force * 10, (-dy / away) * force * 10)
  }
  for (const place of places) {
    const point = at.get(place.id)!
    const force = push.get(place.id)!
    const width = 1000 / districts.length
    const left = districts.indexOf(place.district) * width
    at.set(place.id, {
      x: Math.min(left + width - 64, Math.max(left + 64, point.x + force.x * heat)),
      y: Math.min(500, Math.max(64, point.y + force.y * heat)),
    })
  }
}
