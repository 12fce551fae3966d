// What is seen of a game that brings no page of its own, in the order in which it is shown; pure.

export interface Pile {
  count: number
  /** Faces that these eyes know. */
  known: string[]
}

export interface Grid {
  /** Names of fields, '' where there is none. */
  rows: string[][]
  /** Who stands on which field. */
  figures?: Record<string, string>
  marks?: Record<string, string>
}

export interface View {
  zones?: Record<string, Pile>
  grid?: Grid
  round?: number
  [value: string]: unknown
}

type Named<Thing> = [name: string, thing: Thing]

export interface Spread {
  /** What concerns everybody. */
  values: Named<unknown>[]
  zones: Named<Pile>[]
  /** What belongs to each seat. */
  seats: { values: Named<unknown>[]; zones: Named<Pile>[] }[]
}

const APART = ['grid', 'over', 'zones']

/** The kind of a zone and the seat it belongs to: `hand.0` is the first one's; -1: everybody's. */
export function zoneOf(zone: string, seats: number): { kind: string; seat: number } {
  const [kind = '', whose = ''] = zone.split('.')
  const seat = /^\d+$/.test(whose) && Number(whose) < seats ? Number(whose) : -1
  return { kind, seat }
}

/** A list with as many values as there are seats is a value of each of them. */
export function spread(view: View, seats: number): Spread {
  const found: Spread = { values: [], zones: [], seats: [] }
  for (let seat = 0; seat < seats; seat++) found.seats.push({ values: [], zones: [] })
  for (const [name, value] of Object.entries(view)) {
    if (APART.includes(name)) continue
    if (Array.isArray(value) && value.length === seats)
      value.forEach((one, seat) => found.seats[seat]!.values.push([name, one]))
    else found.values.push([name, value])
  }
  for (const [zone, pile] of Object.entries(view.zones ?? {})) {
    const { kind, seat } = zoneOf(zone, seats)
    if (seat < 0) found.zones.push([zone, pile])
    else found.seats[seat]!.zones.push([kind, pile])
  }
  return found
}

/** Who stands where. */
export function standing(grid: Grid): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [figure, field] of Object.entries(grid.figures ?? {}))
    found.set(field, [...(found.get(field) ?? []), figure])
  return found
}
