import { describe, expect, it } from 'vitest'
import type { BoardFrame, BoardId, Frame } from '#rules/campaign/types'
import type { Seat, SeatId } from '#rules/core/seat'
import type { AudienceSnapshot } from '#shared/contract'
import { denialWords } from '@/phone/denial-words'
import { callOn } from '@/games/screens'
import {
  initialFocus,
  boardShown,
  followTable,
  openBoards,
  pickBoard,
  type PhoneFocus,
  turnToCalls
} from '@/phone/focus'
import { emptyWords, quietOf } from '@/phone/quiet'

const board = (id: string, closed = false) =>
  ({ id: id as BoardId, system: 'game-face', title: id, closed }) as unknown as BoardFrame<'seat'>
const frame = (focus: string | null, ...boards: readonly BoardFrame<'seat'>[]) =>
  ({ boards, focus }) as unknown as Frame<'seat'>
const snapshot = (more: Partial<AudienceSnapshot<'seat'>> = {}) =>
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
  it('goes along when the table goes to another game, whatever tab was pressed before', () => {
    const boards = [board('b1'), board('b2'), board('b3')]
    const first = pickBoard(followTable(initialFocus, frame('b1', ...boards)), 'b2' as BoardId)
    const same = followTable(first, frame('b1', ...boards))
    expect(boardShown(frame('b1', ...boards), same)?.id).toBe('b2')
    const next = followTable(same, frame('b3', ...boards))
    expect(boardShown(frame('b3', ...boards), next)?.id).toBe('b3')
  })

  it('is the picked board, else the one in focus, else the last that is open', () => {
    const two = frame('b1', board('b1'), board('b2'))
    const onTwo = pickBoard(initialFocus, 'b2' as BoardId)
    expect(boardShown(two, initialFocus)?.id).toBe('b1')
    expect(boardShown(two, onTwo)?.id).toBe('b2')
    expect(boardShown(frame(null, board('b1'), board('b2')), initialFocus)?.id).toBe('b2')
    expect(boardShown(frame('b2', board('b1'), board('b2', true)), onTwo)?.id).toBe('b1')
    expect(openBoards(frame(null, board('b2', true)))).toEqual([])
    expect(boardShown(frame(null), initialFocus)).toBeNull()
  })

  it('HA9 each call turns it once, the newest first; then the tab wins that the player presses', () => {
    const three = frame('b1', board('b1'), board('b2'), board('b3'))
    const shown = (focus: PhoneFocus) => boardShown(three, focus)?.id
    const called = (focus: PhoneFocus, calls: Readonly<Record<string, string>>) =>
      turnToCalls(focus, three, ({ id }) => calls[id] ?? null)
    const first = called(pickBoard(initialFocus, 'b1' as BoardId), { b3: 'roll' })
    expect(shown(first)).toBe('b3')
    const second = called(first, { b2: 'tell', b3: 'roll' })
    expect(shown(second)).toBe('b2')
    expect(shown(called(second, { b3: 'roll' }))).toBe('b3')
    expect(shown(called(called(second, { b3: 'roll' }), {}))).toBe('b1')

    const pressed = pickBoard(second, 'b3' as BoardId)
    expect(shown(called(pressed, { b2: 'tell', b3: 'roll' }))).toBe('b3')
    expect(shown(called(pickBoard(second, 'b1' as BoardId), { b2: 'tell', b3: 'roll' }))).toBe('b1')
    expect(shown(called(pressed, { b2: 'match', b3: 'roll' }))).toBe('b2')
    expect(shown(called(called(pressed, { b3: 'roll' }), { b2: 'tell', b3: 'roll' }))).toBe('b2')
  })

  it('PR49 a call that goes on after an answer turns it no second time', () => {
    const on = (call: object) => callOn({ view: { call } } as unknown as BoardFrame<'seat'>)
    expect(on({ id: 2, what: 'roll', why: 'Now', seats: ['s1'] })).toBe(
      on({ id: 1, what: 'roll', why: 'Now', seats: ['s1', 's2'] })
    )
    expect(on({ id: 2, what: 'roll', why: 'Now' })).not.toBe(on({ id: 2, what: 'tell', why: 'Now' }))
    expect(on({ id: 2, move: null, why: '' })).not.toBe(on({ id: 1, move: null, why: '' }))
    expect(callOn({ view: {} } as unknown as BoardFrame<'seat'>)).toBeNull()
  })

  it.each([
    ['replaced', snapshot(), 'replaced'],
    ['revoked', snapshot(), 'revoked'],
    ['connecting', null, 'connecting'],
    ['open', snapshot({ paused: true }), 'paused'],
    ['open', snapshot({ frame: null }), 'waiting'],
    ['open', snapshot({ mode: 'waiting' }), 'waiting'],
    ['open', snapshot({ mode: 'blank', frame: null }), 'dark'],
    ['open', snapshot({ mode: 'frozen' }), null],
    ['open', snapshot({ seat: null }), 'not-seated'],
    ['open', snapshot(), null],
    ['lost', snapshot(), null]
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
    expect(denialWords({ kind: 'refused', because: 'x', rule: 'CA6', explanation })).toEqual(explanation)
    const forPlayer = ['Ask your Game Master']
    expect(
      denialWords({ kind: 'refused', because: 'x', rule: 'CA6', explanation: { ...explanation, forPlayer } })
    ).toEqual({
      message: ['No'],
      remedy: forPlayer
    })
    const stopped = {
      kind: 'not-allowed',
      message: 'The screens are stopped for now',
      remedy: 'Wait until they are live'
    } as const
    expect(denialWords({ kind: 'problem', problem: stopped })).toEqual({
      message: ['The screens are stopped for now'],
      remedy: ['Wait until they are live']
    })
  })
})
