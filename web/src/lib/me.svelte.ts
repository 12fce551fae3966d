// Who sits at this browser, and what was promised to them about the dice.
import { api } from './api'
import type { Me } from './protocol'
import { keep, settings } from './settings.svelte'
import { texts } from './text.svelte'

class Myself {
  who = $state.raw<Me | null>(null)

  private greeting: Promise<Me> | null = null

  /** Asked once, however many want to know: two answers at the same time would make two people of one. */
  greet(): Promise<Me> {
    if (this.who) return Promise.resolve(this.who)
    this.greeting ??= api
      .me()
      .then((who) => (this.who = who))
      .finally(() => (this.greeting = null))
    return this.greeting
  }

  async rename(name: string): Promise<void> {
    this.who = await api.guest(name, texts.lang)
  }

  async speak(lang: string): Promise<void> {
    settings.lang = lang
    keep()
    await texts.use(lang)
    if (this.who) this.who = await api.guest(this.who.name, lang)
  }

  become(who: Me): void {
    this.who = who
  }
}

export const me = new Myself()

const SEEN = 'snar-commitments'

/** Remember what was promised before the game, to compare it at the end; until then (`open`) it may be made anew. */
export function rememberCommitment(table: string, commitment: string, open = true): void {
  const seen = commitments()
  if (!commitment || seen[table] === commitment || (seen[table] && !open)) return
  const latest = Object.entries({ ...seen, [table]: commitment }).slice(-100)
  localStorage.setItem(SEEN, JSON.stringify(Object.fromEntries(latest)))
}

export function commitmentSeen(table: string): string {
  return commitments()[table] ?? ''
}

function commitments(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? '{}')
  } catch {
    return {}
  }
}
