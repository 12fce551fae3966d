// A game against the bot with one click.
import { api } from './api'
import { me, rememberCommitment } from './me.svelte'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import { keepWord, newWord } from './words.svelte'

/** The promise comes before the word: nobody could have chosen the dice. */
export async function playNow(game: string): Promise<void> {
  await me.greet()
  const { commitment } = await api.commit()
  const word = newWord()
  const { id } = await api.play({ game, commitment, word, pace: settings.pace })
  rememberCommitment(id, commitment)
  keepWord(id, { commitment, word, seals: [], said: true })
  router.go(`/table/${id}`)
}
