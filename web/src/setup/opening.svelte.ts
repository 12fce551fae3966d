// From a filled-in form to the table: who I am, what was promised about the dice, and what went wrong.
import { api, Trouble } from '../lib/api'
import { me, rememberCommitment } from '../lib/me.svelte'
import { router } from '../lib/router.svelte'
import { t } from '../lib/text.svelte'

type Body = Parameters<typeof api.create>[0]

export class Opening {
  name = $state('')
  trouble = $state('')
  busy = $state(false)
  commitment = $state('')

  constructor() {
    void me.greet().then((who) => (this.name = who.name)).then(api.commit).then((given) => (this.commitment = given.commitment)).catch(() => {})
  }

  async create(event: SubmitEvent, body: Body): Promise<void> {
    event.preventDefault()
    this.busy = true
    this.trouble = ''
    try {
      await me.greet()
      if (this.name.trim() && this.name !== me.who?.name) await me.rename(this.name)
      const { id } = await api.create(body)
      rememberCommitment(id, this.commitment)
      router.go(`/table/${id}`)
    } catch (error) {
      this.trouble = (error instanceof Trouble && error.message) || t('offline')
    } finally {
      this.busy = false
    }
  }
}
