// The last moments once more: those that were heard here, or, for whoever has just come, those of the tape.
import { api } from '../lib/api'
import { overlay } from '../lib/overlay.svelte'
import type { Known } from '../lib/frames'
import { t } from '../lib/text.svelte'
import type { Show } from './show.svelte'

const BACK = 8 // answers that are looked back

interface AtTable {
  id: string
  known: Known
  show: Show
}

export async function lastMoments({ id, known, show }: AtTable): Promise<void> {
  if (!show.past) await recall(id, known, show)
  if (show.past) show.again()
  else overlay.toast(t('stage-again-none'))
}

async function recall(id: string, known: Known, show: Show): Promise<void> {
  const from = Math.max(0, known.seq - BACK)
  const tape = await api.replay(id, from, BACK, known.seat).catch(() => null)
  const frames = tape?.frames.filter((frame) => frame.n > from) ?? []
  show.remember(frames.map(({ events, lines }) => ({ events, lines, view: known.view })))
}
