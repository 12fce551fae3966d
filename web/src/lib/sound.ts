// Soft sounds made on the spot; no files.
import { settings } from './settings.svelte'

type Note = [frequency: number, at: number, length: number]
const SOUNDS: Record<string, Note[]> = {
  turn: [
    [523, 0, 0.5],
    [784, 0.14, 0.7],
  ],
  roll: [
    [190, 0, 0.06],
    [240, 0.09, 0.06],
    [170, 0.19, 0.06],
    [330, 0.32, 0.25],
  ],
  step: [[330, 0, 0.09]],
  cast: [
    [392, 0, 0.5],
    [494, 0.07, 0.5],
    [587, 0.14, 0.6],
  ],
  wound: [
    [147, 0, 0.4],
    [139, 0.05, 0.5],
  ],
  heal: [
    [659, 0, 0.35],
    [880, 0.1, 0.5],
  ],
  event: [
    [440, 0, 0.3],
    [466, 0.12, 0.5],
  ],
  quest: [
    [523, 0, 0.3],
    [659, 0.12, 0.3],
    [784, 0.24, 0.6],
  ],
  annex: [
    [392, 0, 0.6],
    [523, 0.15, 0.6],
    [659, 0.3, 0.6],
    [784, 0.45, 1],
  ],
  won: [
    [523, 0, 0.5],
    [659, 0.18, 0.5],
    [784, 0.36, 0.5],
    [1047, 0.54, 1.2],
  ],
  said: [
    [880, 0, 0.08],
    [988, 0.08, 0.12],
  ],
  refused: [
    [220, 0, 0.12],
    [196, 0.12, 0.2],
  ],
}
const EVENTS: Record<string, string> = {
  roll: 'roll',
  step: 'step',
  cast: 'cast',
  spelled: 'cast',
  awaken: 'wound',
  event: 'event',
  duel: 'event',
  fulfilled: 'quest',
  annex: 'annex',
  won: 'won',
}
let context: AudioContext | undefined

export function play(name: string): void {
  const notes = SOUNDS[name]
  if (!settings.sound || !notes || (document.hidden && name !== 'turn')) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const note of notes) ring(context, note)
}

/** The sound of an event, if it has one. */
export function playEvent(kind: string, amount = 0): void {
  if (kind === 'lives') play(amount > 0 ? 'heal' : 'wound')
  else if (EVENTS[kind]) play(EVENTS[kind])
}

function ring(audio: AudioContext, [frequency, at, length]: Note): void {
  const start = audio.currentTime + at
  const tone = audio.createOscillator()
  const loudness = audio.createGain()
  tone.type = 'sine'
  tone.frequency.value = frequency
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime(0.12 * settings.volume, start + 0.02)
  loudness.gain.exponentialRampToValueAtTime(0.0005, start + length)
  tone.connect(loudness).connect(audio.destination)
  tone.start(start)
  tone.stop(start + length + 0.05)
}
