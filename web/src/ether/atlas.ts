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
type Spot = Point & { gate: boolean }
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
  const known = layouts.get(key)
  if (known) return known
  const spots = places.map((place, i): Spot => {
    const angle = (2 * Math.PI * i) / places.length
    const [x, y] = [WIDTH / 2 + 150 * Math.cos(angle), height / 2 + (height / 3) * Math.sin(angle)]
    return { x, y, gate: Boolean(place.gate) }
  })
  const numbers = new Map(places.map((place, i) => [place.id, i]))
  const ways = places.flatMap((place, from) =>
    [...place.arrows, ...place.shortcuts].flatMap((to) => (numbers.has(to) ? [[from, numbers.get(to)!] as const] : [])),
  )
  for (let round = 0; round < ROUNDS; round++) relax(spots, ways, 1 - round / (ROUNDS + 40))
  spread(spots, height)
  for (let round = 0; round < ROUNDS; round++) part(spots, height)
  const at: Places = new Map(places.map((place, i) => [place.id, { x: spots[i]!.x, y: spots[i]!.y }]))
  layouts.set(key, at)
  return at
}

/** Everything pushes everything away, ways pull together. */
function relax(spots: Spot[], ways: (readonly [number, number])[], heat: number): void {
  const push = spots.map(() => ({ x: 0, y: 0 }))
  for (let one = 0; one < spots.length; one++)
    for (let two = one + 1; two < spots.length; two++) {
      const away = Math.max(20, apart(spots[one]!, spots[two]!))
      pull(spots, push, one, two, -16000 / (away * away * away))
    }
  for (const [from, to] of ways) {
    const away = Math.max(20, apart(spots[from]!, spots[to]!))
    pull(spots, push, from, to, ((away - 140) * 0.05) / away)
  }
  spots.forEach((spot, i) => {
    spot.x += push[i]!.x * heat
    spot.y += push[i]!.y * heat
  })
}

function apart(a: Point, b: Point): number {
  return Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2) // much faster than Math.hypot
}

function pull(spots: Spot[], push: Point[], one: number, two: number, strength: number): void {
  const x = (spots[two]!.x - spots[one]!.x) * strength
  const y = (spots[two]!.y - spots[one]!.y) * strength
  push[one]!.x += x
  push[one]!.y += y
  push[two]!.x -= x
  push[two]!.y -= y
}

/** Above a gate is its name, and above that the name of the district. */
const highest = (spot: Spot): number => MARGIN.top + (spot.gate ? GATE : 0)

/** Fill the sheet. */
function spread(spots: Spot[], height: number): void {
  const fit = (values: number[], low: number, high: number): ((value: number) => number) => {
    const [least, most] = [Math.min(...values), Math.max(...values)]
    return (value) => low + ((value - least) / Math.max(1, most - least)) * (high - low)
  }
  const across = fit(
    spots.map((spot) => spot.x),
    MARGIN.x,
    WIDTH - MARGIN.x,
  )
  const down = fit(
    spots.map((spot) => spot.y),
    MARGIN.top,
    height - MARGIN.bottom,
  )
  for (const spot of spots) [spot.x, spot.y] = [across(spot.x), Math.max(highest(spot), down(spot.y))]
}

/** Names must not lie over each other: what is too close steps aside. */
function part(spots: Spot[], height: number): void {
  for (let one = 0; one < spots.length; one++)
    for (let two = one + 1; two < spots.length; two++) stepAside(spots[one]!, spots[two]!, height)
}

function stepAside(a: Spot, b: Spot, height: number): void {
  const dx = (b.x - a.x) / ROOM.x
  const dy = (b.y - a.y) / (ROOM.y + ((a.y > b.y ? a : b).gate ? GATE : 0))
  const near = Math.sqrt(dx * dx + dy * dy)
  if (near >= 1) return
  const far = near > 0.01
  const x = far ? (dx / near) * (1 - near) * 22 : 6
  const y = far ? (dy / near) * (1 - near) * 20 : 0
  step(a, -x, -y, height)
  step(b, x, y, height)
}

function step(spot: Spot, x: number, y: number, height: number): void {
  spot.x = Math.min(WIDTH - MARGIN.x, Math.max(MARGIN.x, spot.x + x))
  spot.y = Math.min(height - MARGIN.bottom, Math.max(highest(spot), spot.y + y))
}
