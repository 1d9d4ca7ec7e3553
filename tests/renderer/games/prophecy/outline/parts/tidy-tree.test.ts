import { describe, expect, it } from 'vitest'
import { nodesOf } from '@/games/prophecy/outline/canvas'
import { neighbour, tidyTree, type Branch } from '@/games/prophecy/outline/parts/tidy-tree'

const branch = (id: string, parent: string | null = null): Branch => ({ id, parent })
const story = [
  branch('finale'),
  branch('a', 'finale'),
  branch('b', 'finale'),
  branch('a1', 'a'),
  branch('a2', 'a'),
  branch('b1', 'b')
]

describe('the layout of a story board', () => {
  it('puts every parent over the middle of what leads to it', () => {
    const { spots, columns, rows } = tidyTree(story)
    expect(Object.fromEntries(spots)).toEqual({
      a1: { column: 0, row: 2 },
      a2: { column: 1, row: 2 },
      a: { column: 0.5, row: 1 },
      b1: { column: 2, row: 2 },
      b: { column: 2, row: 1 },
      finale: { column: 1.25, row: 0 }
    })
    expect({ columns, rows }).toEqual({ columns: 3, rows: 3 })
  })

  it('lets nothing overlap', () => {
    const seen = new Set([...tidyTree(story).spots.values()].map(spot => `${spot.column} ${spot.row}`))
    expect(seen.size).toBe(story.length)
  })

  it('is one column and one row for an empty board', () => {
    expect(tidyTree([])).toMatchObject({ columns: 1, rows: 1 })
  })

  it.each([
    ['a', 'up', 'finale'],
    ['a', 'down', 'a1'],
    ['a', 'right', 'b'],
    ['b1', 'left', 'a2'],
    ['finale', 'up', null],
    ['b1', 'right', null],
    ['nobody', 'up', null]
  ] as const)('goes from %s %s to %s', (from, way, to) => {
    expect(neighbour(tidyTree(story), story, from, way)).toBe(to)
  })
})

describe('the ovals of the story map', () => {
  const scenes = story.map(({ id, parent }) => ({ id, parent, depth: parent ? 1 : 0, standing: 'ready' })) as never

  it('grow with their letters, and their distances with them', () => {
    const [usual, large] = [nodesOf(scenes, true, 1), nodesOf(scenes, true, 2)]
    expect(large.map(({ position, width, height }) => [position.x, position.y, width, height])).toEqual(
      usual.map(({ position, width, height }) => [
        position.x * 2,
        position.y * 2,
        Number(width) * 2,
        Number(height) * 2
      ])
    )
  })
})
