// What happens beside the story and deserves a page of its own: fate, slumbers, the end of them, death.
import { untrack } from 'svelte'
import type { Event, LogLine } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'

export interface Happening {
  kind: string
  /** The card or tile, whose face is shown. */
  id: string
  actor: string
  outcome: string
  /** What came of it, as the log tells it. */
  lines: string[]
}

/** A step of the turn card, and what it did. */
export interface Stepped {
  step: string
  lines: string[]
}

const PAGES = ['fate', 'slumber', 'death', 'exhausted', 'dream-over', 'slumber-over']
const ENDS = ['dream-over', 'slumber-over']
/** What was won on the way to an end is told on its page. */
const WON = ['gain', 'card', 'ether', 'gem', 'key', 'soul', 'hours', 'season', 'district', 'wisdom', 'loot']
const ELSEWHERE = ['scene', 'chosen', 'vote', 'turn', 'ready', 'act', 'story', 'shuffle']

/** Lines and events tell the same in the same order; some events have no line. */
export function happenings(events: Event[], lines: LogLine[]): Happening[] {
  const queues = new Map(PAGES.map((kind) => [kind, events.filter((event) => event.kind === kind)]))
  const found: Happening[] = []
  const won: string[] = []
  let now: Happening | null = null
  for (const line of lines) {
    const event = PAGES.includes(line.kind) ? queues.get(line.kind)!.shift() : undefined
    const before: Happening | null = now
    if (event && before && ['death', 'exhausted'].includes(before.kind) && ENDS.includes(event.kind)) {
      before.id = event.source ?? ''
      before.outcome = before.kind === 'death' ? 'death' : (event.to ?? '')
    } else if (event) {
      now = {
        kind: event.kind,
        id: event.source ?? '',
        actor: event.actor ?? '',
        outcome: event.to ?? '',
        lines: event.kind === 'dream-over' ? [...won] : [],
      }
      found.push(now)
      if (event.kind === 'death' || event.kind === 'exhausted') now.lines.push(line.text)
    } else if (line.kind === 'turn') now = null
    else if (now && !ELSEWHERE.includes(line.kind)) now.lines.push(line.text)
    else if (WON.includes(line.kind)) won.push(line.text)
  }
  return found
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
        const lines = log.filter((line) => line.n > seen)
        if (seq > seen && events.length) this.take(events, lines)
        seen = seq
      })
    })
  }

  private take(events: Event[], lines: LogLine[]): void {
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
    this.pages = [...this.pages, ...happenings(events, lines)]
  }

  turn(): void {
    this.pages = this.pages.slice(1)
  }
}
