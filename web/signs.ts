// Bakes the signs that a room draws in its `signs.json` into one small module: `virtual:signs/<room>`.
// A sign is drawn in one ink on a grid of 64, outlined in it (`.sign` in app.css): shapes are filled, lines are not.
// Filled is what is covered an odd number of times: a line that is there twice stays a line, and a sign is one path.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:signs/'

export interface Drawn {
  fill?: string
  line?: string
}

export const baked = ({ fill = '', line = '' }: Drawn): string => fill + line + line

export function signs(): Plugin {
  return {
    name: 'snar-signs',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return
      const drawn = new URL(`src/${id.slice(PREFIX.length + 1)}/signs.json`, import.meta.url)
      const found = Object.entries(JSON.parse(readFileSync(drawn, 'utf8')) as Record<string, Drawn>)
      return `export default ${JSON.stringify(Object.fromEntries(found.map(([name, sign]) => [name, baked(sign)])))}`
    },
  }
}
