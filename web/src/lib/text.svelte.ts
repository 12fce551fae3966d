// Fluent texts: the page's own and those it shares with the engine; what the game says comes rendered from the server.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Lang } from './protocol'

const FILES: Record<Lang, () => Promise<{ default: string }>[]> = {
  cs: () => [import('../texts/cs.ftl?raw'), import('../../../src/snar/texts/cs/public.ftl?raw')],
  en: () => [import('../texts/en.ftl?raw'), import('../../../src/snar/texts/en/public.ftl?raw')],
}

class Texts {
  lang = $state<Lang>('cs')
  private bundle = $state.raw<FluentBundle | null>(null)

  async use(lang: Lang): Promise<void> {
    const files = await Promise.all(FILES[lang]())
    this.bundle = bundleOf(lang, ...files.map((file) => file.default))
    this.lang = lang
    document.documentElement.lang = lang
  }

  get ready(): boolean {
    return this.bundle !== null
  }

  say(key: string, args?: Record<string, FluentVariable>): string {
    const message = this.bundle?.getMessage(key)
    return message?.value ? this.bundle!.formatPattern(message.value, args) : key
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false
  }
}

/** Throws when something cannot be read or is there twice. */
export function bundleOf(lang: Lang, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  const errors = sources.flatMap((source) => bundle.addResource(new FluentResource(source)))
  if (errors.length) throw errors[0]
  return bundle
}

export const texts = new Texts()
export const t = (key: string, args?: Record<string, FluentVariable>): string => texts.say(key, args)
