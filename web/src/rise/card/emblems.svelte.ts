// The drawings of the cards, a file a family, fetched when the first card of it is shown. Characters are kept where the
// server finds them too, which paints them for previews.
import { backdrop } from './backdrop'
import { bust } from './bust'
import { drawn, FACE, WHOLE, type Drawing } from './drawing'
import { ornament } from './ornament'

type Written = Record<string, string[]>
const files = {
  ...import.meta.glob<Written>('./emblems/*.json', { import: 'default' }),
  ...import.meta.glob<Written>('../../../../src/snar/server/rise/portrait.json', { import: 'default' }),
}
const found = Object.fromEntries(
  Object.entries(files).map(([path, fetch]) => [/([^/]+)\.json$/.exec(path)![1]!, fetch]),
)
const NOTHING: Drawing = { box: '0 0 64 64', layers: [] }

class Emblems {
  private known = $state.raw<Record<string, Written>>({})
  private asked = new Set<string>()
  private done = new Map<string, Drawing>()

  /** Nothing while it is on its way; an ornament of its own for a card that nobody has drawn. */
  emblem(family: string, id: string): Drawing {
    if (family === 'hero' || family === 'demon') return this.portrait(family, id, FACE)
    return this.find(family, id, (written) => drawn([`e${backdrop(family, id)}`, ...(written ?? ornament(id))]))
  }

  /** A character: the face, head and shoulders, or all of it. */
  portrait(side: string, id: string, box: string): Drawing {
    const found = this.find('portrait', id, (written) => drawn(written ?? bust(id, side), WHOLE))
    return { ...found, box }
  }

  private find(file: string, id: string, draw: (written: string[] | undefined) => Drawing): Drawing {
    const written = this.known[file]
    if (!written) return (this.fetch(file), NOTHING)
    const found = this.done.get(file + id) ?? draw(written[id])
    this.done.set(file + id, found)
    return found
  }

  private fetch(name: string): void {
    if (this.asked.has(name)) return
    this.asked.add(name)
    const come = (written: Written): void => void (this.known = { ...this.known, [name]: written })
    void found[name]!().then(come, () => this.asked.delete(name))
  }
}

export const emblems = new Emblems()
