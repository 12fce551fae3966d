// What can be shown on the stage. Which game it comes from nobody knows here: a game says what is to be seen, in words,
// cards, dice and sums, and the stage shows it.
import type { Cue } from '../lib/sound'

/** A part of a sum: the die, the power, a bonus. */
export interface Part {
  name: string
  amount: number
  die: boolean
}

export interface Side {
  /** Whose face stands there. */
  who: string
  name: string
  parts: Part[]
  total: number
  wins: boolean
}

export interface Moment {
  /** As what it is shown: a card, a die that falls, two sums, a banner, a page that unfolds, or a line. */
  form: 'card' | 'die' | 'duel' | 'banner' | 'page' | 'note'
  cue: Cue
  tone: 'good' | 'bad' | 'plain'
  /** What it is, above what happened. */
  lead: string
  /** What happened, as the log tells it. */
  words: string
  /** The words say no more than the lead and the card do. */
  echo?: true
  /** Whose face stands beside it. */
  who?: string
  /** Who does it to them. */
  by?: string
  /** What is counted in it. */
  sign?: string
  card?: string
  /** What the die shows; `sides` of them are numbers, otherwise it is a sign. */
  die?: { face: string; sides: number }
  sides?: [Side, Side]
  /** What a banner is about. */
  about?: string
  /** Left out where too much waits: it changes little, and the log has it. */
  minor?: boolean
}

/** A moment, or something that changes on the board between two of them. */
export interface Beat {
  show?: Moment
  cue?: Cue
  act?: () => void
  /** Milliseconds at the usual pace. */
  length: number
}

/** What a frame brings on the stage, and how the board looks when it is over. */
export interface Script {
  beats: Beat[]
  settle: () => void
}
