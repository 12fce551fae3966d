// Searching without caring about accents or case.
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Does the text have every word of the query? */
export function matches(text: string, query: string): boolean {
  const where = plain(text)
  return plain(query)
    .split(/\s+/)
    .every((word) => where.includes(word))
}
