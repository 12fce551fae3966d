// How our drawings are written down.
//
// A file of `emblems/` holds the drawings of one family (`dream.json`, `item.json` ...), by the name of the card:
//
//   "zrcadlova-hladina": ["sM4 60H60V64H4z", "aM8 56L32 8 56 56z", "cO32 40 6", "BM20 50h24"]
//
// A drawing is a list of layers from the back to the front. A layer is one letter of ink and a path, as in an SVG:
// a small letter fills its path (even-odd: a path within a path is a hole), a capital one draws a line along it.
//
//   a  the main ink      b  the light one      c  the dark one      d  the second colour      f  skin, wood, stone
//   s  a shadow (dark, a third as strong)      h  a gleam (light, a third as strong)          e  a haze of the main ink
//
// The inks themselves are each family's own (card.css): a drawing never names a colour. `Ox y r` within a path is a
// circle. The grid is 64 x 64, with 4 left free at every edge, because frames cut the corners. What must be told apart
// at 32 pixels is wider than 3; lines are 2.4 wide.
//
// `src/snar/server/rise/portrait.json` holds the characters in the same way on a grid of 160 x 200; lines are 3 wide.
// The face lies within the circle 80 72 56: medals and figures on the board show that circle only, so nothing that
// matters is outside it. No two drawings of a file may be alike, and no path may leave its grid by more than 8
// (emblems.test.ts).
export interface Layer {
  ink: string
  d: string
}

export interface Drawing {
  /** The part of the grid that is shown. */
  box: string
  layers: Layer[]
}

export const GRID = { emblem: { width: 64, height: 64 }, portrait: { width: 160, height: 200 } }
export const INKS = 'abcdfshe'
const BOX = '0 0 64 64'
export const FACE = '24 16 112 112'
export const BUST = '12 2 136 148'
export const WHOLE = '0 0 160 200'

const CIRCLE = /O([-\d.]+) ([-\d.]+) ([-\d.]+)/g

/** A layer as the page draws it. */
export function layer(written: string): Layer {
  const ink = written[0]!
  const d = written
    .slice(1)
    .replace(
      CIRCLE,
      (_, x, y, r) => `M${Number(x) - Number(r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`,
    )
  return { ink: ink === ink.toLowerCase() ? ink : `line-${ink.toLowerCase()}`, d }
}

export const drawn = (written: string[], box = BOX): Drawing => ({ box, layers: written.map(layer) })
