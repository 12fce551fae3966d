// Languages are texts (docs/languages.md): those built into the page, and those that its server has been given.
import words from 'virtual:words'
import type { LanguageBody } from './protocol'

export type Language = LanguageBody

/** Spoken when nobody wishes for another. */
export const FIRST = 'cs'
const ANYONE = '*'

const told = import.meta.glob<string>('../../../src/snar/texts/*/language.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What a language says of itself in its `language.ftl`. */
export function read(code: string, text: string): Language {
  const said = new Map([...text.matchAll(/^language-([a-z]+) = (.*)$/gm)].map((found) => [found[1], found[2]!.trim()]))
  const also = (said.get('also') ?? '').split(' ').filter(Boolean)
  return {
    code,
    name: said.get('name') ?? code,
    locale: said.get('locale') ?? code,
    fallback: said.get('fallback') ?? '',
    also,
  }
}

const codeOf = (path: string): string => /([^/]+)\/language\.ftl$/.exec(path)![1]!
const last = (one: Language): string => (one.code === FIRST ? '' : one.code)

export const BUILT_IN: Language[] = Object.entries(told)
  .map(([path, text]) => read(codeOf(path), text))
  .sort((a, b) => (last(a) < last(b) ? -1 : 1)) // comparing as a language does takes a while at its first time

/** The language and those that say what it does not. */
export function chain(code: string, known: Language[]): Language[] {
  const found: Language[] = []
  for (let one = known.find((each) => each.code === code); one && !found.includes(one);) {
    found.push(one)
    const { fallback } = one
    one = known.find((each) => each.code === fallback)
  }
  return found
}

/** The language for somebody who wants these, the dearest first; as the server chooses (snar/texts/languages.py). */
export function understood(wanted: readonly string[], known: Language[]): string {
  const wishes = wanted.map((wish) => wish.split('-')[0]!.toLowerCase())
  const spoken = wishes.filter((wish) => known.some((one) => one.code === wish))
  const near = wishes.flatMap((wish) => known.filter((one) => one.also.includes(wish)).map((one) => one.code))
  const anyone = known.filter((one) => wishes.length && one.also.includes(ANYONE)).map((one) => one.code)
  return [...spoken, ...near, ...anyone, FIRST][0]!
}

/** Its texts: out of the page, or from the server that brought the language. */
export async function sources(code: string): Promise<string[]> {
  if (words[code]) return (await words[code]()).default
  const answer = await fetch(`/api/texts/${code}`)
  return answer.ok ? [await answer.text()] : []
}
