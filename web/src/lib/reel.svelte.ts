// A replay in somebody's hands: where it stands, forward and back, and a play button.
import { api, Trouble } from './api'
import { Show } from '../stage/show.svelte'
import type { Event, LogLine, ReplayFrame, TableInfo } from './protocol'
import { ReplayTape } from './tape'
import { t } from './text.svelte'

const STEP = 650 // milliseconds between two moments

export class Reel {
  info = $state.raw<TableInfo | null>(null)
  at = $state(0)
  total = $state(0)
  rounds = $state.raw<number[]>([])
  /** In the shape that the game itself knows. */
  view = $state.raw<object | null>(null)
  lines = $state.raw<LogLine[]>([])
  playing = $state(false)
  /** Another line than the one played is on the board: how far it has come. */
  instead = $state.raw<{ at: number; of: number } | null>(null)
  /** A field that somebody speaks of. */
  marked = $state('')
  trouble = $state('')
  /** What happens between two moments. */
  stage = new Show()
  private tape: ReplayTape
  private shown: Promise<void> = Promise.resolve()
  private presses = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    public id: string,
    at: number,
    seat?: number,
  ) {
    this.tape = new ReplayTape(id, seat)
    this.at = at
    void api
      .table(id)
      .then((found) => (this.info = found.table))
      .then(() => this.show(at))
      .catch((error) => this.failed(error))
  }

  get seat(): number | undefined {
    return this.tape.seat
  }

  private failed(error: unknown): void {
    this.trouble = (error instanceof Trouble && error.message) || t('offline')
    this.playing = false
  }

  async show(number: number): Promise<void> {
    try {
      const before = this.at
      const { events, ...moment } = await this.tape.at(Math.max(0, number))
      Object.assign(this, moment)
      this.forgetLine()
      this.stage.cut()
      this.perform(this.at === before + 1 ? events : [])
      const seat = this.seat === undefined ? '' : `&seat=${this.seat}`
      history.replaceState(null, '', `/replay/${this.id}?at=${this.at}${seat}`)
    } catch (error) {
      this.failed(error)
    }
  }

  /** Another line from a moment on, answer by answer. */
  async tryLine(at: number, seat: number, line: string[]): Promise<void> {
    this.playing = false
    await this.show(at)
    try {
      const { frames } = await api.whatIf(this.id, at, seat, line)
      this.instead = { at: 0, of: frames.length - 1 }
      this.follow(frames, ++this.presses)
    } catch (error) {
      this.failed(error)
    }
  }

  private follow(frames: ReplayFrame[], press: number): void {
    const now = this.instead
    if (!now || press !== this.presses) return
    this.view = { ...this.view, ...frames[now.at]!.view }
    if (now.at === now.of) return
    this.timer = setTimeout(() => {
      if (press !== this.presses) return
      this.instead = { ...now, at: now.at + 1 }
      this.follow(frames, press)
    }, STEP)
  }

  private forgetLine(): void {
    if (this.instead) this.presses++
    this.instead = null
  }

  private perform(events: Event[]): void {
    this.shown = this.stage.hear({ events, lines: this.lines, view: this.view })
  }

  /** With other eyes. */
  look(seat: number): void {
    this.tape.seat = seat
    this.again()
  }

  /** The same moment, in another language or as another seat. */
  again(): void {
    this.tape.forget()
    void this.show(this.at)
  }

  play(): void {
    this.playing = !this.playing
    if (this.playing) void this.next(++this.presses)
  }

  /** One moment after another, each as long as its dice roll; only the latest press of the button counts. */
  private async next(press: number): Promise<void> {
    if (!this.playing || press !== this.presses) return
    if (this.at >= this.total) return void (this.playing = false)
    await this.show(this.at + 1)
    this.timer = setTimeout(() => this.shown.then(() => this.next(press)), STEP)
  }

  round(by: number): void {
    const { rounds, at } = this
    const there = by > 0 ? rounds.find((start) => start > at) : rounds.findLast((start) => start < at)
    void this.show(there ?? (by > 0 ? this.total : 0))
  }

  stop(): void {
    clearTimeout(this.timer)
    this.playing = false
    this.stage.cut()
  }
}
