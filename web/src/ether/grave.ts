// Asking twice at the table of Etherfields: before what kills or ends it all, before a price that cannot be taken back,
// before chances are left unused. What an answer would bring about the server says; nothing is guessed here.
import { overlay } from '../lib/overlay.svelte'
import type { Choice, Option } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { t } from '../lib/text.svelte'

const LISTED = 4
/** What can be done in every turn reminds nobody of anything. */
const ALWAYS = ['on', 'back', 'basic', 'count', 'always']
/** What only lets the game go on: it has to be answered, and nothing is given away by it. */
const GOES_ON = ['on', 'back', 'pick', 'order', 'add', 'remove']

/** Death is always asked about, whatever was set. */
export function mortal(option: Option): Promise<boolean> {
  const does = !option.kills?.length ? 'confirm-do' : option.sure === false ? 'eth-grave-risk' : 'eth-grave-do'
  return overlay.confirm(option.label, `${option.warn} ${t('confirm-final')}`, t(does), true)
}

/** Is it to be asked about, if it cannot be taken back? */
export function weighty(option: Option): boolean {
  const group = option.group ?? ''
  const goesOn = GOES_ON.includes(group) || (Boolean(option.on?.field) && group !== 'board')
  return settings.confirm && (Object.keys(option.cost ?? {}).length > 0 || !goesOn)
}

/** Is something left that could be done and paid for, without the luck die? */
export async function sureToRest(option: Option, choice: Choice | null): Promise<boolean> {
  if (!settings.warnEnd || option.grave) return true
  const left = (choice?.options ?? [])
    .filter((one) => !ALWAYS.includes(one.group ?? '') && !one.die)
    .map((one) => one.label)
  if (!left.length) return true
  const more = left.length > LISTED ? ` · ${t('eth-rest-more', { count: left.length - LISTED })}` : ''
  return overlay.confirm(t('eth-rest-sure'), `${left.slice(0, LISTED).join(' · ')}${more}`, t('eth-rest-yes'))
}
