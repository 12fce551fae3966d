// What was agreed on: the modes of the dream.
import { t } from '../lib/text.svelte'

export default function agreed(rules: Record<string, unknown>): string[] {
  return ((rules.options ?? []) as string[]).map((option) => t(`eth-option-${option}`))
}
