// Work that asks how large something is. Asked at once the page is laid out twice: in the next frame it is anyway.
const waiting = new Set<() => void>()

/** Done before the next frame is painted; what is asked for twice is done once. */
export function nextFrame(act: () => void): void {
  if (!waiting.size) requestAnimationFrame(all)
  waiting.add(act)
}

function all(): void {
  const acts = [...waiting]
  waiting.clear()
  for (const act of acts) act()
}
