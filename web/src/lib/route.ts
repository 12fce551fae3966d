// What an address means.
export interface Route {
  page: string
  id: string
  query: URLSearchParams
}

export function parse(path: string, search = ''): Route {
  const [page = '', id = ''] = path.split('/').filter(Boolean).map(decodeURIComponent)
  return { page, id, query: new URLSearchParams(search) }
}
