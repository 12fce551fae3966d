// The words this browser mixes into the dice: sealed first, opened once everyone's is sealed (docs/fairness.md).
import { api } from './api'
import { doubt, seal, type Doubt, type Sealed } from './fair'
import type { SeatInfo, TableInfo } from './protocol'

const KEPT = 'snar-words'
const MOST = 100
const here = new Map<string, Sealed>() // where the browser keeps nothing, at least as long as the page is open
const wished = new Map<string, string>()

/** A word nobody else could know, whatever the player made of it. */
export function newWord(typed = ''): string {
  const chance = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  return typed.trim() ? `${typed.trim().slice(0, 60)} ${chance}` : chance
}

/**
 * This browser takes a seat: from now on a game that begins there without its word is not what was promised. What the
 * player would like to say is sealed at the table. At a running game, at a seat that was never theirs, there is nothing
 * to hold it to.
 */
export function sitting(
  table: string,
  status: TableInfo['status'],
  commitment: string,
  back: boolean,
  typed = '',
): void {
  wished.set(table, typed)
  if (status === 'open') keepWord(table, { commitment, word: newWord(typed), seals: [], said: false })
  else if (!back) keepWord(table, null)
}

export function keepWord(table: string, kept: Sealed | null): void {
  const { [table]: _, ...others } = all()
  if (kept) here.set(table, kept)
  else here.delete(table)
  const latest = Object.entries(kept ? { ...others, [table]: kept } : others).slice(-MOST)
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(latest)))
  } catch {
    // it is kept as long as the page is open
  }
}

export function wordKept(table: string): Sealed | null {
  return here.get(table) ?? all()[table] ?? null
}

function all(): Record<string, Sealed> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}')
  } catch {
    return {}
  }
}

/** The seals of everyone who sits there, in the order of the seats; whoever has several seats has one. */
export function sealsOf(seats: SeatInfo[]): string[] {
  const people = seats.filter((seat, i) => seat.guest && seats.findIndex((one) => one.guest === seat.guest) === i)
  return people.map((seat) => seat.seal)
}

export class Words {
  /** Why the word is not said, or what is wrong with the words the game began with. */
  trouble = $state<'' | 'lost' | Doubt>('')
  private done = new Set<string>()

  constructor(private id: string) {}

  /** Does what there is to do before the start, and looks at what the game began with. */
  tend(info: TableInfo, seat: SeatInfo | undefined): void {
    if (info.seeded) this.trouble = seat && wordKept(this.id) ? 'commitment' : ''
    else if (info.status !== 'open') this.check(info, seat)
    else if (!seat) this.trouble = ''
    else if (info.opening) this.open(info, seat)
    else if (!seat.seal) this.seal(info)
    else this.trouble = ''
  }

  private seal(info: TableInfo): void {
    this.trouble = ''
    const kept = this.fresh(info)
    this.once('seal', info, () =>
      api.seal(this.id, { commitment: info.commitment, seal: seal(info.commitment, kept.word) }),
    )
  }

  /** Only after a look at what everyone has sealed: from here on nobody can seal another word. */
  private open(info: TableInfo, seat: SeatInfo): void {
    const seals = sealsOf(info.seats)
    const alone = seals.length < 2
    const before = wordKept(this.id)
    const kept = alone ? this.fresh(info) : before
    if (!kept || kept.commitment !== info.commitment || (!alone && seal(kept.commitment, kept.word) !== seat.seal))
      this.trouble = 'lost'
    else if (new Set(seals).size < seals.length || (kept.said && kept.seals.join() !== (alone ? '' : seals.join())))
      this.trouble = 'seals'
    else {
      this.trouble = ''
      keepWord(this.id, { ...kept, seals: alone ? [] : seals, said: true })
      if (!seat.said) this.once('word', info, () => api.word(this.id, kept.word))
    }
  }

  private check(info: TableInfo, seat: SeatInfo | undefined): void {
    const kept = wordKept(this.id)
    this.trouble = (kept && seat && doubt(kept, info.commitment, info.words)) || ''
  }

  private fresh(info: TableInfo): Sealed {
    const kept = wordKept(this.id)
    if (kept?.commitment === info.commitment) return kept
    const made = { commitment: info.commitment, word: newWord(wished.get(this.id)), seals: [], said: false }
    keepWord(this.id, made)
    return made
  }

  /** Frames come one after another; each thing is done once, and again only if it did not arrive. */
  private once(what: string, info: TableInfo, work: () => Promise<unknown>): void {
    const key = `${what} ${info.commitment}`
    if (this.done.has(key)) return
    this.done.add(key)
    work().catch(() => setTimeout(() => this.done.delete(key), 1000))
  }
}
