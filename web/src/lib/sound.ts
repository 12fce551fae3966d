// Soft sounds made on the spot, no files. What a sound says is also said in words (captions.svelte.ts).
import { captions } from './captions.svelte'
import { keep, settings } from './settings.svelte'

/** One voice of a sound: a tone that may glide, or a breath of noise around a pitch. */
interface Voice {
  wave: 'sine' | 'triangle' | 'noise'
  pitch: number
  to?: number
  at?: number
  length: number
  loud?: number
}

const sine = (pitch: number, at: number, length: number, loud = 1): Voice => ({ wave: 'sine', pitch, at, length, loud })
const bell = (pitch: number, at: number, length: number): Voice[] => [
  sine(pitch, at, length),
  sine(pitch * 2.76, at, length * 0.4, 0.25),
]
const breath = (pitch: number, to: number, at: number, length: number, loud = 1): Voice => ({
  wave: 'noise',
  pitch,
  to,
  at,
  length,
  loud,
})
const glide = (pitch: number, to: number, at: number, length: number, loud = 1): Voice => ({
  wave: 'triangle',
  pitch,
  to,
  at,
  length,
  loud,
})
const chord = (pitches: number[], apart: number, length: number): Voice[] =>
  pitches.flatMap((pitch, i) => bell(pitch, i * apart, length))

const SOUNDS = {
  turn: chord([523, 784], 0.14, 0.6),
  die: [0, 0.09, 0.2, 0.34].flatMap((at, i) => [
    breath(1800 - i * 200, 900, at, 0.05, 1.4),
    glide(260 - i * 30, 150, at, 0.07, 0.7),
  ]),
  card: [breath(2600, 900, 0, 0.16, 0.9), sine(587, 0.1, 0.25, 0.5)],
  step: [glide(250, 180, 0, 0.09, 0.7), breath(700, 400, 0, 0.05, 0.4)],
  hit: [breath(500, 120, 0, 0.18, 1.6), glide(150, 60, 0, 0.3, 1.3), sine(932, 0.02, 0.12, 0.25)],
  win: chord([523, 659, 784], 0.09, 0.4),
  loss: [glide(330, 247, 0, 0.3), glide(262, 165, 0.16, 0.5)],
  draw: [sine(392, 0, 0.25), sine(392, 0.18, 0.35)],
  wound: [glide(165, 92, 0, 0.4, 1.2), breath(300, 120, 0, 0.15)],
  heal: chord([659, 880, 1109], 0.08, 0.45),
  gain: chord([698, 932], 0.07, 0.3),
  spend: [sine(466, 0, 0.15), sine(349, 0.08, 0.2)],
  cast: [breath(400, 2400, 0, 0.45, 0.7), ...chord([392, 494, 587], 0.08, 0.5)],
  spell: [breath(900, 3600, 0, 0.5, 0.6), glide(440, 1320, 0, 0.45, 0.5), sine(1568, 0.35, 0.4, 0.5)],
  fizzle: [breath(2400, 300, 0, 0.4, 0.8), glide(440, 196, 0, 0.4, 0.5)],
  event: [breath(1800, 700, 0, 0.14, 0.8), sine(440, 0.05, 0.3), sine(466, 0.17, 0.5)],
  quest: chord([523, 659, 784], 0.12, 0.4),
  annex: [breath(200, 2000, 0, 0.9, 0.5), ...chord([392, 523, 659, 784, 1047], 0.13, 0.9)],
  gate: [glide(196, 392, 0, 0.6, 0.6), breath(300, 1500, 0, 0.6, 0.6)],
  page: [breath(3200, 1400, 0, 0.22, 0.9), breath(2200, 900, 0.12, 0.16, 0.6)],
  seal: [glide(220, 110, 0, 0.12, 1.3), breath(500, 200, 0.02, 0.1, 1.2), sine(131, 0.05, 0.35)],
  distress: [glide(196, 185, 0, 0.6), glide(208, 196, 0.02, 0.6, 0.8)],
  hour: [...bell(330, 0, 0.9), ...bell(262, 0.22, 1)],
  entity: [glide(110, 82, 0, 0.7, 1.1), breath(180, 420, 0, 0.6, 0.8)],
  tile: [breath(1200, 500, 0, 0.2, 0.9), glide(196, 294, 0.08, 0.25, 0.6)],
  victory: chord([523, 659, 784, 1047, 1319], 0.16, 1),
  defeat: [...bell(392, 0, 0.9), ...bell(311, 0.28, 1), ...bell(262, 0.56, 1.5)],
  said: [sine(880, 0, 0.08), sine(988, 0.08, 0.12)],
  refused: [sine(220, 0, 0.12), sine(196, 0.12, 0.2)],
} satisfies Record<string, Voice[]>

export type Cue = keyof typeof SOUNDS

let context: AudioContext | undefined
let noise: AudioBuffer | undefined

/** Heard where sound is on, read where captions are; in a page that nobody looks at only one's own turn is called. */
export function play(cue: Cue): void {
  if (document.hidden && cue !== 'turn') return
  captions.hear(cue)
  if (!settings.sound || !touched()) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const voice of SOUNDS[cue]) ring(context, voice)
}

/** Until somebody touches the page a browser keeps it silent; what was asked of it would all sound at that touch. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? true

/** The switch was turned, or how loud: kept, and heard at once. */
export function turned(): void {
  keep()
  play('turn')
}

function ring(audio: AudioContext, { wave, pitch, to, at = 0, length, loud = 1 }: Voice): void {
  const start = audio.currentTime + at
  const loudness = audio.createGain()
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime(0.12 * loud * settings.volume, start + Math.min(0.02, length / 4))
  loudness.gain.exponentialRampToValueAtTime(0.0005, start + length)
  const source =
    wave === 'noise' ? breathing(audio, start, length, pitch, to) : tone(audio, start, wave, pitch, to, length)
  source.connect(loudness).connect(audio.destination)
}

function tone(
  audio: AudioContext,
  start: number,
  wave: OscillatorType,
  pitch: number,
  to: number | undefined,
  length: number,
): AudioNode {
  const tone = audio.createOscillator()
  tone.type = wave
  tone.frequency.setValueAtTime(pitch, start)
  if (to) tone.frequency.exponentialRampToValueAtTime(to, start + length)
  tone.start(start)
  tone.stop(start + length + 0.05)
  return tone
}

/** Noise through a narrow door that moves. */
function breathing(audio: AudioContext, start: number, length: number, pitch: number, to = pitch): AudioNode {
  const source = audio.createBufferSource()
  const door = audio.createBiquadFilter()
  source.buffer = noise ??= hiss(audio)
  source.loop = true
  door.type = 'bandpass'
  door.Q.value = 1.2
  door.frequency.setValueAtTime(pitch, start)
  door.frequency.exponentialRampToValueAtTime(to, start + length)
  source.start(start)
  source.stop(start + length + 0.05)
  return source.connect(door)
}

function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
