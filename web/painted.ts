// The first screen is painted by the page itself, before any of its code has come: the build renders it once in each
// language, as a newcomer sees it, into `landing.<language>.html`. The code then takes over what stands there.
// Every other page is `index.<language>.html`: empty, with a description in that language.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'

const WORDS = '\0virtual:words/'
const ABOUT = /(<meta\s+name="description"\s+content=")[^"]*/
const EMPTY = '<div id="app"></div>'
/** What the first screen's parts ask the browser for before anything is shown. */
const PAPER = {
  location: { pathname: '/', search: '' },
  addEventListener: () => {},
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  document: { documentElement: { dataset: {} } },
}

interface Painter {
  languages: string[]
  paint: (lang: string) => Promise<{ body: string; about: string }>
}

export function painted(): Plugin {
  let folder = ''
  const spoken = new Map<string, string>()
  return {
    name: 'snar-painted',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      folder = dir
      for (const [file, part] of Object.entries(bundle))
        if (part.type === 'chunk' && part.facadeModuleId?.startsWith(WORDS))
          spoken.set(part.facadeModuleId.slice(WORDS.length), file)
    },
    async closeBundle() {
      if (!folder) return // the build has failed
      Object.assign(globalThis, PAPER)
      const vite = await createServer({
        appType: 'custom',
        mode: 'production',
        optimizeDeps: { noDiscovery: true },
        server: { middlewareMode: true, hmr: false, ws: false },
      })
      const { languages, paint } = (await vite.ssrLoadModule('/src/painter.ts')) as Painter
      const page = readFileSync(join(folder, 'index.html'), 'utf8')
      for (const lang of languages) {
        const { body, about } = await paint(lang)
        const words = `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${spoken.get(lang)}">`
        const empty = page
          .replace('<html lang="cs">', `<html lang="${lang}">`)
          .replace(ABOUT, (_, tag: string) => tag + about)
        const filled = empty
          .replace('<script type="module"', '<script type="module" fetchpriority="low"') // style and letters go first
          .replace('</head>', `  ${words}\n  </head>`)
          .replace(EMPTY, () => `<div id="app" data-painted="${lang}">${body}</div>`)
        writeFileSync(join(folder, `index.${lang}.html`), empty)
        writeFileSync(join(folder, `landing.${lang}.html`), filled)
      }
      await vite.close()
    },
  }
}
