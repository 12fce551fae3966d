// Cards, board and rules of Říše Snů in the reader's language; what draws them comes later than the page.
import type { Component } from 'svelte'
import { contentOf } from '../lib/api'
import type { Shelf } from '../lib/content.svelte'
import { t } from '../lib/text.svelte'
import type { Content, Field } from './view'

class RiseLibrary implements Shelf {
  content = $state.raw<Content | null>(null)
  drawn = $state.raw<Component<{ id: string }>>()
  pack = $state('')
  private wanted = ''

  async load(lang: string, pack = ''): Promise<void> {
    const wanted = `${lang} ${pack}`
    if (this.wanted === wanted) return
    this.wanted = wanted
    void import('./card/Emblem.svelte').then((module) => (this.drawn = module.default))
    try {
      const content = await contentOf<Content>('rise', lang, pack)
      if (this.wanted === wanted) [this.content, this.pack] = [content, pack]
    } catch (error) {
      if (this.wanted === wanted) this.wanted = '' // whoever needs it asks again
      throw error
    }
  }

  get ready(): boolean {
    return this.content !== null
  }

  get rules(): Content['rules'] {
    return this.content?.rules ?? {}
  }

  nameOf(id: string): string | undefined {
    return this.content?.cards[id]?.name ?? this.content?.worlds[id.replace(/^b2:/, '')]?.name
  }

  name(id: string): string {
    return this.nameOf(id) ?? id
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

export const library = new RiseLibrary()
export default (): Shelf => library
