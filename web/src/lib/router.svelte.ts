// Addresses of pages: plain history, no library.
import { parse } from './route'

class Router {
  route = $state.raw(parse(location.pathname, location.search))

  constructor() {
    addEventListener('popstate', () => this.read())
  }

  private read(): void {
    this.route = parse(location.pathname, location.search)
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.read()
    scrollTo(0, 0)
  }
}

export const router = new Router()

/** Links inside the page do not load it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href^="/"]')
  if (!link || link.hasAttribute('download') || link.hasAttribute('target')) return
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  router.go(link.getAttribute('href')!)
}
