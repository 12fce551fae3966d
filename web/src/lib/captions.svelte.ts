// What is heard, in words, for those who do not hear it: one line that leaves by itself.
import { settings } from './settings.svelte'
import type { Cue } from './sound'

const STAYS = 2200

class Captions {
  now = $state.raw<{ cue: Cue } | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  hear(cue: Cue): void {
    if (!settings.captions) return
    this.now = { cue }
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.now = null), STAYS)
  }
}

export const captions = new Captions()
