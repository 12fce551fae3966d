import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BUILT_IN, chain, read, sources, understood } from '../lib/languages'
import { bundleOf, said, texts } from '../lib/text.svelte'

const root = new URL('../../..', import.meta.url).pathname
const file = (path: string): string => readFileSync(`${root}/${path}`, 'utf8')
const sk = read('sk', file('tests/slovak/texts/sk/language.ftl'))
const words = file('tests/slovak/page/sk/page.ftl')
const known = [...BUILT_IN, sk]

afterEach(() => vi.unstubAllGlobals())

it('is built with the languages whose texts there are, Czech first', () =>
  expect(BUILT_IN.map(({ code, name, locale }) => [code, name, locale])).toEqual([
    ['cs', 'Česky', 'cs-CZ'],
    ['en', 'English', 'en-GB'],
  ]))

it.each([
  [[], 'cs'],
  [['en-US', 'cs'], 'en'],
  [['de', 'cs-CZ'], 'cs'],
  [['sk-SK'], 'cs'],
  [['de'], 'en'],
])('%j is best understood in %s', (wanted, lang) => expect(understood(wanted, BUILT_IN)).toBe(lang))

describe('a third language, of which there is a part', () => {
  it('is chosen by who speaks it', () => expect(understood(['sk-SK'], known)).toBe('sk'))
  it('falls back on the one it names', () => expect(chain('sk', known).map((one) => one.code)).toEqual(['sk', 'cs']))
  it('does not fall for ever', () => {
    const [a, b] = [read('a', 'language-fallback = b'), read('b', 'language-fallback = a')]
    expect(chain('a', [a, b])).toEqual([a, b])
  })

  it('says what it can, counts by its own rules, and leaves the rest to the other', async () => {
    const czech = bundleOf('cs-CZ', ...(await sources('cs')))
    const bundles = [bundleOf(sk.locale, words, 'settings = { no-such-text }'), czech]
    expect(said(bundles, 'play-now')).toBe('Hrať hneď')
    expect([1, 3, 5].map((count) => said(bundles, 'found', { count }))).toEqual(['1 nález', '3 nálezy', '5 nálezov'])
    expect(said(bundles, 'table-for-friends')).toBe('Stůl pro přátele')
    expect(said(bundles, 'settings')).toBe('Nastavení')
    expect(said(bundles, 'no-such-text')).toBe('no-such-text')
  })

  it('comes from the server when the page was built without it', async () => {
    const answers: Record<string, Response> = {
      '/api/languages': Response.json({ languages: known }),
      '/api/texts/sk': new Response(words),
    }
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(answers[path]))
    vi.stubGlobal('document', { documentElement: {} })
    expect(texts.knows('sk')).toBe(false)
    await texts.learn()
    await texts.use('sk')
    expect([texts.lang, texts.locale, texts.say('play-now')]).toEqual(['sk', 'sk-SK', 'Hrať hneď'])
    expect(texts.say('settings')).toBe('Nastavení')
  })
})
