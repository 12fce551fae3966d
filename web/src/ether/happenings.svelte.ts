// What happens beside the story and deserves a page of its own: fate, slumbers, the end of them, death.
import { untrack } from 'svelte'
import type { Event, LogLine } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'
import { told } from '../stage/told'

export interface Happening {
  kind: string
  /** The card or tile, whose face is shown. */
  id: string
  actor: string
  outcome: string
  /** What came of it, as the log tells it. */
  lines: string[]
  /** What was won with it, as cards; and the line that tells no more than the card does. */
  dealt: { card: string; words: string }[]
  /** What was chosen on the way, and what has changed for good: the dream remembers it. */
  remembers: string[]
}

/** A step of the turn card, and what it did. */
export interface Stepped {
  step: string
  lines: string[]
}

const PAGES = ['fate', 'slumber', 'death', 'exhausted', 'dream-over', 'slumber-over']
const ENDS = ['dream-over', 'slumber-over']
/** After these whatever was won is dealt. */
export const WINNERS = [...ENDS, 'exhausted']
/** What was won on the way to an end is told on its page. */
const WON = ['gain', 'card', 'ether', 'gem', 'key', 'soul', 'hours', 'season', 'district', 'wisdom', 'loot']
const WINS = ['vault', 'masks', 'items_market', 'storage', 'weaknesses']
const ENTERS = ['dream', 'slumber']
const LASTING = ['chosen', 'district', 'redeemed', 'changed', 'matched']
/** Where something ends, the board is cleared: that is no news. */
const CLEARED = ['banished', 'tile-leaves', 'cleansed']
const ELSEWHERE = ['scene', 'chosen', 'vote', 'turn', 'ready', 'act', 'story', 'shuffle']

/** Lines and events tell the same in the same order; some events have no line. */
export function happenings(events: Event[], lines: LogLine[], earlier: LogLine[] = []): Happening[] {
  const queues = new Map(PAGES.map((kind) => [kind, events.filter((event) => event.kind === kind)]))
  const found: Happening[] = []
  const won: string[] = []
  let now: Happening | null = null
  for (const line of lines) {
    const event = PAGES.includes(line.kind) ? queues.get(line.kind)!.shift() : undefined
    const before: Happening | null = now
    const escaped = event?.kind === 'exhausted' && event.source === 'escape' // turns may well be left
    if (event && before && ['death', 'exhausted', 'escape'].includes(before.kind) && ENDS.includes(event.kind)) {
      before.id = event.source ?? ''
      before.outcome = before.kind === 'death' ? 'death' : (event.to ?? '')
      before.dealt = dealt(events, lines)
      before.remembers = remembered([...earlier, ...lines])
    } else if (event) {
      now = {
        kind: escaped ? 'escape' : event.kind,
        id: escaped ? '' : (event.source ?? ''),
        actor: event.actor ?? '',
        outcome: event.to ?? '',
        lines: event.kind === 'dream-over' ? [...won] : [],
        dealt: WINNERS.includes(event.kind) ? dealt(events, lines) : [],
        remembers: ENDS.includes(event.kind) ? remembered([...earlier, ...lines]) : [],
      }
      found.push(now)
      if (event.kind === 'death' || event.kind === 'exhausted') now.lines.push(line.text)
    } else if (line.kind === 'turn') now = null
    else if (now && tells(now, line.kind)) now.lines.push(line.text)
    else if (!now && WON.includes(line.kind)) won.push(line.text)
  }
  return found
}

/** Is a line of this kind a part of what happened? One dies of one thing: what follows is the way back. */
function tells(page: Happening, kind: string): boolean {
  const over = WINNERS.includes(page.kind) || page.kind === 'escape'
  return page.kind !== 'death' && !ELSEWHERE.includes(kind) && !(over && CLEARED.includes(kind))
}

/** Whatever was won is dealt as a card. */
function dealt(events: Event[], lines: LogLine[]): { card: string; words: string }[] {
  return told(events, lines).flatMap(({ event, words }) => (won(event) ? { card: won(event), words } : []))
}

/** The card that an event brings, if it brings one for good. */
export function won({ kind, source = '', card = '', frm = '', to = '' }: Event): string {
  if (kind === 'gain' || kind === 'loot' || kind === 'season') return source
  if (to.endsWith('.market')) return '' // put on offer, nobody has it yet
  return kind === 'card' && WINS.includes(frm.split('.')[0]!) ? card : ''
}

/** Since one went in: what was chosen and what it has changed, as far as it was told. */
function remembered(lines: LogLine[]): string[] {
  const entered = lines.findLastIndex((line) => ENTERS.includes(line.kind))
  return lines.slice(entered + 1).flatMap((line) => (LASTING.includes(line.kind) ? line.text : []))
}

/** What the dream did in its phase, step by step. */
export function stepped(lines: LogLine[]): Stepped[] {
  const found: Stepped[] = []
  for (const line of lines) {
    if (line.kind === 'turn') break
    if (line.kind === 'step' && !line.actor) found.push({ step: line.text, lines: [] })
    else found.at(-1)?.lines.push(line.text)
  }
  return found
}

export class Happenings {
  /** Pages that wait to be read, the first of them is open. */
  pages = $state.raw<Happening[]>([])
  dream = $state.raw<Stepped[]>([])

  constructor(table: Table) {
    let seen = untrack(() => table.known.seq)
    $effect(() => {
      const { seq, log, events } = table.known
      untrack(() => {
        const [before, lines] = [log.filter((line) => line.n <= seen), log.filter((line) => line.n > seen)]
        if (seq > seen && events.length) this.take(events, lines, before)
        seen = seq
      })
    })
  }

  private take(events: Event[], lines: LogLine[], before: LogLine[]): void {
    const steps = stepped(
      lines.slice(
        Math.max(
          0,
          lines.findIndex((line) => line.kind === 'step' && !line.actor),
        ),
      ),
    )
    if (steps.length) this.dream = steps
    else if (events.some((event) => event.kind === 'ready' || event.kind === 'dream-over' || event.kind === 'slumber'))
      this.dream = []
    this.pages = [...this.pages, ...happenings(events, lines, before)]
  }

  turn(): void {
    this.pages = this.pages.slice(1)
  }
}
