// The first game with a guide.
import { api } from './api'
import { me } from './me.svelte'
import { router } from './router.svelte'
import { settings } from './settings.svelte'

export async function learn(lesson: string): Promise<void> {
  await me.greet()
  const { id } = await api.learn({ id: lesson, pace: settings.pace })
  router.go(`/table/${id}`)
}
