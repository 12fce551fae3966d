// The books of rules that have been opened here, by game; each in the reader's language.
import type { Rulebook } from '../lib/protocol'
import { api } from './api'

class Books {
  open = $state.raw<Record<string, Rulebook>>({})
  private loading = new Set<string>()

  async load(game: string, lang: string): Promise<void> {
    const wanted = `${game} ${lang}`
    if (this.open[game]?.lang === lang || this.loading.has(wanted)) return
    this.loading.add(wanted)
    try {
      const book = await api.rulebook(game, lang)
      this.open = { ...this.open, [game]: book }
    } finally {
      this.loading.delete(wanted)
    }
  }

  /** In whose book the rule is. */
  gameOf(rule: string): string {
    return Object.keys(this.open).find((game) => this.open[game]!.rules[rule]) ?? ''
  }
}

export const books = new Books()
