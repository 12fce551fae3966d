// Chances to win in figures and in the names of words.

const CLEAR = 0.02 // what a mind does not tell apart is said to be alike

export const percent = (chance: number): number => Math.round(chance * 100)

/** How a change is called: better and worse, a little or much. */
function called(by: number): string {
  const size = Math.abs(by)
  if (size < CLEAR) return 'same'
  return `${by > 0 ? 'better' : 'worse'}${size < 0.06 ? '-little' : size < 0.15 ? '' : '-much'}`
}

function standing(chance: number): string {
  if (chance < 0.1) return 'lost'
  if (chance < 0.4) return 'behind'
  return chance <= 0.6 ? 'even' : chance <= 0.9 ? 'ahead' : 'won'
}

export const change = { of: (before: number, after: number): string => called(after - before), standing }
