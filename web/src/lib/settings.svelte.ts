// What this browser remembers about how its owner likes to play.
import type { Pace } from './protocol'

/** How long a moment stays on the stage. */
export type StagePace = 'slow' | 'usual' | 'quick' | 'none'

export interface Settings {
  /** Empty: what the browser prefers. */
  lang: string
  theme: 'auto' | 'dark' | 'light'
  motion: 'auto' | 'reduced'
  sound: boolean
  volume: number
  /** What is heard is also written. */
  captions: boolean
  stage: StagePace
  notify: boolean
  skipTrivial: boolean
  warnEnd: boolean
  confirm: boolean
  /** When a step is made that ends the turn or cannot be taken back: at one's word, after a pause, at once. */
  endTurn: 'word' | 'pause' | 'once'
  /** A peeked card stays until it is put away (EE-G2d). */
  slowPeek: boolean
  /** What comes for the first time is explained. */
  explain: boolean
  pace: Pace
}

const KEY = 'snar-settings'
const DEFAULTS: Settings = {
  lang: '',
  theme: 'auto',
  motion: 'auto',
  sound: !touched(), // a phone in a pocket is silent until somebody switches it on
  volume: 0.5,
  captions: false,
  stage: 'usual',
  notify: false,
  skipTrivial: true,
  warnEnd: true,
  confirm: true,
  endTurn: 'pause',
  slowPeek: false,
  explain: true,
  pace: 'normal',
}

function touched(): boolean {
  return globalThis.matchMedia?.('(pointer: coarse)').matches ?? false
}

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return { ...DEFAULTS }
  }
}

export const settings = $state<Settings>(stored())

export function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(settings))
  dress()
}

/** Theme and motion are attributes of the page; CSS does the rest. Paper is light, whatever the theme. */
export function dress(onPaper = false): void {
  const root = document.documentElement
  root.dataset.theme = dark() && !onPaper ? 'dark' : 'light'
  if (still()) root.dataset.motion = 'reduced'
  else delete root.dataset.motion // as long as it is there, it is looked for above every element that is styled
}

export function dark(): boolean {
  return (
    settings.theme === 'dark' || (settings.theme === 'auto' && !matchMedia('(prefers-color-scheme: light)').matches)
  )
}

export function still(): boolean {
  return settings.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
