// What is behind the picture of a card: a sky of the family, but each card's own.
import { handOf, leaf, round, spot, turns } from './ornament'

/** What is behind the picture: a sky of rays for dreams, scratches for horrors ..., each card's own. */
export function backdrop(kind: string, id: string): string {
  const next = handOf(`${id}:${kind}`)
  const [x, y] = [round(14 + next() * 36), round(10 + next() * 20)]
  const far = (angle: number, by: number): string =>
    `${round(x + Math.cos(angle) * by)} ${round(y + Math.sin(angle) * by)}`
  const count = 5 + Math.floor(next() * 5)
  const lean = next() * Math.PI
  switch (kind) {
    case 'dream':
      return turns(
        count * 2,
        (angle) => `M${far(angle + lean, 9)}L${far(angle + lean + 0.1, 80)} ${far(angle + lean - 0.1, 80)}z`,
      )
    case 'horror':
      return Array.from({ length: count }, (_, i) => {
        const at = round(-20 + (i * 96) / count + next() * 7)
        return `M${at} 0L${round(at + 20 + next() * 12)} 64l${round(2 + next() * 3)} 0L${round(at + 1.5)} 0z`
      }).join('')
    case 'creature':
      return [46, 52, 58]
        .map((high) => `M0 ${high}Q${round(8 + next() * 16)} ${round(high - 14 * next())} 32 ${high}T64 ${high}V64H0z`)
        .join('')
    case 'spell':
      return (
        'O32 32 30O32 32 28' + turns(count + 4, (angle) => `O${spot(angle + lean, 25)} ${round(0.8 + next() * 1.4)}`)
      )
    case 'quest':
      return [12, 20, 28, 36, 44, 52]
        .map((high) => `M${round(4 + next() * 5)} ${high}h${round(38 + next() * 14)}v1.2H6z`)
        .join('')
    case 'ability':
      return turns(count, (angle) => leaf(angle + lean, 10, 46, 0.24, 0))
    case 'item':
      return [0, 1, 2, 3].map((i) => `M${round(x - 30 + i * 22)} 64l14-64h${round(2 + next() * 6)}l-14 64z`).join('')
    default:
      return Array.from(
        { length: count },
        () => `O${round(next() * 64)} ${round(next() * 64)} ${round(2 + next() * 8)}`,
      ).join('')
  }
}
