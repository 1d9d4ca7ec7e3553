import { describe, expect, it } from 'vitest'
import { sheetOf } from '#rules/thousand-faces/sheets'
import { seededLuck } from '../../../support/luck'
import {
  ada,
  bo,
  board,
  deckOf,
  digital,
  flip,
  lastFlip,
  physical,
  play,
  refusalOf,
  sheet,
  strOn,
  twoPlayers
} from '../../../support/thousand-faces/table'
import type { State } from '#rules/thousand-faces/state'
import type { CardId, Suit } from '#rules/thousand-faces/vocabulary'

const onTop = (suit: Suit, ...top: readonly CardId[]): State =>
  board([sheet(ada, { ranks: strOn(suit), piles: digital({ top }) }), sheet(bo)])
const ofAda = (state: State) => sheetOf(state, ada)

describe('a flip', () => {
  it('E1 F1 X1 one card on the suit of the attribute; an XP card that resolves gives its XP', () => {
    const { state } = play(onTop('crown', '8'), flip({ move: 'Mix It Up' }))
    expect(lastFlip(state)).toMatchObject({ suit: 'crown', result: 3, resolving: { seat: ada, card: '8' } })
    expect(ofAda(state)).toMatchObject({ xp: 1, shadowCaused: 0, piles: { discard: ['8'] } })
    expect(deckOf(state)).toHaveLength(19)
    expect(state).toMatchObject({ shadow: { free: 0 }, gmMovesOwed: [] })
  })

  it('E2 H1 a single check gives the GM one Shadow, in the ledger of whoever flipped', () => {
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

  it('E8 F5 O8 a Wound stops the flip, is one of its cards, and costs a Stamina point', () => {
    const start = board([sheet(ada, { ranks: strOn('dragon'), piles: digital({ top: ['2', 'W1.1', '11'] }) })])
    const { state: tied } = play(start, flip({ net: 2 }))
    expect(tied.pending).toMatchObject({ kind: 'tie', among: [{ card: '2' }, { card: 'W1.1' }] })
    const { state } = play(tied, { type: 'choose', card: 'W1.1' })
    expect(lastFlip(state)).toMatchObject({ result: 1, consequences: { staminaLost: 1, shadow: 1, critical: false } })
    expect(ofAda(state)).toMatchObject({
      tokens: { exhaustion: 1 },
      piles: { exhausted: ['11'], discard: ['2', 'W1.1'] }
    })
    expect(deckOf(state)).toHaveLength(18)
    expect(state).toMatchObject({ shadow: { free: 1 }, pending: null })
  })

  it('F5 O8 a wound that comes first is the only card', () => {
    const start = board([sheet(ada, { ranks: strOn('anvil'), piles: digital({ top: ['W2.1', '17'] }) })])
    const { state } = play(start, flip({ net: 2 }))
    expect(lastFlip(state)).toMatchObject({ result: 0, cards: [{ id: 'W2.1', value: 0 }], resolving: { card: 'W2.1' } })
  })

  it('E9 D2 O9 a deck of five is shuffled when the flip is over', () => {
    const deck = ['3', '4', '5', '6', '7', '9']
    const discard = ['1', '2', '8', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20']
    const { state, events } = play(
      board([sheet(ada, { ranks: strOn('anvil'), piles: digital({ deck, discard }) })]),
      flip(),
      seededLuck(1)
    )
    expect(lastFlip(state)).toMatchObject({ result: 0, resolving: { card: '3' } })
    expect(events.at(-1)?.type).toBe('deck-shuffled')
    expect(deckOf(state)).toHaveLength(20)
    expect(ofAda(state).piles.discard).toEqual([])
  })

  it('E10 D2 a deck of six need not be shuffled', () => {
    const deck = ['2', '3', '4', '5', '6', '7', '9']
    const discard = ['1', '8', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20']
    const { state } = play(board([sheet(ada, { piles: digital({ deck, discard }) })]), flip())
    expect([deckOf(state).length, ofAda(state).piles.discard.length]).toEqual([6, 14])
    expect(play(state, { type: 'shuffle', seat: ada }, seededLuck(1)).events[0]?.type).toBe('deck-shuffled')
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

  it('E24 B3 a Blessing that resolves goes back to the supply', () => {
    const start = board([sheet(ada, { ranks: strOn('blade'), piles: digital({ top: ['B2', '6'] }) })])
    expect(start.blessingSupply).toHaveLength(5)
    const { state } = play(start, flip({ net: 1 }))
    expect(lastFlip(state)).toMatchObject({
      result: 3,
      resolving: { card: 'B2' },
      consequences: { blessingSpent: true }
    })
    expect(ofAda(state).piles.discard).toEqual(['6'])
    expect(state.blessingSupply).toContain('B2')
    expect(state.blessingSupply).toHaveLength(6)
  })

  it('E25 B2 a Blessing that is only flipped is kept', () => {
    const { state } = play(
      board([sheet(ada, { ranks: strOn('blade'), piles: digital({ top: ['B2', '6'] }) })]),
      flip({ net: -1 })
    )
    expect(lastFlip(state)).toMatchObject({ result: 1, resolving: { card: '6' } })
    expect(ofAda(state).piles.discard).toEqual(['B2', '6'])
    expect(state).toMatchObject({ shadow: { free: 1 } })
    expect(state.blessingSupply).toHaveLength(5)
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

  it('F7 cards are put away, then a wound is paid for, then the Critical Success is offered, then a shuffle is due', () => {
    const discard = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '12', '13', '14', '15']
    const deck = ['11', 'W1.1', '16', '17', '18', '19', '20']
    const { events } = play(board([sheet(ada, { piles: digital({ deck, discard }) })]), flip({ net: 1 }), seededLuck(2))
    expect(events.map(({ type }) => type)).toEqual([
      'flip-called',
      'cards-flipped',
      'card-resolved',
      'flip-settled',
      'stamina-lost',
      'deck-shuffled',
      'critical-offered'
    ])
  })

  it('F8 while something is open, nobody flips', () => {
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

  it('F10 whoever is down cannot flip, nor help, nor fight themself', () => {
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

describe('a flip with real cards', () => {
  it('RC2 the table names the cards one by one; then everything goes its way', () => {
    const start = board([sheet(ada, { ranks: strOn('anvil'), piles: physical({}) })])
    const { state: waiting } = play(start, flip({ net: 1 }))
    expect(waiting.pending).toEqual({ kind: 'name-cards', seat: ada, naming: { for: 'flip' } })
    const { state: first } = play(waiting, { type: 'name-card', card: '9' })
    expect(refusalOf(first, { type: 'name-card', card: '9' })).toEqual({ because: 'not-unseen', card: '9', seat: ada })
    const { state } = play(first, { type: 'name-card', card: '17' })
    expect(lastFlip(state)).toMatchObject({ result: 3, resolving: { card: '17' } })
    expect(ofAda(state)).toMatchObject({ xp: 1, piles: { deck: 18, discard: ['9', '17'] } })
  })

  it('RC2 F5 a wound that is named stops the flip', () => {
    const start = board([sheet(ada, { piles: physical({ extra: ['W1.1'] }) })])
    const { state } = play(play(start, flip({ net: 2 })).state, { type: 'name-card', card: 'W1.1' })
    expect(state.pending).toBeNull()
    expect(ofAda(state)).toMatchObject({
      tokens: { exhaustion: 1 },
      piles: { deck: 19, exhausted: 1, discard: ['W1.1'] }
    })
  })
})
