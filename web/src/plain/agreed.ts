// What was agreed on: numbers, by the names that the game gives them.
import { library } from '../lib/content.svelte'
import { PlainShelf } from './content.svelte'

export default function agreed(rules: Record<string, unknown>, game: string): string[] {
  const shelf = library.shelves[game]
  if (!(shelf instanceof PlainShelf)) return []
  return Object.entries(rules).map(([name, value]) => `${shelf.say(`agree-${name}`, name)}: ${value}`)
}
