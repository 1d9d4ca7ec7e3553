import { describe, expect, it } from 'vitest'
import {
  ada,
  bo,
  board,
  deckOf,
  digital,
  flip,
  lastFlip,
  play,
  refusalOf,
  sheet,
  strOn,
  twoPlayers
} from '../../../support/thousand-faces/table'
import type { CardId } from '#rules/thousand-faces/vocabulary'
import { onTop, ofAda } from './on-top'

describe('a flip', () => {
  it('E1 F1 X1 one card on the suit of the attribute; an XP card that resolves gives its XP', () => {
    const { state } = play(onTop('crown', '8'), flip({ move: 'Mix It Up' }))
    expect(lastFlip(state)).toMatchObject({ suit: 'crown', result: 3, resolving: { seat: ada, card: '8' } })
    expect(ofAda(state)).toMatchObject({ xp: 1, shadowCaused: 0, piles: { discard: ['8'] } })
    expect(deckOf(state)).toHaveLength(19)
    expect(state).toMatchObject({ shadow: { free: 0 }, gmMovesOwed: [] })
  })

  it("E4 F3 F4 with advantage the best counts, and a tie is the player's to break", () => {
    const { state: tied } = play(onTop('dragon', '13', '15'), flip({ net: 1 }))
    expect(tied.pending).toEqual({
      kind: 'tie',
      seat: ada,
      among: [
        { seat: ada, card: '13' },
        { seat: ada, card: '15' }
      ],
      suggested: '15'
    })
    expect(lastFlip(tied)).toMatchObject({ result: null, consequences: null })
    const { state: with15 } = play(tied, { type: 'choose', card: '15' })
    const { state: with13 } = play(tied, { type: 'choose', card: '13' })
    expect([lastFlip(with15).result, lastFlip(with13).result]).toEqual([3, 3])
    expect([ofAda(with15).xp, ofAda(with13).xp]).toEqual([1, 0])
    expect(ofAda(with15).piles.discard).toEqual(['13', '15'])
    expect(deckOf(with15)).toHaveLength(18)
  })

  it('E5 F3 C2 with disadvantage the worst counts, and a Critical Success that does not resolve brings nothing', () => {
    const { state } = play(onTop('anvil', '11', '8', '10'), flip({ net: -2 }))
    expect(lastFlip(state)).toMatchObject({ result: 0, resolving: { card: '8' }, consequences: { critical: false } })
    expect(ofAda(state).xp).toBe(1)
    expect(state).toMatchObject({ pending: null, shadow: { free: 0 }, gmMovesOwed: [{ flip: 1 }] })
    expect(deckOf(state)).toHaveLength(17)
  })

  it('E6 F2 one advantage and four disadvantages are played as −2, with three cards', () => {
    const { state } = play(onTop('crown', '20', '12', '14', '8'), flip({ net: 1 - 4 }))
    expect(lastFlip(state)).toMatchObject({ net: -2, cards: [{ value: 3 }, { value: 2 }, { value: 2 }] })
    expect(state.pending).toMatchObject({ kind: 'tie', among: [{ card: '12' }, { card: '14' }] })
    expect(deckOf(state)).toHaveLength(17)
    expect(deckOf(state)[0]).toBe('8')
  })

  it('E7 F2 three advantages and one disadvantage are +2: three cards, the best counts', () => {
    const { state } = play(onTop('blade', '1', '2', '3'), flip({ net: 3 - 1 }))
    expect(lastFlip(state)).toMatchObject({ net: 2, wanted: 3, result: 3, resolving: { card: '3' } })
  })

  it.each([
    [-9, -2, 3],
    [-2, -2, 3],
    [-1, -1, 2],
    [0, 0, 1],
    [1, 1, 2],
    [2, 2, 3],
    [9, 2, 3]
  ])('F2 a sum of %i is played as %i with %i cards', (net, capped, cards) => {
    const { state } = play(onTop('anvil', '17', '16', '15'), flip({ net }))
    expect(lastFlip(state)).toMatchObject({ net: capped, wanted: cards })
    expect(lastFlip(state).cards).toHaveLength(cards)
  })

  it('F6 all cards are turned even when the first cannot be beaten', () => {
    const { state } = play(onTop('anvil', '17', '2', '3'), flip({ net: 2 }))
    expect(lastFlip(state).cards.map(({ id }) => id)).toEqual(['17', '2', '3'])
  })

  it('O6 the offer prefers the Critical Success, then XP, then ordinary cards, then wounds, then Blessings', () => {
    const offered = (...top: readonly CardId[]) => {
      const { pending } = play(
        board([sheet(ada, { ranks: strOn('dragon'), piles: digital({ top }) })]),
        flip({ net: 1 })
      ).state
      return pending?.kind === 'tie' ? pending.suggested : null
    }
    expect([offered('15', '11'), offered('13', '15'), offered('B5', '13'), offered('2', 'W1.1')]).toEqual([
      '11',
      '15',
      '13',
      '2'
    ])
  })

  it('F8 while something is open, no character flips', () => {
    const { state } = play(onTop('dragon', '13', '15'), flip({ net: 1 }))
    expect(refusalOf(state, flip({ seat: bo }))).toEqual({ because: 'something-pending', seat: ada, waits: 'tie' })
    expect(refusalOf(state, { type: 'choose', card: '7' })).toEqual({
      because: 'not-among',
      card: '7',
      among: ['13', '15']
    })
    expect(refusalOf(twoPlayers(), { type: 'choose', card: '7' })).toEqual({
      because: 'nothing-pending',
      wanted: 'tie'
    })
  })

  it('F10 a character who is down cannot flip, nor help, nor fight themself', () => {
    const down = board([sheet(ada, { incapacitated: true }), sheet(bo)])
    expect(refusalOf(down, flip())).toEqual({ because: 'incapacitated', seat: ada })
    expect(refusalOf(down, flip({ seat: bo, supporters: [ada] }))).toEqual({ because: 'incapacitated', seat: ada })
    expect(refusalOf(twoPlayers(), flip({ versus: ada }))).toEqual({ because: 'versus-self', seat: ada })
    expect(refusalOf(twoPlayers(), flip({ net: 0.5 }))).toEqual({
      because: 'not-a-count',
      amount: 0.5,
      from: -9,
      to: 9
    })
  })
})
