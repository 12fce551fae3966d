// The registry: what each game brings to the page, by its name. All but the way in on the first screen is loaded when
// it is wanted. Nothing else outside a game's own folder names it; a game that is not here gets the plain parts.
import type { Component, Snippet } from 'svelte'
import EtherEntry from './ether/Entry.svelte'
import { kept as campaigns } from './ether/kept'
import type { Shelf } from './lib/content.svelte'
import type { Kept } from './lib/inprogress'
import type { Told } from './lib/protocol'
import type { Reel } from './lib/reel.svelte'
import type { Table } from './lib/table.svelte'
import RiseEntry from './rise/Entry.svelte'

type Lazy<Part> = () => Promise<{ default: Part }>

export interface EntryProps {
  busy: boolean
  /** What the game has kept for this guest, the latest first. */
  kept: Kept[]
  /** Nobody has played it here yet: being taught and playing weigh the same. */
  newcomer: boolean
  onplay: () => void
  onlearn: () => void
  ongo: (one: Kept) => void
}

export interface PositionProps {
  view: unknown
  told: Told | null
  /** The whole board and what everybody has; otherwise a close-up. */
  whole?: boolean
  marked?: string
  /** Fields that can be chosen, and what happens then. */
  ways?: string[]
  onway?: (field: string) => void
}

export interface Parts {
  /** Its section of the first screen. */
  entry: Component<EntryProps>
  /** A corner of it, drawn. */
  picture: Lazy<Component>
  /** What never changes in it: its names, pictures and rules. */
  content: Lazy<(game: string) => Shelf>
  /** The table once it is laid. */
  table: Lazy<Component<{ table: Table }>>
  /** The form for a new table; `pack`: another one than the game's own. */
  setup: Lazy<Component<{ game: string; pack: string }>>
  /** What was agreed on, in words. */
  agreed: Lazy<(rules: Record<string, unknown>, game: string) => string[]>
  /** A game on tape; the controls are told the round. */
  tape: Lazy<Component<{ reel: Reel; controls: Snippet<[number]> }>>
  /** Everything that is printed, as far as this is no secret. */
  cards: Lazy<Component<{ query: string; game: string }>>
  /** One card, in a dialog that any page may open. */
  card?: Lazy<Component<{ id: string }>>
  /** A position as its board shows it, for the book of rules and for puzzles. */
  position?: Lazy<Component<PositionProps>>
  /** The first game with a guide. */
  lesson?: string
  /** What the pages before the game wear. */
  dress?: Lazy<Component>
  /** What is kept from one table to the next. */
  kept?: () => Promise<Kept[]>
  /** Pages of its own by address; those with the key of a title are found on the first screen. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page has properties of its own
  pages?: Record<string, { page: Lazy<Component<any>>; title?: string }>
  /** What its rounds are, where they are no rounds. */
  beat?: 'turn'
  /** All play together: whoever is alone may stop, and go on another time. */
  stops?: boolean
}

export const games: Record<string, Parts> = {
  rise: {
    entry: RiseEntry,
    picture: () => import('./rise/Vignette.svelte'),
    content: () => import('./rise/content.svelte'),
    table: () => import('./rise/Page.svelte'),
    setup: () => import('./rise/setup/Setup.svelte'),
    agreed: () => import('./rise/agreed'),
    tape: () => import('./rise/Tape.svelte'),
    cards: () => import('./rise/Cards.svelte'),
    card: () => import('./rise/card/Large.svelte'),
    position: () => import('./rise/Position.svelte'),
    lesson: 'prvni-hra',
  },
  ether: {
    entry: EtherEntry,
    picture: () => import('./ether/Vignette.svelte'),
    content: () => import('./ether/content.svelte'),
    table: () => import('./ether/Table.svelte'),
    setup: () => import('./ether/Setup.svelte'),
    agreed: () => import('./ether/agreed'),
    tape: () => import('./ether/Tape.svelte'),
    cards: () => import('./ether/Cards.svelte'),
    card: () => import('./ether/Large.svelte'),
    position: () => import('./ether/Position.svelte'),
    lesson: 'prvni-sen',
    dress: () => import('./ether/Dress.svelte'),
    kept: campaigns,
    pages: {
      campaigns: { page: () => import('./ether/Campaigns.svelte'), title: 'eth-campaigns' },
      storybook: { page: () => import('./ether/Storybook.svelte') },
    },
    beat: 'turn',
    stops: true,
  },
}

/** For a game that has only rules and texts. */
const plain: Omit<Parts, 'entry' | 'picture'> = {
  content: () => import('./plain/content.svelte'),
  table: () => import('./plain/Page.svelte'),
  setup: () => import('./plain/Setup.svelte'),
  agreed: () => import('./plain/agreed'),
  tape: () => import('./plain/Tape.svelte'),
  cards: () => import('./plain/Cards.svelte'),
  card: () => import('./plain/Face.svelte'),
}

export const partsOf = (game: string): Omit<Parts, 'entry' | 'picture'> => games[game] ?? plain
