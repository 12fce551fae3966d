// What the form for a table of Říše Snů holds; every change keeps the rest of it possible.
import { DEMONS, defaultCast, HEROES, SHAPES } from '../lib/catalogue'
import { library } from '../lib/content.svelte'
import type { Clock, CreateBody, Pace, RiseAgreement } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'

const ALSO_AFTER_ANSWER = 10 // seconds that a clock for the whole game gives back

export class Agreement {
  scenario = $state('stret-risi')
  count = $state(2)
  cast = $state(defaultCast(2))
  seats = $state(['me', 'open'])
  /** Of those who share the device, by seat. */
  names = $state<string[]>([])
  options = $state<string[]>([])
  boards = $state(1)
  rotation = $state(0)
  draft = $state(false)
  fame = $state(0)
  visibility = $state<'public' | 'link' | 'private'>('link')
  timed = $state<'none' | 'answer' | 'bank'>('none')
  minutes = $state(3)
  timeout = $state<'bot' | 'resign'>('bot')
  pace = $state<Pace>(settings.pace)

  shape = $derived(SHAPES[this.scenario]!)
  private four = $derived(this.options.includes('ctyri-hraci') || (this.shape.sides && this.boards === 2))
  private figures = $derived(this.four ? 4 : this.count)
  chairs = $derived(this.shape.sides && this.boards === 2 ? 2 : this.figures)

  /** Another scenario. */
  reshape(): void {
    const { players, options, boards, draft, fame } = this.shape
    this.count = Math.min(players[1], Math.max(players[0], this.count))
    this.options = this.options.filter((option) => options.includes(option))
    if (!boards) this.boards = 1
    if (!draft) this.draft = false
    this.fame = fame
    this.fit()
  }

  /** As many characters and seats as are needed. */
  fit(): void {
    const fresh = defaultCast(this.figures)
    this.cast = this.cast.length === this.figures ? this.cast : fresh
    if (this.shape.sides && this.cast.some((id, i) => !this.choices(i).includes(id))) this.cast = fresh
    this.seats = Array.from({ length: this.chairs }, (_, i) => this.seats[i] ?? 'open')
  }

  toggle(option: string, on: boolean): void {
    this.options = on ? [...this.options, option] : this.options.filter((one) => one !== option)
    this.fit()
  }

  /** Who may take this place. */
  choices(place: number): string[] {
    return this.shape.sides ? (place % 2 ? DEMONS : HEROES) : [...HEROES, ...DEMONS]
  }

  /** A character is there once: whoever had it takes the other one. */
  pick(place: number, id: string): void {
    const before = this.cast[place]!
    this.cast = this.cast.map((one, i) => (i === place ? id : one === id ? before : one))
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

  body(): CreateBody {
    const { scenario, seats, options, boards, visibility, pace } = this
    const agreement: RiseAgreement = {
      scenario,
      options,
      boards,
      edition: this.draft ? 'draft' : '2003',
      characters: this.cast,
      fame: this.shape.sides ? 0 : this.fame,
      rotation: boards === 2 ? this.rotation : 0,
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
