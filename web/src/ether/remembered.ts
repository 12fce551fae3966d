// What this browser knew of the dreamworld when it last looked: what is new gets a mark, a road once walked stays.
import type { PlaceView } from '../lib/protocol'

const KEY = 'snar-dreamworld'
const MOST = 40 // tables

export interface Remembered {
  /** Places as they were: the dream behind their gate, and whether it was won. */
  places: Record<string, string>
  /** Roads that were walked, as "from to". */
  walked: string[]
  at: string
}
export type Change = 'place' | 'gate' | 'won'

function all(): Record<string, Remembered> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

export const remembered = (table: string): Remembered | null => all()[table] ?? null

export function remember(table: string, now: Remembered): void {
  const { [table]: _, ...others } = all()
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others), [table, now]].slice(-MOST))))
}

const state = (place: PlaceView): string => `${place.gate}${place.won ? ' won' : ''}`

/** The map as it is, with the step that was just made. */
export function looked(before: Remembered | null, map: PlaceView[], at: string): Remembered {
  const way = before?.at && at && before.at !== at ? `${before.at} ${at}` : ''
  const walked = before?.walked ?? []
  return {
    places: Object.fromEntries(map.map((place) => [place.id, state(place)])),
    walked: way && !walked.includes(way) ? [...walked, way] : walked,
    at,
  }
}

/** What is not as it was; nothing is new to somebody who comes for the first time. */
export function changes(before: Remembered | null, map: PlaceView[]): Map<string, Change> {
  const found = new Map<string, Change>()
  if (!before) return found
  for (const place of map) {
    const was = before.places[place.id]
    if (was === undefined) found.set(place.id, 'place')
    else if (was !== state(place)) found.set(place.id, place.won ? 'won' : 'gate')
  }
  return found
}
