// Which card a question is about: it lies beside the question until it is answered.
import type { Choice } from '../lib/protocol'

/** What the question names, what is being cast, what lies open; nothing if none of it is a card. */
export function pinned(
  choice: Choice,
  begun: string,
  open: Record<string, string[]>,
  isCard: (id: string) => boolean,
): string {
  const { source, spell } = choice.about as { source?: string; spell?: string }
  const told = (choice.facts ?? []).map((fact) => fact.card)
  const candidates = [...told, source, spell, begun, ...Object.values(open).flat().reverse()]
  return candidates.find((id): id is string => Boolean(id) && isCard(String(id))) ?? ''
}
