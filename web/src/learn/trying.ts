// Sitting down at a position.
import { Trouble } from '../lib/api'
import { me } from '../lib/me.svelte'
import { overlay } from '../lib/overlay.svelte'
import { router } from '../lib/router.svelte'
import { t } from '../lib/text.svelte'
import { api } from './api'

/** A table whose lesson is a position is there to try a rule: its id has the game and the file. */
export const isPosition = (lesson: string): boolean => lesson.includes('/')

export async function tryOut(position: string): Promise<void> {
  try {
    await me.greet()
    const { id } = await api.begin(position)
    router.go(`/table/${id}`)
  } catch (error) {
    overlay.toast((error instanceof Trouble && error.message) || t('offline'))
  }
}
