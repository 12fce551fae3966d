// A district as a place: roofs behind, ground in front, and the weather of the season above.
import type { Point } from '../fields'
import { dice } from '../ink'
import { level, type Placed } from './compose'

export interface Scenery {
  roofs: string
  windows: string
  ground: string
  paths: string
}

/** Roofs along the horizon: low and pointed in one district, tall and flat in another. */
export function scenery(id: string, width: number, height: number): Scenery {
  const next = dice('district', id)
  const [tall, pointed, base] = [34 + next() * 34, next() < 0.5, 126]
  let [roofs, windows] = ['', '']
  for (let x = 14; x < width - 40;) {
    const [wide, high] = [26 + next() * 34, tall * (0.5 + next() * 0.7)]
    const top = base - high
    const [left, right, roof] = [x, x + wide, top - 12 - next() * 10].map(Math.round) as [number, number, number]
    roofs += `M${left} ${base}V${top.toFixed(0)}${pointed ? `L${Math.round(x + wide / 2)} ${roof}` : ''}`
    roofs += `L${right} ${(top + next() * 3).toFixed(0)}V${base}`
    if (next() < 0.5)
      for (const at of [0.3, 0.6]) windows += `M${Math.round(x + wide * at)} ${(top + 10).toFixed(0)}h6v7h-6Z`
    x += wide + (next() < 0.3 ? 8 + next() * 20 : 0)
  }
  const ground = [0, 1, 2].map((i) => level(next, 14, width - 14, height - 22 - i * 15, 6)).join('')
  const paths = [0.35, 0.62].map((at) => level(next, 14, width - 14, height * at, 46)).join('')
  return { roofs: roofs + level(next, 12, width - 12, base, 4), windows, ground, paths }
}

const ROOM = 62

/** Landmarks where no place is in the way. */
export function landmarks(id: string, motifs: string[], places: Point[], width: number, height: number): Placed[] {
  const next = dice('landmarks', id)
  const found: Placed[] = []
  for (const name of motifs) {
    let best = { x: 0, y: 0, away: 0 }
    for (let i = 0; i < 40; i++) {
      const [x, y] = [50 + next() * (width - 100), 160 + next() * (height - 230)]
      const away = Math.min(
        ...places.map((one) => Math.hypot(one.x - x, (one.y + 18 - y) * 0.9)),
        ...found.map((one) => Math.hypot(one.x + 36 - x, one.y + 36 - y)),
      )
      if (away > best.away) best = { x, y, away }
    }
    if (best.away > ROOM)
      found.push({ name, x: best.x - 36, y: best.y - 36, size: 72, tilt: (next() - 0.5) * 6, flip: next() < 0.5 })
  }
  return found
}

const SKY = [0.07, 0.17, 0.28, 0.73, 0.84, 0.93] // beside the name of the district

/** The weather of a season: its motifs scattered over the sky. */
export function weather(season: string, motifs: string[], district: string, width: number): Placed[] {
  const next = dice('weather', season, district)
  if (!motifs.length) return []
  return SKY.map((at, i): Placed => {
    const size = 30 + next() * 16
    const name = motifs[i % 3 ? 0 : motifs.length - 1]!
    const [x, y] = [at * width - size / 2 + (next() - 0.5) * 16, 10 + next() * 46]
    return { name, size, x, y, tilt: (next() - 0.5) * 24, flip: next() < 0.5 }
  })
}
