// From a filled-in form to the table: who I am, what was promised about the dice, and what went wrong.
import { api, Trouble } from './api'
import { me, rememberCommitment } from './me.svelte'
import { router } from './router.svelte'
import type { Created } from './protocol'
import { t } from './text.svelte'
import { keepWord, newWord, sitting } from './words.svelte'

type Body = Parameters<typeof api.create>[0]

export class Opening {
  name = $state('')
  trouble = $state('')
  busy = $state(false)
  commitment = $state('')
  /** What the player would like to say for the dice; chance is added to it. */
  word = $state('')

  constructor() {
    void me
      .greet()
      .then((who) => (this.name = who.name))
      .then(() => this.promise())
      .catch(() => {})
  }

  private async promise(): Promise<void> {
    this.commitment = await api.commit().then(
      (given) => given.commitment,
      () => '',
    )
  }

  /** Alone the word is said at once; with others it is sealed at the table, so that nobody sees it too early. */
  private async made(body: Body): Promise<Created> {
    if (!this.commitment) await this.promise()
    const { commitment } = this
    const alone = body.seats?.length && !body.seats.includes('open')
    const word = alone && commitment ? newWord(this.word) : ''
    const made = await api.create({ ...body, commitment, word })
    this.commitment = ''
    rememberCommitment(made.id, commitment)
    if (word) keepWord(made.id, { commitment, word, seals: [], said: true })
    else sitting(made.id, 'open', commitment, false, this.word)
    return made
  }

  async create(event: SubmitEvent, body: Body): Promise<void> {
    event.preventDefault()
    this.busy = true
    this.trouble = ''
    try {
      await me.greet()
      if (this.name.trim() && this.name !== me.who?.name) await me.rename(this.name)
      const { id } = await this.made(body)
      router.go(`/table/${id}`)
    } catch (error) {
      this.trouble = (error instanceof Trouble && error.message) || t('offline')
      if (error instanceof Trouble && error.reason === 'commitment-lost') await this.promise()
    } finally {
      this.busy = false
    }
  }
}
