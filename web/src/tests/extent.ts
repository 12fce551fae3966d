// How far a path reaches: the smallest and largest of its points (of a curve, of those that bend it as well).
const TAKES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const PIECE = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+))/g

/** All points of a path, or why it is none. */
export function points(d: string): [number, number][] {
  const found: [number, number][] = []
  let [command, x, y, startX, startY] = ['', 0, 0, 0, 0]
  let given: number[] = []
  const step = (): void => {
    const [kind, from] = [command.toUpperCase(), command === command.toUpperCase() ? [0, 0] : [x, y]]
    if (kind === 'H') x = from[0]! + given[0]!
    else if (kind === 'V') y = from[1]! + given[0]!
    else {
      const pairs = kind === 'A' ? given.slice(5) : given
      for (let i = 0; i + 1 < pairs.length; i += 2) found.push([from[0]! + pairs[i]!, from[1]! + pairs[i + 1]!])
      ;[x, y] = found.at(-1)!
    }
    found.push([x, y])
    if (kind === 'M') [startX, startY] = [x, y]
    if (kind === 'M') command = command === 'M' ? 'L' : 'l'
    given = []
  }
  if (d.replace(PIECE, '').replace(/[\s,]/g, '')) throw new Error(`odd signs in ${d}`)
  for (const [, letter, number] of d.matchAll(PIECE)) {
    if (letter) {
      if (given.length || !(letter.toUpperCase() in TAKES)) throw new Error(`${letter} in ${d}`)
      command = letter
      if (letter.toUpperCase() === 'Z') [x, y] = [startX, startY]
    } else {
      given.push(Number(number))
      if (given.length === TAKES[command.toUpperCase()]) step()
    }
  }
  if (given.length) throw new Error(`numbers are missing at the end of ${d}`)
  return found
}
