// A picture of many parts comes part by part, so that it never holds up the page; where nothing may move, all at once.
import { still } from './settings.svelte'

const BREATH = 16 // milliseconds between two helpings

/** How many parts are shown by now of so many: none at first, then a helping more each time. */
export function gradually(helping: number, parts: () => number): { readonly many: number } {
  let many = $state(still() ? Infinity : 0)
  $effect(() => {
    if (many && many >= parts()) return // before the first helping nothing has to be counted
    const timer = setTimeout(() => (many += helping), BREATH)
    return () => clearTimeout(timer)
  })
  return {
    get many() {
      return many
    },
  }
}
