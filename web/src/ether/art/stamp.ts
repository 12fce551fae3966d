// A motif is drawn once and stamped wherever it is wanted: a copy of what is there is quicker made than anew.
const SVG = 'http://www.w3.org/2000/svg'
const LAYERS = ['paper', 'wash', 'accent', 'ink', 'line', 'fine', 'light', 'glow']
const stamps = new WeakMap<Record<string, string>, Map<number, DocumentFragment>>()

/** The layers of a motif, with lines as wide as they would be in a box of 1000. */
export function stamp(drawn: Record<string, string>, weight: number): Node {
  const made = stamps.get(drawn) ?? new Map<number, DocumentFragment>()
  stamps.set(drawn, made)
  if (!made.has(weight)) made.set(weight, cut(drawn, weight))
  return made.get(weight)!.cloneNode(true)
}

function cut(drawn: Record<string, string>, weight: number): DocumentFragment {
  const sheet = document.createDocumentFragment()
  for (const layer of LAYERS.filter((one) => drawn[one])) {
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('class', layer)
    path.setAttribute('d', drawn[layer]!)
    path.setAttribute('stroke-width', String(layer === 'fine' ? weight * 0.55 : weight))
    sheet.append(path)
  }
  return sheet
}
