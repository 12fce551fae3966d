// Fluent texts: the page's own and those it shares with the engine; what the game says comes rendered from the server.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { api } from './api'
import { BUILT_IN, chain, FIRST, sources, type Language } from './languages'

const MANY = 4000 // sentences

class Texts {
  lang = $state(FIRST)
  languages = $state.raw<Language[]>(BUILT_IN)
  /** Of the language, then of those that it falls back on. */
  private bundles = $state.raw<FluentBundle[]>([])
  private remembered = new Map<string, string>()
  private rememberedOf: FluentBundle[] = []

  async use(lang: string): Promise<void> {
    const links = chain(lang, this.languages)
    this.bundles = await Promise.all(links.map(async (one) => bundleOf(one.locale, ...(await sources(one.code)))))
    this.lang = lang
    document.documentElement.lang = lang
  }

  /** Asks the server for languages that it has been given since the page was built. */
  async learn(): Promise<void> {
    this.languages = await api.languages().then(
      (told) => told.languages,
      () => this.languages, // the page has its own
    )
  }

  knows(lang: string): boolean {
    return this.languages.some((one) => one.code === lang)
  }

  /** For dates and numbers. */
  get locale(): string {
    return this.languages.find((one) => one.code === this.lang)?.locale ?? this.lang
  }

  get ready(): boolean {
    return this.bundles.length > 0
  }

  /** A page says the same words again and again: what was said once is remembered as long as the language lasts. */
  say(key: string, args?: Record<string, FluentVariable>): string {
    const bundles = this.bundles
    if (!args) return said(bundles, key)
    if (this.rememberedOf !== bundles || this.remembered.size > MANY)
      [this.rememberedOf, this.remembered] = [bundles, new Map()]
    const asked = key + JSON.stringify(args)
    let words = this.remembered.get(asked)
    if (words === undefined) this.remembered.set(asked, (words = said(bundles, key, args)))
    return words
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key))
  }
}

/** By the first language that can say it whole; the key itself when none has it. */
export function said(bundles: FluentBundle[], key: string, args?: Record<string, FluentVariable>): string {
  let best = ''
  for (const bundle of bundles) {
    const message = bundle.getMessage(key)
    if (!message?.value) continue
    const errors: Error[] = []
    const text = bundle.formatPattern(message.value, args, errors)
    if (!errors.length) return text
    best ||= text
  }
  return best || key
}

/** Throws when something cannot be read or is there twice. */
export function bundleOf(locale: string, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false })
  const errors = sources.flatMap((source) => bundle.addResource(new FluentResource(source)))
  if (errors.length) throw errors[0]
  return bundle
}

export const texts = new Texts()
export const t = (key: string, args?: Record<string, FluentVariable>): string => texts.say(key, args)
