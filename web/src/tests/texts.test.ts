import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BUILT_IN, FIRST } from '../lib/languages'
import { matches } from '../lib/search'
import { bundleOf } from '../lib/text.svelte'
import { parse } from '../lib/route'
import { clockText } from '../table/clock'

const root = new URL('..', import.meta.url).pathname
const source = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith('tests'))
  .map((name) => readFileSync(`${root}/${name}`, 'utf8'))
  .join('\n')
const read = (lang: string): string =>
  readdirSync(`${root}/texts/${lang}`)
    .map((file) => readFileSync(`${root}/texts/${lang}/${file}`, 'utf8'))
    .join('\n')
const shared = (lang: string): string => readFileSync(`${root}/../../src/snar/texts/${lang}/public.ftl`, 'utf8')
const keys = (text: string): string[] => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1]!)
const used = [...source.matchAll(/\bt\('([a-z0-9-]+)'/g)].map((found) => found[1]!)
const built = [...source.matchAll(/\bt\(`([a-z0-9-]+-)\$\{/g), ...source.matchAll(/`(stat-)\$\{/g)].map(
  (found) => found[1]!,
)

const whole = BUILT_IN.filter((one) => !one.fallback)

it('says the same things in every complete language, and no others in a part of one', () => {
  for (const { code } of whole) expect(keys(read(code))).toEqual(keys(read(FIRST)))
  for (const { code } of BUILT_IN) expect(keys(read(FIRST))).toEqual(expect.arrayContaining(keys(read(code))))
})

it.each(whole)('$name is well formed and has every text that is used', ({ code, locale }) => {
  const bundle = bundleOf(locale, read(code), shared(code))
  expect(used.filter((key) => !bundle.hasMessage(key))).toEqual([])
})

it('has no text that nobody says', () => {
  const quoted = new Set([...source.matchAll(/'([a-z0-9-]+)'/g)].map((found) => found[1]))
  const unsaid = keys(read('cs') + shared('cs')).filter(
    (key) => !quoted.has(key) && !built.some((start) => key.startsWith(start)),
  )
  expect(unsaid).toEqual([])
})

it('counts in Czech', () => {
  const bundle = bundleOf('cs', read('cs'))
  const say = (count: number): string => bundle.formatPattern(bundle.getMessage('found')!.value!, { count })
  expect([1, 3, 5].map(say)).toEqual(['1 nález', '3 nálezy', '5 nálezů'])
})

it('searches without accents', () => {
  expect(matches('Duhový most', 'duhovy MOST')).toBe(true)
  expect(matches('Duhový most', 'sopka')).toBe(false)
})

it('reads addresses', () => expect(parse('/replay/abc', '?at=7')).toMatchObject({ page: 'replay', id: 'abc' }))

it('tells the time', () => expect([65, 3, 7300].map(clockText)).toEqual(['1:05', '0:03', '2 h']))
