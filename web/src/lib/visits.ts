// What this browser has seen: a table, and when, so that whoever comes back after a while is told what led there; and
// which games were ever sat down to, so that a newcomer is asked first whether to be taught.
const KEY = 'snar-visits'
const MET = 'snar-met'
const LONG = 2 * 3600 * 1000 // milliseconds
const MOST = 100

function kept<Type>(key: string, none: Type): Type {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Type | null) ?? none
  } catch {
    return none
  }
}

const visits = (): Record<string, number> => kept(KEY, {})
const games = (): string[] => kept(MET, [])

/** Has this table not been seen here for a while, or never? */
export function longAgo(table: string, now = Date.now()): boolean {
  return now - (visits()[table] ?? 0) > LONG
}

export function visit(table: string, now = Date.now()): void {
  const { [table]: _, ...others } = visits()
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others), [table, now]].slice(-MOST))))
}

/** Has somebody sat at a table of this game here? Known at once, before the server has said anything. */
export const met = (game: string): boolean => games().includes(game)

export function meet(game: string): void {
  if (!met(game)) localStorage.setItem(MET, JSON.stringify([...games(), game]))
}
