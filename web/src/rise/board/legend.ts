// The kinds of fields, as one reads about them.
import type { Place } from './boards'

type Sample = Pick<Place, 'name' | 'kind'>

export const LEGEND: { key: string; place: Sample }[] = [
  { key: 'path', place: { name: 'c1', kind: 'path' } },
  { key: 'void', place: { name: '15', kind: 'void' } },
  { key: 'well', place: { name: '22', kind: 'well' } },
  { key: 'mystery', place: { name: 't1', kind: 'mystery' } },
  { key: 'gate', place: { name: 'iridion.brana', kind: 'ring' } },
  { key: 'ring', place: { name: 'iridion.2', kind: 'ring' } },
  { key: 'hall', place: { name: 'iridion.sin', kind: 'hall' } },
]

/** Which entry tells about this field. */
export const kindOf = (place: Sample): string => (place.name.endsWith('.brana') ? 'gate' : place.kind)
