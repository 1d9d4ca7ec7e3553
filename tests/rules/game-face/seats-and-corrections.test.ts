import { describe, expect, it } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import { gameFace } from '#rules/game-face/index'
import { brindle, byRule, contestant, Duel, kresk, rival, seatActor, warden, wren } from './duel'

const right = { left: 5, right: 4 } as const

describe('a reveal that is read again', () => {
  it('GF23: keeps what both have picked, rolled and said for the next round', () => {
    const duel = Duel.begun().round(['clubs', 3], ['clubs', 4]).pick('left', 'spades').pick('right', 'diamonds')
    duel.roll('left', 11).do({ type: 'describe', side: 'right', words: 'I keep low' })
    duel.do({ type: 'correct-reveal', rolls: right })
    expect(duel.contest.reveals).toHaveLength(1)
    expect(duel.contest.sides).toMatchObject({
      left: { wins: 1, total: 5, bonus: 1, hasPicked: true, hasRolled: true },
      right: { wins: 0, hasPicked: true, hasRolled: false, approach: 'I keep low' }
    })
    expect(duel.seat(kresk).cup).toMatchObject({ suit: 'spades', roll: 11 })
    expect(gameFace.check(duel.state)).toEqual([])
  })

  it('GF23: with the numbers that were read it is refused and changes nothing', () => {
    const duel = Duel.begun().round(['clubs', 5], ['clubs', 4]).pick('left', 'spades')
    const { state } = duel
    expect(duel.refusal({ type: 'correct-reveal', rolls: right })).toBe('read-the-same')
    expect(duel.state).toBe(state)
  })

  it('GF18 GF23: a round that turns into a draw to be rolled again lays its own dice under the cups', () => {
    const duel = Duel.begun({ ties: 'reroll' }).round(['clubs', 5], ['hearts', 4]).pick('left', 'spades')
    duel.do({ type: 'correct-reveal', rolls: { left: 4, right: 4 } })
    expect(duel.seat(kresk).cup).toMatchObject({ suit: 'clubs', roll: null })
    expect(duel.seat(brindle).cup).toMatchObject({ suit: 'hearts', roll: null })
    duel.do({ type: 'correct-reveal', rolls: right })
    expect(duel.seat(kresk).cup).toMatchObject({ suit: null })
    expect(gameFace.check(duel.state)).toEqual([])
  })

  it('GF18 GF23: a draw that stays a draw keeps what was rolled again', () => {
    const duel = Duel.begun({ ties: 'reroll' }).round(['clubs', 5], ['hearts', 5]).roll('left', 8)
    duel.do({ type: 'correct-reveal', rolls: { left: 4, right: 4 } })
    expect(duel.seat(kresk).cup).toMatchObject({ suit: 'clubs', roll: 8 })
  })

  it('GF23 GF28: an older file, whose corrections wiped the next round, is replayed as it was played', () => {
    const duel = Duel.begun().round(['clubs', 3], ['clubs', 4]).pick('left', 'spades')
    const reveal = duel.state.ritual?.reveals[0]
    if (!reveal) throw new Error('nothing was revealed')
    const who = { left: contestant().who, right: rival.who }
    const old = gameFace.apply(duel.state, { type: 'reveal-corrected', who, reveal })
    expect(old.ritual?.hidden).toEqual({ left: null, right: null })
  })
})

describe('seats that are not at the table', () => {
  const begin = (more: { readonly left?: SeatId; readonly voice?: SeatId }) => ({
    type: 'begin' as const,
    contestants: { left: contestant(more.left ? { who: { kind: 'seat', seat: more.left } } : {}), right: warden },
    voice: more.voice ?? null,
    variants: byRule
  })
  const stranger = 's99' as SeatId

  it('GF30: no player is called who is not there, and none of them is the voice', () => {
    const duel = new Duel()
    expect(duel.refusal(begin({ left: stranger }))).toBe('not-at-the-table')
    expect(duel.refusal(begin({ voice: stranger }))).toBe('not-at-the-table')
    duel.setRetired(wren, true)
    expect(duel.refusal(begin({ left: wren }))).toBe('not-at-the-table')
    duel.do(begin({}))
    expect(duel.refusal({ type: 'name-voice', seat: wren })).toBe('not-at-the-table')
    expect(duel.refusal({ type: 'name-voice', seat: stranger })).toBe('not-at-the-table')
    duel.setRetired(wren, false).do({ type: 'name-voice', seat: wren })
    expect(duel.contest.voice).toBe(wren)
  })

  it('GF31: what a contestant has under the cup waits for them, and the duel can go on without them', () => {
    const duel = Duel.begun().pick('left', 'clubs').pick('right', 'hearts').roll('left', 3).setRetired(brindle, true)
    expect(duel.contest.sides.right).toMatchObject({ away: true, hasPicked: true })
    expect(duel.gm.cup).toBeNull()
    const back = Duel.begun().pick('right', 'hearts').setRetired(brindle, true).setRetired(brindle, false)
    expect(back.seat(brindle).cup?.suit).toBe('hearts')
    duel.do({ type: 'use-dice', side: 'right', dice: 'table' }).reveal(null, { suit: 'hearts', roll: 2 })
    expect(duel.contest.reveals[0]?.outcome).toBe('left')
    duel.do({ type: 'concede', side: 'right' })
    expect(duel.contest.verdict).toMatchObject({ victor: 'left', by: 'concession' })
  })

  it('GF31: a voice that has left settles nothing until it is back', () => {
    const duel = Duel.begun().do({ type: 'name-voice', seat: wren }).setRetired(wren, true)
    expect(duel.contest.voice).toBeNull()
    expect(duel.seat(wren).isVoice).toBe(false)
    duel.setRetired(wren, false)
    expect(duel.seat(wren).isVoice).toBe(true)
    expect(duel.do({ type: 'settle', words: 'Fair' }, seatActor(wren)).contest.rulings).toHaveLength(1)
  })
})

describe('a concession before anything was revealed', () => {
  it('GF6 GF27: a dispute about it belongs to the first round, and the file can be read', () => {
    const duel = Duel.begun().do({ type: 'concede', side: 'left' }).do({ type: 'settle', words: 'Fair enough' })
    expect(duel.contest.rulings).toEqual([{ round: 1, words: 'Fair enough' }])
    expect(gameFace.parse.event.parse(duel.events.at(-1)).ok).toBe(true)
  })
})
