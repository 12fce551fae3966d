// Moves figures in the order in which things happened, between the moments on the stage; the page does not wait for it.
import type { Event } from '../lib/protocol'
import { still } from '../lib/settings.svelte'
import type { Beat, Script } from '../stage/moment'
import { beat } from '../stage/queue'
import type { News, Show } from '../stage/show.svelte'
import { told } from '../stage/told'
import { momentOf, MOVES } from './moments'
import type { View } from './view'

export interface Float {
  key: number
  figure: string
  text: string
  kind: 'good' | 'bad'
}

const STEP = 190
const FLOAT = 1600
const MANY = 14 // a longer way than this is a jump

export class Stagehand {
  /** Where figures are shown while they are on their way. */
  places = $state.raw<Record<string, string>>({})
  /** What the dice showed last. */
  rolled = $state<number | null>(null)
  floats = $state.raw<Float[]>([])
  private count = 0

  constructor(show: Show) {
    show.direct((news) => this.script(news))
  }

  private script({ events, lines, view }: News): Script {
    const figures = (view as View | null)?.figures ?? []
    const wanted = Object.fromEntries(figures.map((figure) => [figure.id, figure.field]))
    const steps = events.filter((event) => MOVES.includes(event.kind)).length
    const beats = told(events, lines).flatMap(({ event, words }, i) =>
      this.beats(event, words, events.slice(i + 1), steps > MANY),
    )
    const last = events.findLast((event) => event.kind === 'roll')
    return { beats, settle: () => ((this.places = wanted), last && (this.rolled = last.amount ?? 0)) }
  }

  private beats(event: Event, words: string, after: Event[], far: boolean): Beat[] {
    const moment = momentOf(event, words, after)
    const act = this.act(event)
    const moves = MOVES.includes(event.kind)
    if (!moment) return act ? [{ act, length: moves && !far ? STEP : 0, ...(moves && { cue: 'step' as const }) }] : []
    return [beat(moment, act)]
  }

  /** What changes on the board with it. */
  private act({ kind, actor, to, amount = 0 }: Event): (() => void) | undefined {
    if (kind === 'roll') return () => (this.rolled = amount)
    if (MOVES.includes(kind) && actor && to) return () => (this.places = { ...this.places, [actor]: to })
    if (kind === 'lives' && actor && amount && !still()) return () => this.float(actor, amount)
    return undefined
  }

  private float(figure: string, amount: number): void {
    const key = ++this.count
    const text = amount > 0 ? `+${amount} ♥` : `−${-amount} ♥`
    this.floats = [...this.floats, { key, figure, text, kind: amount > 0 ? 'good' : 'bad' }]
    setTimeout(() => (this.floats = this.floats.filter((float) => float.key !== key)), FLOAT)
  }
}
