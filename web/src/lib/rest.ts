// The slow motion of the board stops when nobody has touched the page for a while: it would only warm the phone.
const AFTER = 30_000
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focus'] as const

export function rest(root = document.documentElement): void {
  let asleep: ReturnType<typeof setTimeout> | undefined
  const wake = (): void => {
    clearTimeout(asleep)
    delete root.dataset.resting
    asleep = setTimeout(() => (root.dataset.resting = ''), AFTER)
  }
  for (const sign of SIGNS) addEventListener(sign, wake, { passive: true })
  wake()
}
