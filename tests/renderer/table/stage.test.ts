import { describe, expect, it } from 'vitest'
import { darknessOf } from '@/table/board-on-table'
import { boardInFocus, stageOf } from '@/table/stage'
import { gmFrame, gmView, tableFrame, tableSnapshot } from '../../support/snapshots'

const frame = tableFrame(gmFrame())
const [main] = frame.boards
const second = { ...main!, id: 'b2' as never, title: 'Another' }

describe('what the table screen is about', () => {
  it('pauses before everything else', () => {
    expect(stageOf(tableSnapshot(frame, { paused: true, mode: 'blank' })).kind).toBe('paused')
  })

  it('is dark when the GM darkens it, and waits while no campaign is open', () => {
    expect(stageOf(tableSnapshot(frame, { mode: 'blank' })).kind).toBe('blank')
    expect(stageOf(tableSnapshot(null)).kind).toBe('waiting')
  })

  it('shows the board that was played on last', () => {
    const both = { ...frame, boards: [main!, second], focus: main!.id }
    expect(boardInFocus(both)?.id).toBe('b1')
    expect(boardInFocus({ ...both, focus: second.id })?.id).toBe('b2')
  })

  it('falls back to the last open board, and to the scene when all are closed', () => {
    const closed = { ...second, closed: true }
    expect(boardInFocus({ ...frame, boards: [main!, closed], focus: closed.id })?.id).toBe('b1')
    expect(stageOf(tableSnapshot({ ...frame, boards: [closed] })).kind).toBe('scene')
  })

  it('darkens the table as far as Shadow reaches', () => {
    const nine = stageOf(tableSnapshot(tableFrame(gmFrame(gmView({ shadow: { free: 6, circled: 3 } })))))
    expect(darknessOf(nine)).toBe(9)
    expect(darknessOf({ kind: 'waiting' })).toBe(0)
  })
})
