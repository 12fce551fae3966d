// What never changes in the games that are played here, in the reader's language: each game brings its own shelf.
import { untrack, type Component } from 'svelte'
import { partsOf } from '../games'
import type { RuleHelp, Told } from './protocol'

/** What any page may ask of a game's content; the game's own pages know more of it. */
export interface Shelf {
  /** Asks the server, unless it is there already. `pack`: another one than the game's own. */
  load(lang: string, pack?: string): Promise<void>
  readonly ready: boolean
  /** The pack that it holds; empty: the game's own. */
  readonly pack: string
  nameOf(id: string): string | undefined
  /** A sign: one path, see `web/signs.ts`. */
  picture?(id: string): string | undefined
  /** What draws a thing of it, where a path is not enough. */
  readonly drawn?: Component<{ id: string }> | undefined
  readonly rules: Record<string, RuleHelp>
}

class Library {
  shelves = $state.raw<Record<string, Shelf>>({})
  /** What this table has revealed. */
  told = $state.raw<Told>({ cards: {}, scenes: {}, motifs: {} })

  /** The game that was asked for last is looked into first: two games may know things by one name. */
  async load(game: string, lang: string, pack = ''): Promise<void> {
    if (!untrack(() => this.shelves[game])) {
      const shelf = (await partsOf(game).content()).default(game)
      this.shelves = { [game]: shelf, ...this.shelves }
    }
    const { [game]: shelf, ...others } = untrack(() => this.shelves)
    if (Object.keys(untrack(() => this.shelves))[0] !== game) this.shelves = { [game]: shelf!, ...others }
    await shelf!.load(lang, pack)
  }

  ready(game: string, pack = ''): boolean {
    const shelf = this.shelves[game]
    return shelf?.pack === pack && shelf.ready
  }

  /** The game whose thing this is, as far as it is loaded. */
  owner(id: string): string {
    return Object.keys(this.shelves).find((game) => this.shelves[game]!.nameOf(id) !== undefined) ?? ''
  }

  /** Until the words of its game are here, nobody reads what a thing is called inside. */
  name(id: string, game = this.owner(id)): string {
    return this.shelves[game]?.nameOf(id) ?? (game && !this.shelves[game]?.ready ? '…' : id)
  }

  picture(id: string): string {
    return this.first((shelf) => shelf.picture?.(id)) ?? ''
  }

  rule(id: string): RuleHelp | undefined {
    return this.first((shelf) => shelf.rules[id])
  }

  private first<Found>(find: (shelf: Shelf) => Found | undefined): Found | undefined {
    for (const shelf of Object.values(this.shelves)) {
      const found = find(shelf)
      if (found !== undefined) return found
    }
    return undefined
  }
}

export const library = new Library()
