// Cards, board and rules, in the reader's language; and the pictures of cards, which come later than the page.
import { api } from './api'
import type { Lang } from './protocol'
import { t } from './text.svelte'
import type { Content, Field } from './view'

class Library {
  content = $state.raw<Content | null>(null)
  pictures = $state.raw<Record<string, string>>({})
  private loading = ''

  async load(lang: Lang): Promise<void> {
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

  name(id: string): string {
    const bare = id.replace(/^b2:/, '')
    return this.content?.cards[id]?.name ?? this.content?.worlds[bare]?.name ?? id
  }

  /** What a field is called. */
  field(place: Pick<Field, 'name' | 'kind' | 'world'>): string {
    const [, last = ''] = place.name.split('.')
    const kind = last === 'brana' ? 'gate' : place.kind
    const second = place.name.startsWith('b2:') ? 'yes' : 'no'
    return t('field-name', { kind, number: last || place.name.replace(/^b2:/, ''), world: this.name(place.world), second })
  }
}

export const library = new Library()
