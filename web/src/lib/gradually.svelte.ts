// A picture of many parts comes part by part, so that it never holds up the page; where nothing may move, all at once.
import { still } from './settings.svelte'

const BREATH = 16 // milliseconds between two helpings

/** How many parts are shown by now of so many: a helping more each time. */
export function gradually(helping: number, parts: () => number): { readonly many: number } {
  let many = $state(still() ? Infinity : helping)
  $effect(() => {
    if (many >= parts()) return
    const timer = setTimeout(() => (many += helping), BREATH)
    return () => clearTimeout(timer)
  })
  return {
    get many() {
      return many
    },
  }
}
