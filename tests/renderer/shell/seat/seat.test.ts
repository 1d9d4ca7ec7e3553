import { describe, expect, it } from 'vitest'
import type { BoardFrame, BoardId, Frame } from '#rules/campaign/types'
import type { Seat, SeatId } from '#rules/core/seat'
import type { AudienceSnapshot } from '#shared/contract'
import { denialWords } from '../../../../src/renderer/shell/seat/denial-words'
import { emptyWords } from '../../../../src/renderer/shell/seat/empty-words'
import { boardShown, openBoards } from '../../../../src/renderer/shell/seat/focus'
import { quietOf } from '../../../../src/renderer/shell/seat/quiet'

const board = (id: string, closed = false) =>
  ({ id: id as BoardId, system: 'game-face', title: id, closed }) as unknown as BoardFrame<'seat'>
const never = (): boolean => false
const frame = (focus: string | null, ...boards: readonly BoardFrame<'seat'>[]) =>
  ({ boards, focus }) as unknown as Frame<'seat'>
const showing = (more: Partial<AudienceSnapshot<'seat'>> = {}) =>
  ({
    kind: 'seat',
    serial: 1,
    mode: 'live',
    frame: frame(null),
    paused: false,
    seat: 's1' as SeatId,
    ...more
  }) as AudienceSnapshot<'seat'>

describe('what a private screen shows', () => {
  it('is the picked board, else the one in focus, else the last that is open', () => {
    const two = frame('b1', board('b1'), board('b2'))
    expect(boardShown(two, null, never)?.id).toBe('b1')
    expect(boardShown(two, 'b2' as BoardId, never)?.id).toBe('b2')
    expect(boardShown(frame(null, board('b1'), board('b2')), null, never)?.id).toBe('b2')
    expect(boardShown(frame('b2', board('b1'), board('b2', true)), 'b2' as BoardId, never)?.id).toBe('b1')
    expect(openBoards(frame(null, board('b2', true)))).toEqual([])
    expect(boardShown(frame(null), null, never)).toBeNull()
  })

  it('HA9 is the game in which this player is called, whatever was picked', () => {
    const two = frame('b1', board('b1'), board('b2'))
    expect(boardShown(two, 'b1' as BoardId, ({ id }) => id === 'b2')?.id).toBe('b2')
  })

  it.each([
    ['replaced', showing(), 'replaced'],
    ['revoked', showing(), 'revoked'],
    ['connecting', null, 'connecting'],
    ['open', showing({ paused: true }), 'paused'],
    ['open', showing({ frame: null }), 'waiting'],
    ['open', showing({ mode: 'waiting' }), 'waiting'],
    ['open', showing({ mode: 'blank', frame: null }), 'dark'],
    ['open', showing({ mode: 'frozen' }), null],
    ['open', showing({ seat: null }), 'not-seated'],
    ['open', showing(), null],
    ['lost', showing(), null]
  ] as const)('over a line that is %s, row %#: %s', (connection, shown, expected) => {
    expect(quietOf(shown, connection)).toBe(expected)
  })

  it('CA21 tells a player whose seat is retired or removed that they have left', () => {
    const seats = (retired: boolean): readonly Seat[] => [
      { id: 's1' as SeatId, player: 'Joon', character: 'Kresk', retired }
    ]
    expect(emptyWords(seats(true), 's1' as SeatId)).toBe(
      'You have left the table. Your Game Master can bring your seat back.'
    )
    expect(emptyWords([], 's1' as SeatId)).toContain('You have left the table')
    expect(emptyWords(seats(false), 's1' as SeatId)).toBe('No game is open just now.')
  })

  it('says a stale press in a player’s words', () => {
    expect(denialWords({ kind: 'problem', problem: { kind: 'stale' } }).message).toEqual(['Somebody else acted first'])
    const first = { by: 'gm', words: ['Two wares lie there'] } as const
    expect(denialWords({ kind: 'problem', problem: { kind: 'stale', first } }).message).toEqual([
      'Your Game Master',
      ' was first: ',
      'Two wares lie there'
    ])
    const explanation = { message: ['No'], remedy: ['Wait'] }
    expect(denialWords({ kind: 'refused', because: 'x', explanation })).toBe(explanation)
    for (const problem of [{ kind: 'no-campaign' }, { kind: 'not-allowed', message: 'Not yours' }] as const) {
      expect(denialWords({ kind: 'problem', problem }).remedy.length).toBeGreaterThan(0)
    }
    const lost = { kind: 'failed', message: 'Connection lost. Check the log before repeating.' } as const
    expect(denialWords({ kind: 'problem', problem: lost }).message).toEqual([
      'Connection lost. Check the log before repeating'
    ])
  })
})
