// Pictures made by a seeded hand: the same name always gives the same one.
/** The same name always gives the same numbers. */
export function handOf(id: string): () => number {
  let state = 2166136261
  for (const letter of id) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

export const round = (value: number): number => Math.round(value * 10) / 10
export const spot = (angle: number, far: number): string =>
  `${round(32 + Math.sin(angle) * far)} ${round(32 - Math.cos(angle) * far)}`

/** An ornament for a card nobody has drawn: leaves round a heart, their number and bend from its name. */
export function ornament(id: string): string[] {
  const next = handOf(id)
  const [leaves, beads] = [3 + Math.floor(next() * 7), 3 + Math.floor(next() * 9)]
  const [far, near, bend, lean] = [20 + next() * 7, 5 + next() * 6, 0.2 + next() * 0.5, (next() - 0.5) * 0.9]
  const outer = turns(leaves, (angle) => leaf(angle, near, far, bend, lean))
  const inner = turns(leaves, (angle) => leaf(angle + Math.PI / leaves, near * 0.7, far * 0.66, bend * 0.8, -lean))
  const ring = turns(beads, (angle) => `O${spot(angle + lean, far + 3)} ${round(1 + next() * 1.6)}`)
  return [`a${outer}`, `d${inner}`, `b${ring}`, `cO32 32 ${round(near)}`, `BO32 32 ${round(near * 0.55)}`]
}

export function turns(count: number, part: (angle: number) => string): string {
  return Array.from({ length: count }, (_, i) => part((i / count) * 2 * Math.PI)).join('')
}

export function leaf(angle: number, near: number, far: number, bend: number, lean: number): string {
  const middle = (near + far) / 2
  const [left, right] = [spot(angle - bend + lean, middle), spot(angle + bend + lean, middle)]
  return `M${spot(angle, near)}Q${left} ${spot(angle + lean / 2, far)}Q${right} ${spot(angle, near)}z`
}
