// The events of Etherfields as moments on the stage. What has a page of its own (fate, slumbers, ends) is none of them.
import type { Event } from '../lib/protocol'
import type { Cue } from '../lib/sound'
import { t } from '../lib/text.svelte'
import type { Beat, Moment, Script } from '../stage/moment'
import { beat } from '../stage/queue'
import type { News } from '../stage/show.svelte'
import { told } from '../stage/told'
import { library } from './content.svelte'
import { WINNERS, won } from './happenings.svelte'

/** Gains and losses that are counted. */
const COUNTED: Record<string, Cue> = {
  distress: 'distress',
  calm: 'heal',
  ether: 'gain',
  gem: 'gain',
  key: 'gain',
  hours: 'hour',
  soul: 'gain',
  threat: 'distress',
  turns: 'hour',
  token: 'gain',
}
/** More of these is worse. */
const WORSE = ['distress', 'threat']
/** What is a card, a tile or a place that somebody sees for the first time, or gets. */
const SHOWN: Record<string, Cue> = {
  turn: 'hour',
  gain: 'gain',
  drawn: 'card',
  loot: 'gain',
  laid: 'tile',
  tile: 'tile',
  season: 'hour',
  mutation: 'entity',
}
const NOTES: Record<string, Cue> = {
  step: 'hour',
  trap: 'wound',
  state: 'entity',
  cleansed: 'heal',
  moves: 'entity',
  relocates: 'entity',
  pushed: 'hit',
  appears: 'entity',
  banished: 'win',
  'tile-leaves': 'tile',
  companion: 'tile',
  environment: 'tile',
  wall: 'tile',
  hole: 'tile',
  blocked: 'win',
  failed: 'loss',
  prevented: 'heal',
  spared: 'heal',
  matched: 'win',
  'no-match': 'loss',
  district: 'annex',
  redeemed: 'win',
  poker: 'card',
  'traps-armed': 'entity',
  'traps-disarmed': 'win',
}
const BANNERS: Record<string, Cue> = { dream: 'gate', delta: 'heal', awakening: 'gate' }
const BAD = ['trap', 'state', 'failed', 'no-match', 'mutation', 'traps-armed']
const GOOD = [
  'banished',
  'blocked',
  'gain',
  'loot',
  'matched',
  'redeemed',
  'cleansed',
  'prevented',
  'spared',
  'district',
]
const MINOR = ['moves', 'step', 'environment', 'token', 'key', 'hours', 'ether']

export function script({ events, lines }: News): Script {
  /** Where something ends, what was won is dealt on the page of its end. */
  const ends = events.some((event) => WINNERS.includes(event.kind))
  const beats = told(events, lines).flatMap(({ event, words }): Beat[] => {
    const moment = words && !(ends && won(event)) ? momentOf(event, words) : null
    return moment ? [beat(moment)] : []
  })
  return { beats, settle: () => {} }
}

export function momentOf(event: Event, words: string): Moment | null {
  const { kind } = event
  if (kind === 'step' && event.actor) return null // a sleeper walks: that is seen on the board
  if (kind === 'roll') return { ...note(event, words, 'die'), form: 'die', die: face(event), lead: '' }
  if (kind === 'card') return moved(event, words)
  if (BANNERS[kind]) return banner(event, words)
  if (COUNTED[kind]) return counted(event, words, COUNTED[kind])
  const card = (kind === 'mutation' ? event.to : event.card) ?? event.source ?? '' // what it is now, not whose
  if (SHOWN[kind] && library.thing(card)) return drawn(event, words, card)
  return NOTES[kind] || SHOWN[kind] ? note(event, words, NOTES[kind] ?? SHOWN[kind]!) : null
}

function drawn(event: Event, words: string, card: string): Moment {
  const lead = t(`stage-eth-${event.kind}`)
  return { ...note(event, words, SHOWN[event.kind]!), form: 'card', card, lead, ...echoes(words, lead, card) }
}

/** Does the line say no more than what stands above it? Then it is not said twice. */
const echoes = (words: string, lead: string, card = ''): { echo?: true } =>
  [lead, `${lead}: ${library.name(card)}`].includes(words.replace(/\.$/, '')) ? { echo: true } : {}

/** Cards that come from where nobody had them are shown; what is sealed is heard of; the rest is seen in the hand. */
const NEW: Record<string, Cue> = { weaknesses: 'distress', vault: 'gain', masks: 'card', items_market: 'gain' }

function moved(event: Event, words: string): Moment | null {
  if (event.to?.startsWith('sealed')) return note(event, words, 'seal')
  const from = event.frm?.split('.')[0] ?? ''
  if (!NEW[from] || !event.card || !library.thing(event.card)) return null
  const tone = from === 'weaknesses' ? 'bad' : 'good'
  return { ...note(event, words, NEW[from]), form: 'card', card: event.card, tone, lead: t('stage-eth-gain') }
}

/** Where somebody goes in, the name of the dream; rest and awakening have signs of their own. */
function banner(event: Event, words: string): Moment {
  const { kind } = event
  const lead = kind === 'dream' ? name(event) || words : t(`stage-eth-${kind}`)
  const sign = SIGNS[kind] ? { sign: SIGNS[kind] } : {}
  return { ...note(event, words, BANNERS[kind]!), form: 'banner', lead, ...echoes(words, lead), ...sign }
}

/** The picture of what is counted, or of what has none of its own. */
const SIGNS: Record<string, string> = {
  distress: 'distress',
  calm: 'distress',
  ether: 'ether',
  gem: 'gems',
  key: 'keys',
  hours: 'hours',
  soul: 'soul',
  threat: 'threat',
  delta: 'sanctuary',
  awakening: 'awakening',
}

const name = (event: Event): string => library.thing(event.source ?? '')?.name ?? ''

function note(event: Event, words: string, cue: Cue): Moment {
  const { kind, actor, source } = event
  const who = actor || (source && library.thing(source) ? source : '')
  return {
    form: 'note',
    cue,
    tone: GOOD.includes(kind) ? 'good' : BAD.includes(kind) ? 'bad' : 'plain',
    lead: '',
    words,
    ...(who && { who }),
    ...(MINOR.includes(kind) && { minor: true }),
  }
}

/** The luck die has signs, the turn's die numbers. */
function face(event: Event): { face: string; sides: number } {
  const to = event.to ?? String(event.amount ?? '')
  const sign = { x: '✕', blank: '▢', one: '1', full: '»', again: '»↻' }[to] ?? to
  return { face: sign, sides: /^\d$/.test(sign) ? 6 : 0 }
}

function counted(event: Event, words: string, cue: Cue): Moment {
  const amount = event.amount ?? 0
  const less = event.kind === 'calm'
  const worse = WORSE.includes(event.kind) ? amount > 0 : amount < 0
  const sign = (less ? -amount : amount) < 0 ? '−' : '+'
  const lead = amount ? `${sign}${Math.abs(amount)}` : ''
  const entity = `entity:${event.source}`
  return {
    ...note(event, words, worse && cue === 'gain' ? 'spend' : cue),
    tone: worse ? 'bad' : 'good',
    lead,
    ...(SIGNS[event.kind] && { sign: SIGNS[event.kind] }),
    ...(event.actor && library.thing(entity) && { by: entity }),
  }
}
