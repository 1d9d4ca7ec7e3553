import { describe, expect, it } from 'vitest'
import { ada, bo, flip, lastFlip, play } from '../../../support/thousand-faces/table'
import { onTop, ofAda } from './on-top'

describe('a flip', () => {
  it('E2 H1 a single check gives the GM one Shadow, in the ledger of the player who flipped', () => {
    const { state } = play(onTop('blade', '6'), flip())
    expect(lastFlip(state).result).toBe(1)
    expect(state).toMatchObject({ shadow: { free: 1, circled: 0 }, gmMovesOwed: [] })
    expect(ofAda(state)).toMatchObject({ xp: 0, shadowCaused: 1 })
  })

  it('E3 H3 an ordinary cross owes a GM move and gives no Shadow', () => {
    const { state } = play(onTop('anvil', '12'), flip())
    expect(lastFlip(state).result).toBe(0)
    expect(state).toMatchObject({ shadow: { free: 0 }, gmMovesOwed: [{ flip: 1, seat: ada }] })
    expect(ofAda(state).xp).toBe(0)
  })

  it('E16 H2 H5 a FAST cross gives two Shadow and no GM move; four in Book 3', () => {
    const { state } = play(onTop('anvil', '12'), flip({ move: 'Weak Spot', fast: true }))
    expect(state).toMatchObject({ shadow: { free: 2 }, gmMovesOwed: [] })
    const book3 = play(onTop('anvil', '12'), { type: 'set-shadow-factor', factor: 2 }).state
    expect(play(book3, flip({ fast: true })).state).toMatchObject({ shadow: { free: 4 }, gmMovesOwed: [] })
  })

  it('E17 O30 a FAST single check without text gives one Shadow and no GM move', () => {
    const { state } = play(onTop('blade', '6'), flip({ fast: true, hasText: { check: false, cross: false } }))
    expect(state).toMatchObject({ shadow: { free: 1 }, gmMovesOwed: [] })
  })

  it('E19 H4 an ordinary single check without text gives one Shadow and owes a GM move', () => {
    const { state } = play(onTop('blade', '6'), flip({ move: 'Backstab', hasText: { check: false, cross: false } }))
    expect(state).toMatchObject({ shadow: { free: 1 }, gmMovesOwed: [{ flip: 1, seat: ada }] })
  })

  it('E50 VS1 against another player an XP card gives no XP, and everything else follows', () => {
    const { state } = play(onTop('blade', '16'), flip({ versus: bo }))
    expect(lastFlip(state)).toMatchObject({
      versus: bo,
      resolving: { card: '16' },
      consequences: { xp: 0, xpTo: null, shadow: 1 }
    })
    expect(ofAda(state).xp).toBe(0)
  })
})
