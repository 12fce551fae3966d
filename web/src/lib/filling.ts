// A dialog is filled by several tasks and seen when all of it is there: nothing on it jumps.
import { getContext, setContext } from 'svelte'

const KEY = 'filling'

export class Filling {
  private coming = 1 // what it holds from the beginning

  constructor(private whole: () => void) {
    setContext(KEY, this)
  }

  expect(): void {
    this.coming++
  }

  arrived(): void {
    this.coming--
    if (!this.coming) this.whole()
  }
}

/** The dialog in which something is, if any. */
export function filling(): Filling | undefined {
  return getContext<Filling | undefined>(KEY)
}
