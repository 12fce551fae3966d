// Asking twice: before what costs something and cannot be taken back, and before chances are left unused.
import { chances } from './options'
import { overlay } from './overlay.svelte'
import type { Choice, Option, Route } from './protocol'
import { settings } from './settings.svelte'
import { t } from './text.svelte'

const MUCH_BP = 4

/** It costs something else than BP. */
export function precious(option: Option): boolean {
  return settings.confirm && Object.keys(option.cost ?? {}).some((name) => name !== 'bp')
}

export function really(option: Option): Promise<boolean> {
  const price = option.price ?? ''
  const detail = [price.charAt(0).toLocaleUpperCase() + price.slice(1), t('confirm-final')].filter(Boolean).join('. ')
  return overlay.confirm(option.label, detail, t('confirm-do'))
}

export async function sureToEnd(choice: Choice | null, reach: Record<string, Route> | null): Promise<boolean> {
  if (!choice || !settings.warnEnd) return true
  const bp = Number(choice.about.bp ?? 0)
  const parts = chances(choice).map((option) => option.label)
  if (bp >= MUCH_BP && Object.keys(reach ?? {}).length) parts.unshift(t('end-bp', { bp }))
  return parts.length === 0 || overlay.confirm(t('end-sure'), parts.join(' · '), t('end-yes'))
}
