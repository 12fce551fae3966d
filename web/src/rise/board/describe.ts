// A field in words: for screen readers, and for whoever points at it.
import type { Place } from './boards'
import type { Lit } from '../../lib/options'
import { t } from '../../lib/text.svelte'
import type { Content, Field, View } from '../view'

interface Names {
  content: Content | null
  name(id: string): string
  field(place: Pick<Field, 'name' | 'kind' | 'world'>): string
}

export function describe(place: Place, view: View, figures: string[], lit: Lit | undefined, names: Names): string {
  const laid = view.laid.filter((card) => card.cells.includes(place.name)).map((card) => names.name(card.id))
  const parts = [names.field(place), ...laid, ...figures.map((id) => names.name(id))]
  if (lit?.cost !== null && lit?.cost !== undefined) parts.push(t('cell-cost', { bp: lit.cost }))
  else if (lit) parts.push(t('cell-offered'))
  if (lit?.harms) parts.push(t('cell-harm'))
  return parts.join(', ')
}
