// The map of the dreamworld: places of a district drawn where the ways between them pull them, always the same.
import type { PlaceView } from '../lib/protocol'
import type { Point } from './fields'

export const WIDTH = 500
const MARGIN = { x: 76, top: 104, bottom: 78 }
const ROOM = { x: 118, y: 104 } // a place and its name want this much for themselves
const GATE = 24 // the name of a gate is above its place
const RING = 40
const LINE = 17 // of a name
const ROUNDS = 300
type Places = Map<string, Point>
const layouts = new Map<string, Places>()

/** The name of a place, in lines on its plate. */
export const inLines = (name: string): string[] => name.split(/ (?=[^ ]{4,})/).slice(0, 3)

/** How far from the middle of a place a way in this direction is seen: below lies its name, above that of its gate. */
export function edge(down: number, name: string, gate: boolean): number {
  const steep = Math.max(0, Math.abs(down) - 0.5) * 2
  return RING + steep * (down > 0 ? inLines(name).length * LINE + 4 : gate ? LINE : 0)
}

/** Where each place of one district is drawn, in a box of WIDTH x height. */
export function atlas(places: PlaceView[], height: number): Places {
  const key = `${height} ${places.map((place) => place.id + (place.gate ? '!' : '')).join()}`
  const gates = new Set(places.filter((place) => place.gate).map((place) => place.id))
  const known = layouts.get(key)
  if (known) return known
  const at: Places = new Map(
    places.map((place, i) => {
      const angle = (2 * Math.PI * i) / places.length
      return [place.id, { x: WIDTH / 2 + 150 * Math.cos(angle), y: height / 2 + (height / 3) * Math.sin(angle) }]
    }),
  )
  const ways = places.flatMap((place) =>
    [...place.arrows, ...place.shortcuts].filter((to) => at.has(to)).map((to) => [place.id, to] as const),
  )
  for (let round = 0; round < ROUNDS; round++) relax(at, ways, 1 - round / (ROUNDS + 40))
  spread(at, height)
  for (let round = 0; round < ROUNDS; round++) part(at, height, gates)
  layouts.set(key, at)
  return at
}

/** Everything pushes everything away, ways pull together. */
function relax(at: Places, ways: (readonly [string, string])[], heat: number): void {
  const push = new Map([...at.keys()].map((id) => [id, { x: 0, y: 0 }]))
  const pull = (one: string, two: string, strength: (away: number) => number): void => {
    const [a, b] = [at.get(one)!, at.get(two)!]
    const away = Math.max(20, Math.hypot(b.x - a.x, b.y - a.y))
    const [x, y] = [((b.x - a.x) / away) * strength(away), ((b.y - a.y) / away) * strength(away)]
    push.get(one)!.x += x
    push.get(one)!.y += y
    push.get(two)!.x -= x
    push.get(two)!.y -= y
  }
  for (const [one, two] of pairs(at)) pull(one, two, (away) => -16000 / (away * away))
  for (const [from, to] of ways) pull(from, to, (away) => (away - 140) * 0.05)
  for (const [id, point] of at) at.set(id, { x: point.x + push.get(id)!.x * heat, y: point.y + push.get(id)!.y * heat })
}

/** Fill the sheet. */
function spread(at: Places, height: number): void {
  const points = [...at.values()]
  const fit = (values: number[], low: number, high: number): ((value: number) => number) => {
    const [least, most] = [Math.min(...values), Math.max(...values)]
    return (value) => low + ((value - least) / Math.max(1, most - least)) * (high - low)
  }
  const across = fit(
    points.map((point) => point.x),
    MARGIN.x,
    WIDTH - MARGIN.x,
  )
  const down = fit(
    points.map((point) => point.y),
    MARGIN.top,
    height - MARGIN.bottom,
  )
  for (const [id, point] of at) at.set(id, { x: across(point.x), y: down(point.y) })
}

/** Names must not lie over each other: what is too close steps aside. */
function part(at: Places, height: number, gates: Set<string>): void {
  for (const [one, two] of pairs(at)) {
    const [a, b] = [at.get(one)!, at.get(two)!]
    const room = ROOM.y + (gates.has(a.y > b.y ? one : two) ? GATE : 0)
    const [dx, dy] = [(b.x - a.x) / ROOM.x, (b.y - a.y) / room]
    const near = Math.hypot(dx, dy)
    if (near >= 1) continue
    const [x, y] = near > 0.01 ? [(dx / near) * (1 - near) * 22, (dy / near) * (1 - near) * 20] : [6, 0]
    at.set(one, inside({ x: a.x - x, y: a.y - y }, height))
    at.set(two, inside({ x: b.x + x, y: b.y + y }, height))
  }
}

function inside({ x, y }: Point, height: number): Point {
  return {
    x: Math.min(WIDTH - MARGIN.x, Math.max(MARGIN.x, x)),
    y: Math.min(height - MARGIN.bottom, Math.max(MARGIN.top, y)),
  }
}

function* pairs(at: Places): Generator<[string, string]> {
  const ids = [...at.keys()]
  for (const [i, one] of ids.entries()) for (const two of ids.slice(i + 1)) yield [one, two]
}
