// Bakes the game-icons that a room names in its `pictures.json` into one small module: `virtual:pictures/<room>`.
// Every game-icon is one path in a 512 x 512 box, so a picture is only that path's `d`.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:pictures/'
const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const icons = (JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> }).icons

function path(name: string): string {
  const d = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[name]?.body ?? '')?.[1]
  if (!d) throw new Error(`no plain picture ${name} in game-icons`)
  return d
}

export function pictures(): Plugin {
  return {
    name: 'snar-pictures',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return
      const room = id.slice(PREFIX.length + 1)
      const wanted = readFileSync(new URL(`src/${room}/pictures.json`, import.meta.url), 'utf8')
      const found = Object.entries(JSON.parse(wanted) as Record<string, string>).map(([id, name]) => [id, path(name)])
      return `export default ${JSON.stringify(Object.fromEntries(found))}`
    },
  }
}
