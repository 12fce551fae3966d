// The order of moments, without a clock: what waits, what is shown, how long, and what can be shown again.
import type { StagePace } from '../lib/settings.svelte'
import type { Beat, Moment } from './moment'

export const SHORTEST = 600
export const LONGEST = 1400
const PACES: Record<StagePace, number> = { slow: 1.6, usual: 1, quick: 0.6, none: 0 }
const STILL = 1.3 // what does not move takes a little longer to be found
const PATIENCE = 7000 // milliseconds of waiting after which everything hurries
const GLIMPSE = 350 // shorter than this nothing can be seen
const CROWD = 12 // as many moments wait: what is minor is left to the log
const BACKLOG = 24 // more wait where bots play faster than one can look: what is oldest is left to the log, too
const KEPT = 16 // moments that can be shown again

/** How long a sentence is read. */
export function reading(words: string): number {
  return Math.min(LONGEST, Math.max(SHORTEST, 380 + 15 * words.length))
}

/** How long a beat takes at this pace while so much waits behind it. */
export function lasts(beat: Beat, pace: StagePace, still: boolean, behind: number): number {
  if (!beat.show) return still ? 0 : (beat.length * PACES[pace]) / haste(behind)
  const wanted = (beat.length * PACES[pace] * (still ? STILL : 1)) / haste(behind)
  return pace === 'none' ? 0 : Math.max(GLIMPSE, wanted)
}

/** The more waits, the faster it goes: the board must not lag behind the question. */
function haste(behind: number): number {
  return Math.max(1, behind / PATIENCE)
}

export class Queue {
  waiting: Beat[] = []
  past: Moment[] = []

  add(beats: Beat[]): void {
    this.waiting = thinned([...this.waiting, ...beats])
    this.past = [...this.past, ...shown(beats)].slice(-KEPT)
  }

  next(): Beat | undefined {
    return this.waiting.shift()
  }

  /** Nothing waits any more; what was not shown can be shown again. */
  cut(): void {
    this.waiting = []
  }

  /** The last moments once more: nothing changes by it, so only what was shown. */
  again(): void {
    this.waiting = this.past.map((moment) => ({ show: { ...moment }, cue: moment.cue, length: lengthOf(moment) }))
  }

  /** Milliseconds of what waits, at the usual pace. */
  get behind(): number {
    return this.waiting.reduce((sum, beat) => sum + beat.length, 0)
  }
}

/** Sums and cards want to be read, a banner to be seen. */
export function lengthOf(moment: Moment): number {
  if (moment.form === 'duel' || moment.form === 'banner') return LONGEST
  if (moment.form === 'card' || moment.form === 'page') return 1300
  return moment.form === 'die' ? 1100 : reading(moment.words)
}

export function beat(show: Moment, act?: () => void): Beat {
  return { show, cue: show.cue, length: lengthOf(show), ...(act && { act }) }
}

function shown(beats: Beat[]): Moment[] {
  return beats.flatMap((one) => one.show ?? [])
}

function thinned(beats: Beat[]): Beat[] {
  if (shown(beats).length <= CROWD) return beats
  const major = beats.map((one) => (one.show?.minor ? unseen(one) : one))
  let late = shown(major).length - BACKLOG
  return major.map((one) => {
    const old = late > 0
    if (one.show) late--
    return old ? unseen(one) : one
  })
}

function unseen({ act }: Beat): Beat {
  return { length: 0, ...(act && { act }) }
}
