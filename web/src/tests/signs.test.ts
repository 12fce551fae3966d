// A sign that no font has is an empty box. Ours are Latin; what they lack comes from the fonts of the system, and these
// signs are in those of Windows, macOS, Android and Linux (Segoe UI Symbol, Apple Symbols, Noto Sans Symbols, DejaVu).
// Whatever else is to be shown is drawn: `ui/Icon.svelte`, `ether/Glyph.svelte`.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const KNOWN = '←↑→↓↻−≈●▢▲▼◆◇☀☾♡♥♪✓✕✗'
const LATIN = /[\p{Script=Latin}\p{M}\u0000-\u024f\u2000-\u206f\u20ac\u2122]/u
const home = new URL('../../..', import.meta.url).pathname

function shown(folder: string, kind: RegExp): string[] {
  return readdirSync(home + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name) && !name.startsWith('tests/'))
    .map((name) => `${folder}/${name}`)
}
const files = [...shown('web/src', /\.(svelte|ts|css|ftl)$/), ...shown('src/snar', /\.ftl$/)]
const strange = (text: string): string[] =>
  [...new Set(text)].filter((sign) => !LATIN.test(sign) && !KNOWN.includes(sign))

it('the page shows no sign that the fonts of some system lack', () => {
  const found = files.map((name) => [name, strange(readFileSync(home + name, 'utf8')).join('')])
  expect(found.length).toBeGreaterThan(200)
  expect(found.filter(([, signs]) => signs)).toEqual([])
})

it('an hourglass and a picture of a face would be found, Czech words and dashes would not', () => {
  expect(strange('Čekej ⏳ … „žluťoučký kůň“ – 😀 × ½')).toEqual(['⏳', '😀'])
})
