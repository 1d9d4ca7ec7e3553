import { describe, expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import type { SeatId } from '#rules/core/seat'
import { Played } from '../../support/chronicle'

function threeAtTable() {
  const played = Played.table('Left', 'Kresk', 'Wren', 'Astra')
  const [kresk, wren, astra] = played.seats as [SeatId, SeatId, SeatId]
  return { played, kresk, wren, astra }
}

describe('a seat that was added by mistake', () => {
  const remove = (seat: SeatId) => ({ kind: 'act', board: null, command: { type: 'remove-seat', seat } }) as const

  it('CA24 is removed from all lists, and undo brings it back', () => {
    const { played, kresk } = threeAtTable()
    played.campaign({ type: 'rename-seat', seat: kresk, player: 'Joon', character: 'Kressk' })
    played.campaign({ type: 'move-seat', seat: kresk, to: 2 })
    const before = played.chronicle.campaign
    played.ask(remove(kresk))
    expect(played.seats).toHaveLength(2)
    expect(frameFor(played.chronicle, { kind: 'table' }).seats.map(({ id }) => id)).not.toContain(kresk)
    const [board] = frameFor(played.chronicle, { kind: 'gm' }).boards
    expect(board?.system === 'thousand-faces' && board.view.spotlight.order.map(({ seat }) => seat)).not.toContain(
      kresk
    )
    expect(frameFor(played.chronicle, { kind: 'seat', seat: kresk }).boards).toEqual([])
    played.undo()
    expect(played.chronicle.campaign).toEqual(before)
  })

  it('CA24 CA20 The Face of Angels asks nothing of it any more, and undo gives it its place back', () => {
    const { played, kresk, wren, astra } = threeAtTable()
    played.campaign({ type: 'open-board', system: 'face-of-angels', title: 'Angels', settings: {} })
    const places = () => {
      const angels = frameFor(played.chronicle, { kind: 'gm' }).boards[1]
      if (angels?.system !== 'face-of-angels') throw new Error('another game')
      return angels.view.participants.map(({ who }) => who)
    }
    expect(places()).toEqual([kresk, wren, astra, 'world'])
    const before = played.chronicle.campaign
    played.ask(remove(kresk))
    expect(places()).toEqual([wren, astra, 'world'])
    expect(frameFor(played.chronicle, { kind: 'seat', seat: kresk }).boards).toEqual([])
    played.undo()
    expect(played.chronicle.campaign).toEqual(before)
  })

  it('CA24 is retired instead once something was played with it; what was taken back does not count', () => {
    const { played, kresk } = threeAtTable()
    played.act({ type: 'gain-xp', seat: kresk, amount: 1, reason: 'a story' })
    expect(played.denied(remove(kresk))).toBe('seat-has-history')
    played.undo()
    played.ask(remove(kresk))
    expect(played.denied(remove(kresk))).toBe('no-such-seat')
  })

  it('CA24 CA1 a retired one can be removed too, and its chair is free', () => {
    const played = Played.table('Full', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H')
    const [first] = played.seats
    played.campaign({ type: 'retire-seat', seat: first! })
    played.ask(remove(first!))
    played.campaign({ type: 'add-seat', player: '', character: 'I' })
    expect(played.seats).toHaveLength(8)
  })

  it('CA24 CA6 is the GM’s to remove', () => {
    const { played, kresk } = threeAtTable()
    expect(played.denied(remove(kresk), { kind: 'seat', seat: kresk })).toBe('gm-only')
  })
})
