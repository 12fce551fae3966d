// The frame of a card's picture says its intent by its shape as well: scallops, stitches, thorns.
export const FRAMED = ['insight', 'cunning', 'anger'] as const
export type Framed = (typeof FRAMED)[number] | ''

/** What a card is above all: the most of its intent, the first of equals. */
export function foremost(intent: Record<string, number> | undefined): Framed {
  let found: Framed = ''
  for (const colour of FRAMED) if ((intent?.[colour] ?? 0) > (intent?.[found] ?? 0)) found = colour
  return found
}

/** Along one side from 0 to length, outwards is -y. */
function side(intent: Framed, length: number): string {
  const step = length / Math.max(1, Math.round(length / 12))
  let d = ''
  for (let at = 0; at < length - 1; at += step) {
    if (intent === 'insight') d += `M${at.toFixed(1)} 0q${(step / 2).toFixed(1)} -6 ${step.toFixed(1)} 0`
    else if (intent === 'cunning') d += `M${(at + 2).toFixed(1)} -3l${(step - 5).toFixed(1)} 3`
    else d += `M${at.toFixed(1)} 0l${(step / 2).toFixed(1)} -6 ${(step / 2).toFixed(1)} 6`
  }
  return d
}

export interface Side {
  d: string
  transform: string
}

/** The four sides of a frame of this size, each drawn along its own line. */
export function edges(intent: Framed, width: number, height: number): Side[] {
  if (!intent) return []
  return [
    { d: side(intent, width), transform: '' },
    { d: side(intent, height), transform: `translate(${width} 0) rotate(90)` },
    { d: side(intent, width), transform: `translate(${width} ${height}) rotate(180)` },
    { d: side(intent, height), transform: `translate(0 ${height}) rotate(270)` },
  ]
}
