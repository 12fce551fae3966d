// Where figures stand on a field: in its middle, or at its edge where the middle has something to show.
import { spread, type Place } from './boards'

export interface Stand {
  x: number
  y: number
  scale: number
}

const EDGE: Record<string, [number, number]> = { gate: [27, 24], hall: [-27, -24], well: [-25, -22] }
const [ALONE, ASIDE, MANY] = [1, 0.7, 0.6]

/** `outward`: the way from the middle of the card that covers the field; nothing where none lies. */
export function stands(place: Place, count: number, outward?: [number, number]): Stand[] {
  const kind = place.name.endsWith('.brana') ? 'gate' : place.kind
  const [dx, dy] = outward ? [outward[0] * 24, outward[1] * 10] : (EDGE[kind] ?? [0, 0])
  const aside = dx !== 0
  if (count === 1) return [{ x: place.x + 50 + dx, y: place.y + 50 + dy, scale: aside ? ASIDE : ALONE }]
  const pull = aside ? 0.4 : 0
  return spread(count).map(([x, y]) => ({
    x: place.x + 50 + dx * pull + x,
    y: place.y + 50 + dy * pull + y,
    scale: MANY,
  }))
}
