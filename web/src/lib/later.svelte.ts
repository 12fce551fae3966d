// What stands beside the board follows a moment after it: two short tasks instead of a long one.
// Where nothing may move, nothing lags either.
import { still } from './settings.svelte'

const AFTER = 70 // milliseconds: the board first, then a moment over it, then this

export function later<T>(value: () => T): { readonly now: T } {
  let seen = $state.raw(value())
  $effect(() => {
    const next = value()
    const timer = setTimeout(() => (seen = next), AFTER)
    return () => clearTimeout(timer)
  })
  return {
    get now() {
      return still() ? value() : seen
    },
  }
}
