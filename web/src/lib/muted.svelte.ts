// Whom this browser does not want to hear, by table. The server holds their words back; the names are kept here,
// so that they can be heard again after a reload.
type Names = Record<string, string> // by guest

const KEY = 'snar-muted'
let tables = $state.raw<Record<string, Names>>(JSON.parse(localStorage.getItem(KEY) ?? '{}'))

export function muted(table: string): Names {
  return tables[table] ?? {}
}

/** Without a name they are heard again. */
export function setMuted(table: string, guest: string, name: string): void {
  const { [guest]: _, ...others } = muted(table)
  tables = { ...tables, [table]: name ? { ...others, [guest]: name } : others }
  localStorage.setItem(KEY, JSON.stringify(tables))
}
