// A mark for everything that has a name and no picture: a flower of lines drawn from the name itself, so that the same
// thing always looks the same and no two look alike; pure.

const MIDDLE = 32
const OUTER = 27.5

function hash(text: string): number {
  let found = 2166136261
  for (const letter of text) found = Math.imul(found ^ letter.codePointAt(0)!, 16777619)
  return found >>> 0
}

function at(radius: number, turn: number): string {
  const angle = 2 * Math.PI * turn
  return `${(MIDDLE + radius * Math.cos(angle)).toFixed(1)} ${(MIDDLE + radius * Math.sin(angle)).toFixed(1)}`
}

/** A sign (`web/signs.ts`): petals around a ring. */
export function emblem(name: string): string {
  const seed = hash(name)
  const petals = 3 + (seed % 6)
  const inner = OUTER * (0.28 + ((seed >>> 4) % 8) * 0.05)
  const swing = (((seed >>> 8) % 5) - 2) * 0.06
  const round = ((seed >>> 12) % 3) * 0.3 + 0.5
  const step = 1 / petals
  let path = `M${at(inner, -0.25)}`
  for (let petal = 0; petal < petals; petal++) {
    const from = -0.25 + petal * step
    const tip = from + step / 2 + swing * step
    path += `Q${at(OUTER * round, from + step * 0.08)} ${at(OUTER, tip)}`
    path += `Q${at(OUTER * round, from + step * 0.92)} ${at(inner, from + step)}`
  }
  const hole = 2.5 + inner * (0.3 + ((seed >>> 16) % 3) * 0.1) // its outline takes as much
  const half = `a${hole.toFixed(1)} ${hole.toFixed(1)} 0 1 0`
  return `${path}ZM${at(hole, 0.5)}${half} ${(2 * hole).toFixed(1)} 0${half} ${(-2 * hole).toFixed(1)} 0Z`
}
