// What a table can be made of: the server asks the rules, and says in words what does not go together.
import { api } from './api'
import type { Catalogue, TableInfo } from './protocol'
import { t } from './text.svelte'

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

  /** The strongest first. */
  get bots(): string[] {
    return [...(this.known?.bots ?? [])].reverse()
  }
}

export const catalogue = new Offered()

/** What is played at a table. */
export function played(table: TableInfo): string {
  const { scenario } = table.rules
  return scenario ? t(`scenario-${scenario}`) : t(`landing-${table.game}`)
}
