import { expect, it } from 'vitest'
import { boardOf, cardCorner, neighbours, spread } from '../rise/board/boards'
import { written } from '../rise/board/digits'
import type { Content, Field } from '../rise/view'

// a b    b2 turned by 90 degrees: c a
// c d                             d b
const fields: Field[] = ['11', 'c1', 't1', '12'].map((name, i) => ({
  name,
  kind: name[0] === 'c' ? 'path' : name[0] === 't' ? 'mystery' : 'void',
  row: i >> 1,
  column: i % 2,
  world: '',
  cost: 2,
}))
const content = { board: { width: 2, height: 2, fields } } as unknown as Content

it('lays one board out', () => {
  const board = boardOf(content, { boards: 1, rotation: 0 })
  expect(board.at.get('12')).toMatchObject({ x: 100, y: 100 })
  expect(neighbours(board, board.at.get('11')!).map((place) => place.name)).toEqual(['c1', 't1'])
})

it('lays a turned second board beside the first', () => {
  const board = boardOf(content, { boards: 2, rotation: 90 })
  expect(board.width).toBe(4)
  expect(board.grid.map((row) => row.map((place) => place.name))).toEqual([
    ['11', 'c1', 'b2:t1', 'b2:11'],
    ['t1', '12', 'b2:12', 'b2:c1'],
  ])
})

it('knows where the corner of a turned card is', () => {
  const place = boardOf(content, { boards: 1, rotation: 0 }).at.get('12')!
  expect([0, 90, 180, 270].map((turn) => cardCorner(place, turn))).toEqual([
    { x: 100, y: 100 },
    { x: 0, y: 100 },
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ])
})

it('spreads several figures round the middle', () => {
  expect(spread(1)).toEqual([[0, 0]])
  expect(new Set(spread(4).map(String)).size).toBe(4)
})

it('writes the numbers of fields as one drawing, around their place', () => {
  expect(written('4', 50, 88)).toMatch(/^M46.7 76.8m/)
  expect(written('44', 50, 88).match(/M/g)).toHaveLength(2)
})
