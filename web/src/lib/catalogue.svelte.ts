// What a table can be made of: the server asks the rules, and says in words what does not go together.
import { api } from './api'
import type { Catalogue, TableInfo } from './protocol'
import { t, texts } from './text.svelte'

export const PACES = ['none', 'fast', 'normal', 'slow'] as const

class Offered {
  known = $state.raw<Catalogue | null>(null)
  private lang: string | null = null

  async load(lang: string): Promise<void> {
    if (this.lang === lang) return
    this.lang = lang
    try {
      const found = await api.catalogue(lang)
      if (this.lang === lang) this.known = found
    } catch {
      if (this.lang === lang) this.lang = null // the next page asks again
    }
  }

  /** What a game says of itself, in its own shape. */
  of<Own>(game: string): Own | null {
    return (this.known?.games[game] as Own | undefined) ?? null
  }

  /** Games to choose from; one that is not shown is played by whoever asks for it by name. */
  offered(asked = ''): string[] {
    const { games = {}, shown = [] } = this.known ?? {}
    return asked in games && !shown.includes(asked) ? [...shown, asked] : shown
  }

  /** Who of the computers plays a game, the weakest first. */
  bots(game: string): string[] {
    return this.known?.bots[game] ?? []
  }

  /** Whom one gets who does not choose: neither the weakest nor a terror. */
  usual(game: string): string {
    const [weakest = '', next = weakest] = this.bots(game)
    return next
  }
}

export const catalogue = new Offered()

/** What a game is called: by the page's own words, or by the game's. */
export function gameTitle(game: string): string {
  return texts.has(`landing-${game}`) ? t(`landing-${game}`) : (catalogue.of<{ title?: string }>(game)?.title ?? game)
}

/** What it is about, in a sentence. */
export function gameLead(game: string): string {
  return texts.has(`landing-${game}`) ? t(`landing-${game}-more`) : (catalogue.of<{ lead?: string }>(game)?.lead ?? '')
}

/** What is played at a table. */
export function played(table: TableInfo): string {
  const { scenario } = table.rules
  return scenario ? t(`scenario-${scenario}`) : gameTitle(table.game)
}
