// A game that has only rules and texts: everything is named by its words, `<game>-thing-<card>` and the like.
import type { FluentBundle, FluentVariable } from '@fluent/bundle'
import { contentOf } from '../lib/api'
import { library, type Shelf } from '../lib/content.svelte'
import type { PlainContent, RuleHelp } from '../lib/protocol'
import { bundleOf, said, t } from '../lib/text.svelte'
import { emblem } from '../lib/emblem'

export class PlainShelf implements Shelf {
  /** It has no packs: its cards are in its rules. */
  readonly pack = ''
  private content = $state.raw<PlainContent | null>(null)
  private loading = ''
  private bundles = $derived<FluentBundle[]>(this.content ? [bundleOf(this.content.locale, this.content.messages)] : [])

  constructor(private game: string) {}

  async load(lang: string): Promise<void> {
    if (this.content?.lang === lang || this.loading === lang) return
    this.loading = lang
    try {
      const content = await contentOf<PlainContent>(this.game, lang)
      if (this.loading === lang) this.content = content
    } finally {
      this.loading = ''
    }
  }

  /** For tests, and for whoever has it already. */
  put(content: PlainContent): this {
    this.content = content
    return this
  }

  get ready(): boolean {
    return this.content !== null
  }

  // -- words -----------------------------------------------------------------------------------------------------
  private key(key: string): string {
    const has = (id: string): boolean => this.bundles.some((bundle) => bundle.hasMessage(id))
    return [`${this.game}-${key}`, `plain-${key}`].find(has) ?? ''
  }

  /** The game's own words, else those for any game, else what the rules call it. */
  say(key: string, otherwise: string, args?: Record<string, FluentVariable>): string {
    const id = this.key(key)
    return id ? said(this.bundles, id, args) : otherwise
  }

  get title(): string {
    return this.say('title', this.game)
  }

  get lead(): string {
    return this.say('lead', '')
  }

  get rules(): Record<string, RuleHelp> {
    const help = this.say('rules', '')
    return help ? { [this.title]: { title: t('any-rules'), help } } : {}
  }

  // -- things ----------------------------------------------------------------------------------------------------
  /** A seat with a name of its own is called so, others by their number. */
  nameOf(id: string): string | undefined {
    if (this.key(`thing-${id}`)) return this.say(`thing-${id}`, id)
    const seat = this.content?.players.indexOf(id) ?? -1
    if (seat >= 0) return this.say('player', id, { number: seat + 1 })
    return /^[a-z]?\d+$/.test(id) ? id : undefined // a number or a place needs no other name
  }

  name(id: string): string {
    return this.nameOf(id) ?? id
  }

  /** What is printed on it besides its name. */
  text(id: string): string {
    return this.say(`text-${id}`, '')
  }

  picture(id: string): string {
    return emblem(id)
  }

  zone(kind: string): string {
    return this.say(`zone-${kind}`, kind)
  }

  /** Everything with a name or a text, as the words know it. */
  get things(): string[] {
    const named = new RegExp(`^${this.game}-(?:thing|text)-(\\S+) =`, 'gm')
    return [...new Set([...(this.content?.messages.matchAll(named) ?? [])].map((found) => found[1]!))]
  }

  // -- values ----------------------------------------------------------------------------------------------------
  /** A part of the view, as its words tell it. */
  value(name: string, value: unknown): string {
    const shown = this.shown(value)
    return this.say(`view-${name}`, `${name}: ${shown}`, { value: shown })
  }

  /** A number as it is, anything else in words (as snar/texts/plain.py). */
  private shown(value: unknown): string | number {
    if (typeof value === 'boolean') return this.say(value ? 'yes' : 'no', String(value))
    if (typeof value === 'number') return value
    if (typeof value === 'string') return this.name(value)
    if (Array.isArray(value)) return value.map((one) => this.shown(one)).join(', ')
    if (value && typeof value === 'object')
      return Object.entries(value)
        .map(([name, one]) => `${this.name(name)}: ${this.shown(one)}`)
        .join(', ')
    return ''
  }
}

export const shelfOf = (game: string): PlainShelf => library.shelves[game] as PlainShelf
export default (game: string): Shelf => new PlainShelf(game)
