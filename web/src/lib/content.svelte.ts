// Cards, board and rules of both games, in the reader's language; secrets of Etherfields as they come to light; and the
// pictures of cards, which come later than the page.
import { api } from './api'
import type { EtherCard, EtherContent, RuleHelp, Told } from './protocol'
import { t } from './text.svelte'
import type { Content, Field } from './view'

class Library {
  content = $state.raw<Content | null>(null)
  pictures = $state.raw<Record<string, string>>({})
  ether = $state.raw<EtherContent | null>(null)
  glyphs = $state.raw<Record<string, string>>({})
  /** What this table has revealed. */
  told = $state.raw<Told>({ cards: {}, scenes: {} })
  private loading = ''
  private dreaming = ''

  async load(lang: string): Promise<void> {
    if (this.content?.lang === lang || this.loading === lang) return
    this.loading = lang
    void import('virtual:pictures/cards').then((module) => (this.pictures = module.default))
    try {
      const content = await api.content(lang)
      if (this.loading === lang) this.content = content
    } finally {
      this.loading = ''
    }
  }

  async dream(lang: string): Promise<void> {
    if (this.ether?.lang === lang || this.dreaming === lang) return
    this.dreaming = lang
    void import('virtual:pictures/ether').then((module) => (this.glyphs = module.default))
    try {
      const ether = await api.etherContent(lang)
      if (this.dreaming === lang) this.ether = ether
    } finally {
      this.dreaming = ''
    }
  }

  /** A thing of Etherfields, if these eyes may know it. */
  thing(id: string): EtherCard | undefined {
    return this.told.cards[id] ?? this.ether?.cards[id]
  }

  rule(id: string): RuleHelp | undefined {
    return this.content?.rules[id] ?? this.ether?.rules[id]
  }

  name(id: string): string {
    const bare = id.replace(/^b2:/, '')
    return this.content?.cards[id]?.name ?? this.content?.worlds[bare]?.name ?? this.thing(id)?.name ?? id
  }

  /** What a field is called. */
  field(place: Pick<Field, 'name' | 'kind' | 'world'>): string {
    const [, last = ''] = place.name.split('.')
    const kind = last === 'brana' ? 'gate' : place.kind
    const second = place.name.startsWith('b2:') ? 'yes' : 'no'
    return t('field-name', {
      kind,
      number: last || place.name.replace(/^b2:/, '').replace(/^[ct]/, ''),
      world: this.name(place.world),
      second,
    })
  }
}

export const library = new Library()
