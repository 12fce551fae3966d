// The stage of one table: what a frame brings is shown moment by moment; the rest of the page never waits for it.
import type { Event, LogLine } from '../lib/protocol'
import { settings, still } from '../lib/settings.svelte'
import { play } from '../lib/sound'
import type { Beat, Moment, Script } from './moment'
import { lasts, Queue } from './queue'

const BREATH = 32 // milliseconds: the board is painted first, then a moment comes over it: two short tasks

/** What a frame told: events and the same in words, and how everything stands after it. */
export interface News {
  events: Event[]
  lines: LogLine[]
  view: unknown
}

export class Show {
  now = $state.raw<Moment | null>(null)
  /** Is anything still to be seen? */
  busy = $state(false)
  /** Is there something to show again? */
  past = $state(false)
  /** Has the game said how it looks? */
  directed = $state(false)
  /** Nobody wants to see anything until it is their turn. */
  hushed = $state(false)
  private queue = new Queue()
  private timer: ReturnType<typeof setTimeout> | undefined
  private settle = (): void => {}
  private shown: (() => void)[] = []
  private repeats = false
  private write: ((news: News) => Script) | null = null
  private unread: News[] = []

  /** The game says how its events are shown. What was heard before it was there is shown now. */
  direct(write: (news: News) => Script): void {
    this.write = write
    this.directed = true
    const unread = this.unread
    this.unread = []
    for (const news of unread) void this.hear(news)
  }

  /** Kept when everything has been shown, or cut short. */
  hear(news: News): Promise<void> {
    if (!this.write) {
      this.unread = [...this.unread, news].slice(-3)
      return Promise.resolve()
    }
    return this.perform(this.write(news))
  }

  perform({ beats, settle }: Script): Promise<void> {
    const silent = settings.stage === 'none' || this.hushed || document.hidden
    this.settle = settle
    this.queue.add([...beats, { act: settle, length: 0 }])
    this.past = this.queue.past.length > 0
    if (silent) {
      const cue = beats.findLast((one) => one.cue && one.cue !== 'step')?.cue ?? beats.findLast((one) => one.cue)?.cue
      if (cue && !this.hushed) play(cue)
      this.cut()
      return Promise.resolve()
    }
    const seen = new Promise<void>((resolve) => this.shown.push(resolve))
    if (!this.busy) this.begin()
    return seen
  }

  private begin(): void {
    if (!this.queue.waiting.some((one) => lasts(one, settings.stage, still(), 0))) return this.next()
    this.busy = true
    this.timer = setTimeout(() => this.next(), BREATH)
  }

  /** On to the next moment: the time of this one is up, or somebody has seen it. */
  next(): void {
    clearTimeout(this.timer)
    let one: Beat | undefined
    do {
      one = this.queue.next()
      if (!one) return this.finish()
      one.act?.()
      if (one.cue) play(one.cue)
      this.now = one.show ?? (one.length ? null : this.now)
    } while (!this.stays(one))
  }

  private stays(one: Beat): boolean {
    const pace = this.repeats && settings.stage === 'none' ? 'usual' : settings.stage // asked for, so it is shown
    const length = lasts(one, pace, still(), this.queue.behind)
    if (!length) return false
    this.busy = true
    this.timer = setTimeout(() => this.next(), length)
    return true
  }

  /** What is still going on ends here: somebody has answered, does not want to see it, or looks at another moment. */
  cut(): void {
    clearTimeout(this.timer)
    this.queue.cut()
    this.settle()
    this.finish()
  }

  /** Nothing more until it is one's own turn: the turns of others are skipped whole. */
  hush(): void {
    this.hushed = true
    this.cut()
  }

  /** Somebody is asked: from here on everything is shown again. */
  wake(): void {
    this.hushed = false
  }

  again(): void {
    this.cut()
    this.repeats = true
    this.queue.again()
    this.next()
  }

  /** Moments from before one came, to be shown again. */
  remember(news: News[]): void {
    if (!this.write) return
    const write = this.write
    const beats = news.flatMap((one) => write(one).beats)
    this.queue.past = []
    this.queue.add(beats)
    this.queue.cut()
    this.past = this.queue.past.length > 0
  }

  private finish(): void {
    this.now = null
    this.busy = false
    this.repeats = false
    for (const resolve of this.shown) resolve()
    this.shown = []
  }
}
