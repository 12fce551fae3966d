// What learning asks the server for: the rules as a book, positions, guides.
import { call, table } from '../lib/api'
import type { Created, Pictured, Rulebook, Tried } from '../lib/protocol'

export const api = {
  rulebook: (game: string, lang: string) => call<Rulebook>('GET', `/api/rulebook/${lang}?game=${game}`),
  picture: (id: string) => call<Pictured>('GET', `/api/positions/${id}`),
  begin: (id: string) => call<Created>('POST', '/api/positions', { id }),
  tried: (id: string) => call<Tried>('GET', table(id, 'position')),
}
