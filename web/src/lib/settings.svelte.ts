// What this browser remembers about how its owner likes to play.
import type { Pace } from './protocol'

export interface Settings {
  /** Empty: what the browser prefers. */
  lang: string
  theme: 'auto' | 'dark' | 'light'
  motion: 'auto' | 'reduced'
  sound: boolean
  volume: number
  notify: boolean
  skipTrivial: boolean
  warnEnd: boolean
  confirm: boolean
  /** When a step is made that ends the turn or cannot be taken back: at one's word, after a pause, at once. */
  endTurn: 'word' | 'pause' | 'once'
  /** A peeked card stays until it is put away (EE-G2d). */
  slowPeek: boolean
  pace: Pace
}

const KEY = 'snar-settings'
const DEFAULTS: Settings = {
  lang: '',
  theme: 'auto',
  motion: 'auto',
  sound: true,
  volume: 0.5,
  notify: false,
  skipTrivial: true,
  warnEnd: true,
  confirm: true,
  endTurn: 'pause',
  slowPeek: false,
  pace: 'normal',
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

/** Theme and motion are attributes of the page; CSS does the rest. */
export function dress(): void {
  const root = document.documentElement
  root.dataset.theme = dark() ? 'dark' : 'light'
  root.dataset.motion = still() ? 'reduced' : 'full'
}

export function dark(): boolean {
  return (
    settings.theme === 'dark' || (settings.theme === 'auto' && !matchMedia('(prefers-color-scheme: light)').matches)
  )
}

export function still(): boolean {
  return settings.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
