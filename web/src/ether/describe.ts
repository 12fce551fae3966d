// A field in words, for those who listen and for the note beside the board.
import { library } from './content.svelte'
import type { EtherView, LandField, Route } from '../lib/protocol'
import { t } from '../lib/text.svelte'
import { printed } from './printed'

const SYMBOLS: Record<string, string> = {
  e: 'entry',
  s: 'spawn',
  t: 'trap',
  z: 'stairs',
  '*': 'special',
  q: 'quirk',
  '#': 'shut',
}

/** How many cards more are drawn here. */
export const draw = (field: LandField): string => [...field.symbols].filter((letter) => '123'.includes(letter)).join('')

export function marks(field: LandField): string[] {
  const found = new Set([...field.symbols].map((letter) => SYMBOLS[letter]).filter((name) => name !== undefined))
  const draws = draw(field)
  return [
    ...[...found, ...field.environments].map((name) => t(`eth-mark-${name}`)),
    ...(draws ? [t('eth-mark-draws', { count: Number(draws) })] : []),
  ]
}

export function standing(view: EtherView, field: string): string[] {
  const name = (id: string): string => library.thing(id)?.name ?? library.thing(`entity:${id}`)?.name ?? id
  return [
    ...view.sleepers.filter((one) => one.field === field).map((one) => name(one.id)),
    ...view.dreamscape.entities.flatMap((entity) =>
      entity.figures
        .filter((one) => one.field === field)
        .map((one) => [name(entity.id), ...one.states.map((state) => t(`eth-state-${state}`))].join(', ')),
    ),
    ...view.dreamscape.companions.filter((one) => one.field === field).map((one) => name(one.id)),
  ]
}

export function describe(view: EtherView, field: LandField, way: Route | undefined, lit: boolean): string {
  const parts = [
    t('eth-field', { field: field.name, tile: library.thing(field.tile)?.name ?? '' }),
    ...standing(view, field.name),
    ...marks(field),
  ]
  const here = view.land.actions.filter((one) => one.field === field.name).map((one) => printed(one.key))
  if (here.length) parts.push(t('eth-actions-here', { count: here.length }))
  for (const action of here) if (action) parts.push([action.label, action.price].filter(Boolean).join(' '))
  if (way) parts.push(t('eth-reach', { cost: way.cost }))
  if (lit) parts.push(t('cell-offered'))
  return parts.join(', ')
}
