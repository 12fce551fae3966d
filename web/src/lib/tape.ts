// A game on tape: frames are fetched in lengths and put together again.
import { api } from './api'
import { library } from './content.svelte'
import type { Event, LogLine, ReplayFrame } from './protocol'

const LENGTH = 40
const LEAD = 15
const LINES = 60

export interface Moment {
  at: number
  total: number
  rounds: number[]
  view: object
  lines: LogLine[]
  /** What the step to this moment brought. */
  events: Event[]
}

export class ReplayTape {
  private views = new Map<number, object>()
  private told = new Map<number, LogLine[]>()
  private happened = new Map<number, Event[]>()
  private total = 0
  private rounds: number[] = []

  constructor(
    private id: string,
    public seat?: number,
  ) {}

  forget(): void {
    this.views.clear()
    this.told.clear()
    this.happened.clear()
  }

  async at(number: number): Promise<Moment> {
    if (!this.views.has(number)) await this.fetch(number)
    const at = this.views.has(number) ? number : Math.max(...this.views.keys())
    return {
      at,
      total: this.total,
      rounds: this.rounds,
      view: this.views.get(at)!,
      lines: this.lines(at),
      events: this.happened.get(at) ?? [],
    }
  }

  /** Stepping back wants what came before, stepping on what comes after, and a jump a little of what led there. */
  private async fetch(number: number): Promise<void> {
    const before = this.views.has(number - 1) ? 0 : this.views.has(number + 1) ? LENGTH : LEAD
    const start = Math.max(0, number - before)
    const replay = await api.replay(this.id, start, LENGTH, this.seat)
    this.seat = replay.seat
    this.total = replay.total
    this.rounds = [...new Set([...this.rounds, ...replay.rounds])].sort((a, b) => a - b)
    if (replay.told) library.told = replay.told
    this.put(replay.frames)
  }

  private put(frames: ReplayFrame[]): void {
    let view = {}
    for (const frame of frames) {
      view = { ...view, ...frame.view }
      this.views.set(frame.n, view)
      this.told.set(frame.n, frame.lines)
      this.happened.set(frame.n, frame.events)
    }
  }

  private lines(at: number): LogLine[] {
    const found: LogLine[] = []
    for (let n = Math.max(0, at - LINES); n <= at; n++) found.push(...(this.told.get(n) ?? []))
    return found.slice(-LINES)
  }
}
