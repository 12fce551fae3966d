// Turns as hours: five minutes each, and the last one ends at ten past three.
const END = 190 // minutes past midnight
const TURN = 5

export interface Hands {
  hour: number
  minute: number
}

/** Where the hands stand with so many turns left, as angles from twelve. */
export function reading(left: number): Hands {
  const minutes = END - TURN * left
  return { hour: (2 * Math.PI * minutes) / 720, minute: (2 * Math.PI * (minutes % 60)) / 60 }
}

/** How much of so many turns is gone, from 0 to 1; turns that were bought are more than all. */
export const passed = (left: number, all: number): number => (all ? Math.max(0, Math.min(1, 1 - left / all)) : 0)
