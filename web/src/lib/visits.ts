// When this browser last saw a table: whoever comes back after a while is told what led there.
const KEY = 'snar-visits'
const LONG = 2 * 3600 * 1000 // milliseconds
const MOST = 100

function visits(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

/** Has this table not been seen here for a while, or never? */
export function longAgo(table: string, now = Date.now()): boolean {
  return now - (visits()[table] ?? 0) > LONG
}

export function visit(table: string, now = Date.now()): void {
  const { [table]: _, ...others } = visits()
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others), [table, now]].slice(-MOST))))
}
