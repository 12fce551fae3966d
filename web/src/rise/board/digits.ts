// Numbers of fields as lines of one drawing: letters in a drawing are laid out anew whenever anything in it moves.
const DIGITS = [
  'm3.3 0c-2.1 0-3.3 2.2-3.3 5.6c0 3.4 1.2 5.6 3.3 5.6c2.1 0 3.3-2.2 3.3-5.6c0-3.4-1.2-5.6-3.3-5.6z',
  'm.8 2.4l3-2.4v11.2',
  'm.4 3c0-1.8 1.2-3 2.9-3c1.6 0 2.9 1.1 2.9 3c0 2.1-2.1 4.1-5.9 8.2h6.3',
  'm.7 1.4c.7-.9 1.6-1.4 2.6-1.4c1.6 0 2.8 1 2.8 2.7c0 1.6-1.2 2.6-3.2 2.6c2.2 0 3.5 1.1 3.5 2.9' +
    'c0 1.8-1.3 3-3.1 3c-1.3 0-2.4-.6-3.1-1.6',
  'm4.9 11.2v-11.2l-4.9 8h6.6',
  'm6 0h-4.7l-.5 5c.7-.6 1.5-.8 2.4-.8c2 0 3.2 1.4 3.2 3.5c0 2.1-1.3 3.5-3.2 3.5c-1.2 0-2.3-.6-3-1.6',
  'm5.8 1.1c-.7-.7-1.4-1.1-2.2-1.1c-2.2 0-3.4 2.6-3.4 6.1c0 3.3 1.2 5.1 3.2 5.1c1.8 0 3.1-1.5 3.1-3.5' +
    'c0-2-1.2-3.3-3-3.3c-1.6 0-2.7 1-3.2 2.5',
  'm.2 0h6.1l-3.9 11.2',
  'm3.3 5.2c-1.6 0-2.6-1-2.6-2.6c0-1.6 1.1-2.6 2.6-2.6c1.6 0 2.6 1 2.6 2.6c0 1.6-1 2.6-2.6 2.6' +
    'c-1.9 0-3.1 1.2-3.1 3c0 1.8 1.2 3 3.1 3c1.9 0 3.1-1.2 3.1-3c0-1.8-1.2-3-3.1-3z',
  'm.8 10.1c.7 .7 1.4 1.1 2.2 1.1c2.2 0 3.4-2.6 3.4-6.1c0-3.3-1.2-5.1-3.2-5.1c-1.8 0-3.1 1.5-3.1 3.5' +
    'c0 2 1.2 3.3 3 3.3c1.6 0 2.7-1 3.2-2.5',
] // each begins at its left upper corner
const [ADVANCE, WIDTH, HEIGHT] = [9.5, 6.6, 11.2]

/** Digits around x, standing on y. */
export function written(digits: string, x: number, y: number): string {
  const left = x - (ADVANCE * (digits.length - 1) + WIDTH) / 2
  return [...digits].map((digit, i) => `M${left + i * ADVANCE} ${y - HEIGHT}${DIGITS[Number(digit)] ?? ''}`).join('')
}
