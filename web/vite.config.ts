import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { pictures } from './pictures.ts'

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

/** The words of a language are wanted together: one file of each, not one a room. */
const WORDS = /texts\/([a-z]+)\/(?!language)[^/]+\.ftl/
const words = (id: string): string | null => {
  const code = WORDS.exec(id)?.[1]
  return code ? `words-${code}` : null
}

export default defineConfig({
  plugins: [svelte(), pictures(), uncommitted()],
  build: {
    outDir: '../src/snar/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: words, test: WORDS }] } } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
})
