// What the form for a table of Říše Snů holds; every change keeps the rest of it possible.
import { library } from '../content.svelte'
import type { Clock, CreateBody, Pace, RiseAgreement, RiseCatalogue, RiseTick } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'

const ALSO_AFTER_ANSWER = 10 // seconds that a clock for the whole game gives back
// ticked like an option, but said in fields of their own
const BOARDS = 'boards'
const DRAFT = 'draft'

export class Agreement {
  scenario = $state('')
  count = $state(2)
  cast = $state<string[]>([])
  seats = $state(['me', 'open'])
  /** Of those who share the device, by seat. */
  names = $state<string[]>([])
  ticked = $state<string[]>([])
  rotation = $state(0)
  fame = $state(0)
  visibility = $state<'public' | 'link' | 'private'>('link')
  timed = $state<'none' | 'answer' | 'bank'>('none')
  minutes = $state(3)
  timeout = $state<'bot' | 'resign'>('bot')
  pace = $state<Pace>(settings.pace)

  constructor(private offered: () => RiseCatalogue) {
    this.scenario = Object.keys(offered().scenarios)[0]!
    this.reshape()
  }

  all = $derived.by(() => this.offered())
  shape = $derived(this.all.scenarios[this.scenario]!)
  private four = $derived(this.shape.ticks.find((tick) => tick.figures && this.ticked.includes(tick.id)))
  private figures = $derived(this.four?.figures ?? this.count)
  chairs = $derived(this.four?.chairs ?? this.count)
  boards = $derived(this.ticked.includes(BOARDS))

  /** Another scenario. */
  reshape(): void {
    const { players, ticks, fame } = this.shape
    this.count = Math.min(players[1], Math.max(players[0], this.count))
    this.ticked = this.ticked.filter((id) => ticks.some((tick) => tick.id === id))
    this.fame = fame
    this.fit()
  }

  /** As many characters and seats as are needed. */
  fit(): void {
    const fresh = this.all.cast.slice(0, this.figures)
    const fits = this.cast.length === this.figures && this.cast.every((id, i) => this.choices(i).includes(id))
    if (!fits || this.crowded(this.cast)) this.cast = fresh
    this.seats = Array.from({ length: this.chairs }, (_, i) => this.seats[i] ?? 'open')
  }

  toggle(id: string, on: boolean): void {
    this.ticked = on ? [...this.ticked, id] : this.ticked.filter((one) => one !== id)
    this.fit()
  }

  /** Why it cannot be ticked beside what is ticked already; nothing if it can. */
  why(tick: RiseTick): string {
    const other = this.ticked.find((id) => tick.clashes?.[id])
    return other ? tick.clashes![other]! : ''
  }

  /** Who may take this place. */
  choices(place: number): string[] {
    const { heroes, demons } = this.all
    return this.shape.sides ? (place % 2 ? demons : heroes) : [...heroes, ...demons]
  }

  /** Are there too many of one side? The draft of the rules does not mind. */
  private crowded(cast: string[]): boolean {
    const heroes = cast.filter((id) => this.all.heroes.includes(id)).length
    const most = Math.max(heroes, cast.length - heroes)
    return this.shape.crowd > 0 && most > this.shape.crowd && !this.ticked.includes(DRAFT)
  }

  /** Could this one take the place? */
  fitting(place: number, id: string): boolean {
    return !this.crowded(this.picked(place, id))
  }

  pick(place: number, id: string): void {
    this.cast = this.picked(place, id)
  }

  /** A character is there once: whoever had it takes the other one. */
  private picked(place: number, id: string): string[] {
    const before = this.cast[place]!
    return this.cast.map((one, i) => (i === place ? id : one === id ? before : one))
  }

  private get clock(): Clock | null {
    const { timed, minutes, timeout } = this
    if (timed === 'none') return null
    return {
      kind: timed,
      seconds: Math.round(minutes * 60),
      increment: timed === 'bank' ? ALSO_AFTER_ANSWER : 0,
      timeout,
    }
  }

  body(pack: string): CreateBody {
    const { scenario, seats, boards, visibility, pace } = this
    const agreement: RiseAgreement = {
      scenario,
      options: this.ticked.filter((id) => id !== BOARDS && id !== DRAFT),
      boards: boards ? 2 : 1,
      characters: this.cast,
      fame: this.shape.sides ? 0 : this.fame,
      rotation: boards ? this.rotation : 0,
      ...(this.ticked.includes(DRAFT) ? { edition: 'draft' } : {}),
      pack,
    }
    return {
      game: 'rise',
      agreement,
      seats,
      visibility,
      pace,
      clock: this.clock,
      names: seats.flatMap((who, i) => (who === 'local' ? [this.names[i]?.trim() || library.name(this.cast[i]!)] : [])),
    }
  }
}
