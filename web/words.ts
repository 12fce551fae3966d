// All the words of a language as one module, `virtual:words/<code>`: a page wants them together, and a file a room
// would be a request a room. `virtual:words` says which there are; each is loaded when it is spoken.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LIST = 'virtual:words'
const OWN = fileURLToPath(new URL('src/texts', import.meta.url))
const SHARED = fileURLToPath(new URL('../src/snar/texts', import.meta.url))

function files(code: string): string[] {
  const rooms = existsSync(`${OWN}/${code}`) ? readdirSync(`${OWN}/${code}`).sort() : []
  return [...rooms.map((room) => `${OWN}/${code}/${room}`), `${SHARED}/${code}/public.ftl`].filter(existsSync)
}

export function words(): Plugin {
  return {
    name: 'snar-words',
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const codes = readdirSync(SHARED).filter((code) => files(code).length)
        return `export default {${codes.map((code) => `${code}: () => import('${LIST}/${code}')`).join(', ')}}`
      }
      if (!id.startsWith(`\0${LIST}/`)) return
      const found = files(id.slice(LIST.length + 2))
      for (const file of found) this.addWatchFile(file)
      return `export default ${JSON.stringify(found.map((file) => readFileSync(file, 'utf8')))}`
    },
  }
}
