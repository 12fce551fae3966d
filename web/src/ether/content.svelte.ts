// What is no secret of Etherfields in the reader's language, and what has come to light at this table.
import { contentOf } from '../lib/api'
import { drawings } from './api'
import { library as shared, type Shelf } from '../lib/content.svelte'
import { emblem } from '../lib/emblem'
import type { EtherCard, EtherContent, Told } from '../lib/protocol'

class EtherLibrary implements Shelf {
  ether = $state.raw<EtherContent | null>(null)
  signs = $state.raw<Record<string, string>>({})
  pack = $state('')
  private motifs = $state.raw<Told['motifs']>({})
  private wanted = ''
  /** Of which pack the public motifs are here, or on their way. */
  private drawing: { pack: string; come: Promise<void> } | null = null

  async load(lang: string, pack = ''): Promise<void> {
    const wanted = `${lang} ${pack}`
    if (this.wanted === wanted) return
    this.wanted = wanted
    void import('virtual:signs/ether').then((module) => (this.signs = module.default))
    try {
      const ether = await contentOf<EtherContent>('ether', lang, pack)
      if (this.wanted === wanted) [this.ether, this.pack] = [ether, pack]
    } catch (error) {
      if (this.wanted === wanted) this.wanted = '' // whoever needs it asks again
      throw error
    }
  }

  get ready(): boolean {
    return this.ether !== null
  }

  get rules(): EtherContent['rules'] {
    return this.ether?.rules ?? {}
  }

  get told(): Told {
    return shared.told
  }

  /** A thing, if these eyes may know it. */
  thing(id: string): EtherCard | undefined {
    return this.told.cards[id] ?? this.ether?.cards[id]
  }

  /** Drawings of pages that were read before this table was opened here. */
  learn(motifs: Told['motifs']): void {
    this.motifs = { ...this.motifs, ...motifs }
  }

  /** A drawing that came with what it shows, or with all that are no secret. */
  motif(name: string): Record<string, string> | undefined {
    return this.told.motifs[name] ?? this.motifs[name]
  }

  /** Somebody draws: what is no secret comes at once, for all. Kept when it is here, or cannot be had. */
  draw(): Promise<void> {
    if (!this.ready) return Promise.resolve()
    if (this.drawing?.pack !== this.pack) this.drawing = { pack: this.pack, come: this.open(this.pack) }
    return this.drawing.come
  }

  private async open(pack: string): Promise<void> {
    try {
      this.learn((await drawings(pack)).motifs)
    } catch {
      this.drawing = null // the next one who draws asks again
    }
  }

  /** What no sign was drawn for has one that is made of its name. */
  picture(id: string): string | undefined {
    const known = Object.keys(this.signs).length > 0 && this.nameOf(id) !== undefined
    return this.signs[id] ?? (known ? emblem(id) : undefined)
  }

  nameOf(id: string): string | undefined {
    return this.thing(id)?.name
  }

  name(id: string): string {
    return this.nameOf(id) ?? id
  }
}

export const library = new EtherLibrary()
export default (): Shelf => library
