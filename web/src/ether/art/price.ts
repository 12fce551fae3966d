// What stands on a price tag: as little as will do.
export interface Tag {
  parts: { n: number; icons: string[] }[]
  /** There are other ways to pay, which the note beside the board tells. */
  more: boolean
}

/** "3 of this or of that" is one number with both signs; otherwise the first way is told. */
export function tag(ways: Record<string, number>[]): Tag {
  const told = ways.map((way) => Object.entries(way))
  const [first = []] = told
  const alike = told.every((way) => way.length === 1 && way[0]![1] === first[0]?.[1])
  if (alike && first.length) return { parts: [{ n: first[0]![1], icons: told.map((way) => way[0]![0]) }], more: false }
  return { parts: first.map(([name, n]) => ({ n, icons: [name] })), more: told.length > 1 }
}
