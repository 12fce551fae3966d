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

export default defineConfig({
  plugins: [svelte(), pictures(), uncommitted()],
  build: {
    outDir: '../src/snar/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
})
