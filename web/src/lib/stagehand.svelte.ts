// Moves figures and rolls dice in the order in which things happened; the rest of the page does not wait.
import type { Event } from './protocol'
import { still } from './settings.svelte'
import { playEvent } from './sound'
import type { View } from './view'

export interface Rolled {
  key: number
  actor: string
  source: string
  value: number
}

export interface Float {
  key: number
  figure: string
  text: string
  kind: 'good' | 'bad'
}

const MOVES = ['step', 'carried', 'teleport', 'awaken', 'placed']
const STEP = 190
const ROLL = 1000
const FLOAT = 1600
const MANY = 14 // more motion than this is a jump

export class Stagehand {
  /** Where figures are shown while they are on their way. */
  places = $state.raw<Record<string, string>>({})
  rolled = $state.raw<Rolled | null>(null)
  floats = $state.raw<Float[]>([])
  private chain: Promise<void> = Promise.resolve()
  private count = 0
  private scene = 0
  private wanted: Record<string, string> = {}
  /** Scenes that are not over yet. */
  private waiting = $state(0)

  /** Does anything still move? */
  get busy(): boolean {
    return this.waiting > 0
  }

  /** What is still going on ends here: somebody has answered, does not want to see it, or looks at another moment. */
  cut(): void {
    this.scene++
    this.chain = Promise.resolve()
    this.waiting = 0
    this.rolled = null
    this.floats = []
    this.places = this.wanted
  }

  /** Kept when everything has been shown. */
  perform(events: Event[], view: View | null): Promise<void> {
    const seen = events.filter(
      (event) =>
        MOVES.includes(event.kind) ||
        ['roll', 'lives', 'cast', 'event', 'annex', 'fulfilled', 'won', 'duel', 'spelled'].includes(event.kind),
    )
    const wanted = Object.fromEntries((view?.figures ?? []).map((figure) => [figure.id, figure.field]))
    this.wanted = wanted
    if (still() || document.hidden || seen.length > MANY || !seen.length) {
      const last = seen.findLast((event) => event.kind === 'roll')
      if (seen.length) playEvent(seen.at(-1)!.kind, seen.at(-1)!.amount ?? 0)
      const now = this.scene
      return (this.chain = this.chain.then(() => void (this.scene === now && this.jump(wanted, last))))
    }
    const scene = this.scene
    this.waiting++
    return (this.chain = this.chain
      .then(() => this.each(seen, wanted, scene))
      .then(() => void (this.scene === scene && this.waiting--)))
  }

  private jump(places: Record<string, string>, roll?: Event): void {
    this.places = places
    if (roll) this.show(roll)
  }

  private async each(events: Event[], wanted: Record<string, string>, scene: number): Promise<void> {
    for (const event of events) {
      if (this.scene !== scene) return
      playEvent(event.kind, event.amount ?? 0)
      if (event.kind === 'roll') {
        this.show(event)
        await this.pause(ROLL)
      } else if (MOVES.includes(event.kind) && event.actor && event.to) {
        this.places = { ...this.places, [event.actor]: event.to }
        await this.pause(STEP)
      } else if (event.kind === 'lives' && event.actor && event.amount) {
        this.float(event.actor, event.amount)
        await this.pause(STEP)
      }
    }
    if (this.scene === scene) this.jump(wanted)
  }

  /** The more waits, the faster it goes: the board must not lag behind the question. */
  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, milliseconds / Math.max(1, this.waiting) ** 2))
  }

  private show(event: Event): void {
    this.rolled = { key: ++this.count, actor: event.actor ?? '', source: event.source ?? '', value: event.amount ?? 0 }
  }

  private float(figure: string, amount: number): void {
    const key = ++this.count
    const text = amount > 0 ? `+${amount} ♥` : `−${-amount} ♥`
    this.floats = [...this.floats, { key, figure, text, kind: amount > 0 ? 'good' : 'bad' }]
    setTimeout(() => (this.floats = this.floats.filter((float) => float.key !== key)), FLOAT)
  }
}
