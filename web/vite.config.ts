import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { painted } from './painted.ts'
import { signs } from './signs.ts'
import { words } from './words.ts'

const server = process.env.SNAR_SERVER ?? 'http://localhost:8000'

/** The built client is not committed: it says so itself. */
function uncommitted(): Plugin {
  return {
    name: 'snar-uncommitted',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '.gitignore', source: '*\n' })
    },
  }
}

/** All that the first screen is made of: one file of code and one of style, not thirty. */
function first(): (id: string, context: { getModuleInfo: (id: string) => Known | null }) => string | null {
  const found = new Set<string>()
  return (id, context) => {
    if (!found.size) {
      const walk = (one: string): void => {
        if (found.has(one)) return
        found.add(one)
        context.getModuleInfo(one)?.importedIds.forEach(walk)
      }
      walk(MAIN)
    }
    return found.has(id) ? 'first' : null
  }
}
interface Known {
  importedIds: readonly string[]
}
const MAIN = fileURLToPath(new URL('src/main.ts', import.meta.url))

export default defineConfig({
  plugins: [svelte(), signs(), words(), uncommitted(), painted()],
  build: {
    outDir: '../src/snar/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ debugName: 'first', name: first() }] } } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
})
