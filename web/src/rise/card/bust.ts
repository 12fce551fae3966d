// Somebody nobody has portrayed yet: a hood or a helmet, a beard or a mask, from their name. The grid of portraits.
import { handOf } from './ornament'

const HEADS = [
  'M44 104V66C44 30 60 18 80 18S116 30 116 66V104C108 120 96 128 80 128S52 120 44 104z', // a helmet
  'M36 128C40 96 36 20 80 16S120 96 124 128C108 136 96 112 80 112S52 136 36 128z', // a hood
  'M50 84C40 44 58 20 80 20S120 44 110 84C112 112 98 124 80 124S48 112 50 84z', // short hair
]
const CRESTS = [
  'M72 22C70 4 86-2 104 6 94 10 90 18 90 26z', // a feather
  'M50 30 56 6 70 22 80 2 90 22 104 6 110 30z', // a crown
  'M74 2H86V34H74z', // a comb
  'M40 34C56 14 104 14 120 34L132 40H28z', // a hat
]
const HORNS = [
  'M50 44C34 40 26 24 30 8 38 22 48 26 60 28zM110 44C126 40 134 24 130 8 122 22 112 26 100 28z',
  'M54 34 40 6 68 24zM106 34 120 6 92 24z',
  'M60 26C50 12 56 2 66 0 62 8 66 16 70 22zM100 26C110 12 104 2 94 0 98 8 94 16 90 22z',
]
const CHINS = [
  '',
  'M60 92Q80 84 100 92Q100 124 80 132Q60 124 60 92z', // a beard
  'M56 64H104V84H56z', // a mask
  'M66 94Q80 86 94 94L90 100Q80 94 70 100z', // a moustache
]

export function bust(id: string, side: string): string[] {
  const next = handOf(id)
  const pick = <One>(from: readonly One[]): One => from[Math.floor(next() * from.length)]!
  const demon = side === 'demon'
  const [wide, high] = [Math.round(8 + next() * 12), Math.round(72 + next() * 6)]
  const [cloth, hood, chin] = [pick(['a', 'd', 'b']), pick(['a', 'd', 'c']), pick(CHINS)]
  const eye = (x: number): string =>
    demon ? `M${x - 10} ${high - 5}L${x + 10} ${high}L${x - 2} ${high + 6}z` : `O${x} ${high} 4`
  return [
    `${hood === 'd' ? 'a' : 'd'}${demon ? pick(HORNS) : pick(CRESTS)}`,
    `${cloth}M${16 - wide / 2} 200C20 150 48 132 80 132S140 150 ${144 + wide / 2} 200z`,
    'sM80 140 104 200H56z',
    `${hood}${pick(HEADS)}`,
    'fM58 78C56 56 66 50 80 50S104 56 102 78C101 100 92 114 80 114S59 100 58 78z',
    ...(chin && [`${hood === 'c' ? 'a' : 'c'}${chin}`]),
    `b${eye(69)}${eye(91)}`,
    `cO69 ${high} 1.8O91 ${high} 1.8`,
    `CM60 ${high - 12}L74 ${high - 9}M100 ${high - 12}L86 ${high - 9}`,
  ]
}
