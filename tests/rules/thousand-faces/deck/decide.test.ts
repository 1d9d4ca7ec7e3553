import { describe, expect, it } from 'vitest'
import { baseCards } from '#rules/thousand-faces/cards'
import { joinState, openState } from '#rules/thousand-faces/open'
import type { State } from '#rules/thousand-faces/state'
import { sheetOf } from '#rules/thousand-faces/sheets'
import { Played } from '../../../support/chronicle'
import { seededLuck } from '../../../support/luck'
import {
  ada,
  bo,
  board,
  chair,
  deckOf,
  digital,
  flip,
  lastFlip,
  physical,
  play,
  refusalOf,
  sheet
} from '../../../support/thousand-faces/table'

const shuffle = { type: 'shuffle', seat: ada } as const
const ofAda = (state: State) => sheetOf(state, ada)
const use = (cards: 'digital' | 'physical') => ({ type: 'use-cards', seat: ada, cards }) as const

describe('shuffling', () => {
  it('D1 the discard goes into the deck, Exhaustion does not', () => {
    const start = board([sheet(ada, { piles: digital({ discard: ['1', '2'], exhausted: ['3'], faceUp: ['4'] }) })])
    const { state, events } = play(start, shuffle, seededLuck(1))
    expect(ofAda(state).piles).toMatchObject({ discard: [], exhausted: ['3'], faceUp: ['4'] })
    expect([...deckOf(state)].sort()).toEqual(baseCards.filter(card => card !== '3' && card !== '4').sort())
    expect(events).toEqual([{ type: 'deck-shuffled', seat: ada, order: deckOf(state) }])
  })

  it('D1 an empty discard leaves nothing to shuffle', () => {
    expect(refusalOf(board([sheet(ada)]), shuffle)).toEqual({ because: 'nothing-to-shuffle', seat: ada })
  })

  it('D2 is due at five or fewer, unless the discard is empty', () => {
    const due = board([
      sheet(ada, { piles: digital({ deck: ['1', '2', '3', '4', '5'], discard: baseCards.slice(5) }) })
    ])
    expect(play(due, flip(), seededLuck(1)).events[0]).toMatchObject({ type: 'deck-shuffled', order: { length: 20 } })
  })

  it('D3 no player shuffles while a flip is in progress', () => {
    const tied = play(
      board([sheet(ada, { piles: digital({ top: ['14', '18'] }) }), sheet(bo, { piles: digital({ discard: ['1'] }) })]),
      flip({ net: 1 })
    ).state
    expect(refusalOf(tied, { type: 'shuffle', seat: bo })).toEqual({ because: 'flip-in-progress', seat: ada })
  })

  it('D4 real cards that are due must be shuffled before the flip, and then may', () => {
    const start = board([sheet(ada, { piles: physical({ discard: baseCards.slice(4) }) })])
    expect(refusalOf(start, flip())).toEqual({ because: 'must-shuffle', seat: ada, deck: 4 })
    const shuffled = play(start, shuffle).state
    expect(ofAda(shuffled).piles).toMatchObject({ deck: 20, unseen: baseCards, discard: [] })
    expect(play(shuffled, flip()).state.pending).toMatchObject({ kind: 'name-cards' })
  })

  it("D5 a new player's deck is shuffled when they sit down, at a board that is there and at one that is opened later", () => {
    const played = Played.table('New', 'Kresk')
    played.campaign({ type: 'open-board', system: 'thousand-faces', title: 'Second', settings: {} })
    const late = played.campaign({ type: 'add-seat', player: '', character: 'Wren' })
    for (const { state } of played.chronicle.campaign.boards)
      for (const { piles } of (state as State).sheets)
        expect(piles).toMatchObject({ deck: { length: 20 }, discard: [], exhausted: [] })
    const decks = played.chronicle.campaign.boards.flatMap(({ state }) =>
      (state as State).sheets.map(({ piles }) => (piles.cards === 'digital' ? piles.deck.join() : ''))
    )
    expect(new Set(decks).size).toBe(4)
    expect(decks).not.toContain(baseCards.join())
    expect(late).toMatchObject({
      events: [{ type: 'seat-added' }, { type: 'board-followed' }, { type: 'board-followed' }]
    })
    played.undo()
    expect(played.seats).toHaveLength(1)
  })

  it("D5 in a campaign from before, a new player's cards lie in the discard, and the first flip shuffles them", () => {
    const joined = joinState(openState([chair(ada)]), chair(bo))
    expect(sheetOf(joined, bo).piles).toMatchObject({ deck: [], discard: baseCards })
    expect(joinState(joined, chair(bo))).toBe(joined)
    const { events, state } = play(joined, flip({ seat: bo }), seededLuck(1))
    expect(events.map(({ type }) => type).slice(0, 3)).toEqual(['deck-shuffled', 'flip-called', 'cards-flipped'])
    expect(lastFlip(state, bo).cards).toHaveLength(1)
  })
})

describe("real cards and the app's", () => {
  it('D6 taking up real cards shuffles the discard in and forgets which ones are exhausted', () => {
    const start = board([sheet(ada, { piles: digital({ discard: ['1', '2'], exhausted: ['3'], faceUp: ['4'] }) })])
    const { state } = play(start, use('physical'))
    expect(ofAda(state).piles).toEqual({
      cards: 'physical',
      unseen: baseCards.filter(card => card !== '4'),
      deck: 18,
      exhausted: 1,
      discard: [],
      faceUp: ['4'],
      inPlay: []
    })
  })

  it('D6 RC4 going back, luck says which of the unseen cards are the exhausted ones, never one from the discard', () => {
    for (let seed = 0; seed < 30; seed++) {
      const start = board([sheet(ada, { piles: physical({ discard: baseCards.slice(2), exhausted: 1 }) })])
      const { piles } = ofAda(play(start, use('digital'), seededLuck(seed)).state)
      expect(piles).toMatchObject({ cards: 'digital', discard: [], deck: { length: 19 } })
      expect(piles.cards === 'digital' && ['1', '2'].includes(piles.exhausted[0] ?? '')).toBe(true)
    }
  })

  it('D6 there is nothing to change when it is so already, and nothing changes during a flip', () => {
    expect(refusalOf(board([sheet(ada)]), use('digital'))).toEqual({
      because: 'already-so',
      seat: ada,
      cards: 'digital'
    })
    const naming = play(board([sheet(ada, { piles: physical({}) })]), flip()).state
    expect(refusalOf(naming, use('digital'))).toEqual({ because: 'flip-in-progress', seat: ada })
  })
})
