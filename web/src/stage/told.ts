// Events beside the lines that tell them.
import type { Event, LogLine } from '../lib/protocol'

/** Both are in the same order. Some events have no line, but every line has its event: so lines look for theirs. */
export function told(events: Event[], lines: LogLine[]): { event: Event; words: string }[] {
  const words = new Map<number, string>()
  let at = 0
  for (const line of lines) {
    const found = events.findIndex((event, i) => i >= at && tells(line, event))
    if (found < 0) continue
    words.set(found, line.text)
    at = found + 1
  }
  return events.map((event, i) => ({ event, words: words.get(i) ?? '' }))
}

function tells(line: LogLine, event: Event): boolean {
  return line.n === event.n && line.kind === event.kind && (line.actor ?? '') === (event.actor ?? '')
}
