// What was agreed on besides the scenario.
import { t } from '../lib/text.svelte'

export default function agreed(rules: Record<string, unknown>): string[] {
  const parts = [
    ...((rules.options ?? []) as string[]).map((option) => t(`option-${option}`)),
    rules.fame && t('agreed-fame', { fame: Number(rules.fame) }),
    rules.boards === 2 && t('setup-boards'),
    rules.edition === 'draft' && t('setup-draft'),
  ]
  return parts.filter((part): part is string => typeof part === 'string')
}
