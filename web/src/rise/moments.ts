// The events of Říše Snů as moments on the stage: pure, so that every kind can be tested.
import type { Event } from '../lib/protocol'
import type { Cue } from '../lib/sound'
import { t } from '../lib/text.svelte'
import type { Moment, Part, Side } from '../stage/moment'
import { library } from './content.svelte'

export const MOVES = ['step', 'carried', 'teleport', 'awaken', 'placed']
/** What other moments show, or what only book-keeping needs to know. */
const SILENT = ['step', 'placed', 'bp', 'lay', 'light', 'shuffle', 'spell', 'won', 'drawn']
const MINOR = ['turn', 'round', 'attack', 'experience', 'quest', 'noted', 'fray', 'traded', 'keeps', 'softened', 'card']
/** Moments that are a card: whose card, and how it sounds. */
const CARDS: Record<string, Cue> = {
  event: 'event',
  cast: 'cast',
  works: 'entity',
  use: 'card',
  spelled: 'spell',
  fizzled: 'fizzle',
  fulfilled: 'quest',
  ability: 'gain',
  tamed: 'gain',
  peek: 'card',
  card: 'card',
}
const CUES: Record<string, Cue> = {
  turn: 'hour',
  round: 'hour',
  attack: 'hit',
  awaken: 'loss',
  skip: 'loss',
  skipped: 'loss',
  slow: 'loss',
  stop: 'loss',
  setback: 'loss',
  overtaken: 'loss',
  unlay: 'card',
  fray: 'card',
  teleport: 'gate',
  carried: 'gate',
  'time-gate': 'gate',
  paid: 'spend',
  traded: 'spend',
}
const GOOD = [
  'power',
  'fulfilled',
  'ability',
  'tamed',
  'spelled',
  'fame',
  'reward',
  'haste',
  'refreshed',
  'spared',
  'eluded',
]
const BAD = ['fizzled', 'awaken', 'skip', 'skipped', 'slow', 'stop', 'setback', 'overtaken', 'paid']

/** The moment of an event, if it has one. `after`: what follows it in the same frame. */
export function momentOf(event: Event, words: string, after: Event[]): Moment | null {
  const { kind } = event
  if (kind === 'roll') return shownInSums(event, after) ? null : roll(event, words)
  if (kind === 'duel' || kind === 'fight') return duel(event, words)
  if (kind === 'annex' || kind === 'reopen') return banner(event, words)
  if (kind === 'awaken' && words) return { ...note(event, words), form: 'banner', lead: t('stage-awaken') }
  if (kind === 'lives' || kind === 'experience' || kind === 'fame') return change(event, words)
  if (SILENT.includes(kind) || !words) return null
  const card = kind === 'card' && !drawn(event) ? '' : cardOf(event)
  const cue = CARDS[kind]
  if (cue && card) return { ...note(event, words), form: 'card', cue, card, lead: t(`stage-lead-${kind}`) }
  return note(event, words)
}

/** Only a card that comes from a deck into a hand is shown as one: what else goes to and fro was seen before. */
const drawn = (event: Event): boolean => Boolean(event.frm?.startsWith('deck') && event.to?.startsWith('hand'))

function note(event: Event, words: string): Moment {
  const { kind, actor } = event
  const tone = GOOD.includes(kind) ? 'good' : BAD.includes(kind) ? 'bad' : 'plain'
  return {
    form: 'note',
    cue: CUES[kind] ?? (tone === 'good' ? 'gain' : tone === 'bad' ? 'loss' : 'card'),
    tone,
    lead: '',
    words,
    ...(actor && { who: actor }),
    ...(MINOR.includes(kind) && { minor: true }),
  }
}

/** Are both dice of this duel shown by its sums? */
function shownInSums(event: Event, after: Event[]): boolean {
  const sums = after.find((one) => one.kind === 'duel' || one.kind === 'fight')
  const dice = event.source === 'duel' || (sums?.kind === 'fight' && sums.to === event.source)
  const between = sums ? after.slice(0, after.indexOf(sums)) : []
  return Boolean(sums) && dice && between.every((one) => one.kind === 'roll')
}

function roll(event: Event, words: string): Moment {
  const die = { face: String(event.amount ?? 0), sides: 8 }
  return { ...note(event, words), form: 'die', cue: 'die', die, lead: reason(event.source ?? '') }
}

const ROLLS = ['movement', 'duel', 'spell', 'time-gate', 'who-starts', 'lot', 'elude']
const reason = (source: string): string => (ROLLS.includes(source) ? t(`roll-${source}`) : library.name(source))

function duel(event: Event, words: string): Moment {
  const { mine = [], theirs = [], why = 'higher' } = event.details ?? {}
  const sides: [Side, Side] = [
    sideOf(event.actor ?? '', mine, event.source === 'won', event),
    sideOf(event.to ?? '', theirs, event.source === 'lost', event),
  ]
  const lead = event.source === 'draw' ? t('stage-drawn') : t(`stage-why-${why}`)
  const cue = event.source === 'draw' ? 'draw' : 'hit'
  return { form: 'duel', cue, tone: 'plain', lead, words, sides }
}

function sideOf(who: string, parts: [string, number][], wins: boolean, event: Event): Side {
  const own = (name: string): boolean => name === event.actor || name === event.to
  const named = ([name, amount]: [string, number]): Part => ({
    name: PARTS.includes(name) ? t(`sum-${name}`) : own(name) ? t('sum-own') : library.name(name),
    amount,
    die: name === 'die',
  })
  const total = parts.reduce((sum, [, amount]) => sum + amount, 0)
  return { who, name: library.name(who), parts: parts.map(named), total, wins }
}

const PARTS = ['die', 'moc', 'tokens', 'strength', 'floor']

function banner(event: Event, words: string): Moment {
  const lead = event.kind === 'annex' ? library.name(event.to ?? '') : t('stage-reopen')
  return { ...note(event, words), form: 'banner', cue: 'annex', tone: 'good', lead, about: event.to ?? '' }
}

/** A figure that goes up or down: large, with what it was of. */
function change(event: Event, words: string): Moment | null {
  const amount = event.amount ?? 0
  if (!amount || !words) return null
  const lives = event.kind === 'lives'
  const cue: Cue = amount < 0 ? (lives ? 'wound' : 'spend') : lives ? 'heal' : 'gain'
  const lead = `${amount > 0 ? '+' : '−'}${Math.abs(amount)} ${t(`stage-${event.kind}`, { count: Math.abs(amount) })}`
  const by = amount < 0 && library.content?.cards[event.source ?? '']?.kind === 'character' ? event.source : ''
  return {
    ...note(event, words),
    cue,
    tone: amount > 0 ? 'good' : 'bad',
    lead,
    ...(by && by !== event.actor && { by }),
  }
}

/** The card an event is about, as far as it is printed. */
function cardOf(event: Event): string {
  const id = event.card ?? event.source ?? ''
  const card = library.content?.cards[id]
  return card && card.kind !== 'character' ? id : ''
}
