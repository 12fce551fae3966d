// A field in words: for screen readers, and for whoever points at it.
import type { Lit } from '../../lib/options'
import { t } from '../../lib/text.svelte'

/** Its own name, and the names of what lies and who stands on it. */
export function describe(name: string, laid: string[], figures: string[], lit: Lit | undefined): string {
  const parts = [name, ...laid, ...figures]
  if (lit?.cost !== null && lit?.cost !== undefined) parts.push(t('cell-cost', { bp: lit.cost }))
  else if (lit) parts.push(t('cell-offered'))
  if (lit?.harms) parts.push(t('cell-harm'))
  return parts.join(', ')
}
