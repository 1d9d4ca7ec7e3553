import { describe, expect, it } from 'vitest'
import { seededLuck } from '../../../support/luck'
import { ada, board, deckOf, digital, flip, lastFlip, play, sheet, strOn } from '../../../support/thousand-faces/table'
import { ofAda } from './on-top'

describe('a flip', () => {
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
})
