import { describe, expect, it } from 'vitest'
import { baseCards } from '#rules/thousand-faces/cards'
import { exhaustedCount } from '#rules/thousand-faces/deck/piles'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { Sheet, State } from '#rules/thousand-faces/state'
import { scriptedLuck, seededLuck } from '../../../support/luck'
import {
  ada,
  board,
  deckOf,
  digital,
  flip,
  physical,
  play,
  refusalOf,
  sheet
} from '../../../support/thousand-faces/table'

const ofAda = (state: State) => sheetOf(state, ada)
const having = (changes: Partial<Sheet>): State => board([sheet(ada, changes)])
const lose = (points: number) => ({ type: 'lose-stamina', seat: ada, points, reason: 'a blow' }) as const
const recover = (points: number) => ({ type: 'recover-stamina', seat: ada, points, reason: 'a rest' }) as const
const wound = { type: 'take-wound', seat: ada, reason: 'a fall' } as const
const exhausted = (count: number): Partial<Sheet> => ({
  piles: digital({ exhausted: baseCards.slice(0, count) }),
  tokens: { exhaustion: count, harm: 0, wound: 0 }
})

describe('losing Stamina', () => {
  it('E11 S1 S2 seven points are seven cards off the top, face down, with seven tokens', () => {
    const { state } = play(having({}), lose(7))
    expect(ofAda(state)).toMatchObject({
      tokens: { exhaustion: 7 },
      piles: { exhausted: baseCards.slice(0, 7), discard: [] },
      incapacitated: false
    })
    expect(deckOf(state)).toHaveLength(13)
  })

  it('E11 W1 O7 or one Wound: a token and a wound card in the discard, and no card of the deck', () => {
    const { state } = play(having({}), wound, scriptedLuck(1))
    expect(ofAda(state)).toMatchObject({
      tokens: { exhaustion: 0, wound: 1 },
      piles: { exhausted: [], discard: ['W2.1'] }
    })
    expect(deckOf(state)).toHaveLength(20)
    expect(play(state, wound, scriptedLuck(0)).events).toMatchObject([{ card: 'W1.2' }])
  })

  it('E12 S4 at ten exhausted cards the character is down; a Wound would have left them standing', () => {
    const { state, events } = play(having(exhausted(3)), lose(7))
    expect(events.at(-1)).toEqual({ type: 'incapacitated', seat: ada, by: 'stamina' })
    expect([exhaustedCount(ofAda(state).piles), ofAda(state).incapacitated]).toEqual([10, true])
    expect(ofAda(play(having(exhausted(3)), wound, scriptedLuck(0)).state).incapacitated).toBe(false)
  })

  it('E13 S2 O10 what goes beyond ten is lost', () => {
    const { state } = play(having(exhausted(8)), lose(5))
    expect(ofAda(state)).toMatchObject({ tokens: { exhaustion: 10 }, incapacitated: true })
    expect(exhaustedCount(ofAda(state).piles)).toBe(10)
    expect(refusalOf(state, lose(1))).toEqual({ because: 'no-stamina-left', seat: ada })
  })

  it('E14 W2 O17 a third Wound puts the character down: no token, no card', () => {
    const { state, events } = play(having({ tokens: { exhaustion: 0, harm: 0, wound: 2 } }), wound)
    expect(events).toEqual([{ type: 'incapacitated', seat: ada, by: 'wound' }])
    expect(ofAda(state)).toMatchObject({ tokens: { wound: 2 }, incapacitated: true, piles: { discard: [] } })
    expect(refusalOf(state, wound)).toEqual({ because: 'incapacitated', seat: ada })
  })

  it('W2 O17 Wounds are counted in tokens, not in cards', () => {
    const start = having({ piles: digital({ discard: ['W1.1', 'W2.2', 'W1.3'] }) })
    expect(ofAda(play(start, wound, scriptedLuck(0)).state)).toMatchObject({
      tokens: { wound: 1 },
      incapacitated: false
    })
  })

  it('E15 S5 D2 after a payment a deck of five is shuffled', () => {
    const piles = digital({
      deck: baseCards.slice(0, 6),
      discard: baseCards.slice(6, 12),
      exhausted: baseCards.slice(12)
    })
    const { state } = play(having({ piles, tokens: { exhaustion: 8, harm: 0, wound: 0 } }), lose(1), seededLuck(3))
    expect([exhaustedCount(ofAda(state).piles), deckOf(state).length, ofAda(state).piles.discard.length]).toEqual([
      9, 11, 0
    ])
  })

  it('S8 F7 a player may shuffle before Stamina is lost; a wound card of a flip is paid for before any player could', () => {
    const asAda = { kind: 'seat', seat: ada } as const
    const half = digital({ deck: baseCards.slice(0, 9), discard: baseCards.slice(9) })
    const shuffled = play(having({ piles: half }), { type: 'shuffle', seat: ada }, seededLuck(3), asAda).state
    expect(ofAda(shuffled).piles.discard).toEqual([])
    expect(exhaustedCount(ofAda(play(shuffled, lose(2)).state).piles)).toBe(2)
    const hurt = having({ piles: digital({ deck: ['W1.1', ...baseCards.slice(0, 9)], discard: baseCards.slice(9) }) })
    const { events, state } = play({ ...hurt, woundsDealt: 1 }, flip(), scriptedLuck())
    expect(events.map(({ type }) => type)).toContain('stamina-lost')
    expect(exhaustedCount(ofAda(state).piles)).toBe(1)
  })

  it('S3 O9 a deck that runs out is filled from the discard in the middle of a payment, not before', () => {
    const piles = digital({ deck: ['1', '2', '3'], discard: baseCards.slice(3) })
    const { events, state } = play(having({ piles }), lose(5), seededLuck(3))
    expect(events).toMatchObject([
      { type: 'stamina-lost', points: 3 },
      { type: 'deck-shuffled' },
      { type: 'stamina-lost', points: 2 }
    ])
    expect(ofAda(state).tokens.exhaustion).toBe(5)
  })

  it('S3 RC3 with real cards the table shuffles on the way', () => {
    const piles = physical({ discard: baseCards.slice(3) })
    const { events, state } = play(having({ piles }), lose(5))
    expect(events.map(({ type }) => type)).toEqual(['stamina-lost', 'deck-shuffled-by-hand', 'stamina-lost'])
    expect(ofAda(state).piles).toMatchObject({ deck: 15, exhausted: 5, discard: [] })
  })

  it('S2 points are whole and from one to ten', () => {
    expect(refusalOf(having({}), lose(0))).toEqual({ because: 'not-a-count', amount: 0, from: 1, to: 10 })
    expect(refusalOf(having({}), lose(11))).toMatchObject({ because: 'not-a-count' })
  })
})

describe('recovering Stamina', () => {
  it('S6 O13 cards come back to the discard by luck, each taking a token off', () => {
    const { state, events } = play(having(exhausted(4)), recover(2), seededLuck(5))
    expect(events).toMatchObject([{ type: 'stamina-recovered', cards: { length: 2 } }])
    expect(ofAda(state)).toMatchObject({ tokens: { exhaustion: 2 } })
    expect([ofAda(state).piles.discard.length, exhaustedCount(ofAda(state).piles)]).toEqual([2, 2])
  })

  it('S6 O13 no more come back than there are Exhaustion tokens on the pile', () => {
    const few = { ...exhausted(4), tokens: { exhaustion: 1, harm: 0, wound: 0 } }
    expect(ofAda(play(having(few), recover(4), seededLuck(5)).state)).toMatchObject({
      tokens: { exhaustion: 0 },
      piles: { exhausted: { length: 3 } }
    })
    const none = { ...exhausted(4), tokens: { exhaustion: 0, harm: 0, wound: 0 } }
    expect(refusalOf(having(none), recover(1))).toEqual({ because: 'nothing-to-recover', seat: ada })
  })

  it('S6 face-up cards come back when no face-down ones are left, the newest first', () => {
    const piles = digital({ faceUp: ['3', '4'], exhausted: ['5'] })
    const { state } = play(having({ piles, tokens: { exhaustion: 3, harm: 0, wound: 0 } }), recover(2), seededLuck(5))
    expect(ofAda(state).piles).toMatchObject({ discard: ['5', '4'], faceUp: ['3'] })
  })

  it('S6 N13 face-up cards may be picked, and chance only picks the rest', () => {
    const piles = digital({ faceUp: ['12', '14', '15'], exhausted: ['5'] })
    const start = having({ piles, tokens: { exhaustion: 4, harm: 0, wound: 0 } })
    const picked = play(start, { ...recover(1), cards: ['12'] }, seededLuck(5))
    expect(ofAda(picked.state).piles).toMatchObject({ discard: ['12'], faceUp: ['14', '15'], exhausted: ['5'] })
    const more = play(start, { ...recover(3), cards: ['14'] }, seededLuck(5))
    expect(ofAda(more.state).piles).toMatchObject({ discard: ['5', '14', '15'], faceUp: ['12'] })
  })

  it('S6 D7 a card that lies face down cannot be picked', () => {
    const piles = digital({ faceUp: ['12'], exhausted: ['5'] })
    const start = having({ piles, tokens: { exhaustion: 2, harm: 0, wound: 0 } })
    for (const card of ['5', '9'])
      expect(refusalOf(start, { ...recover(1), cards: [card] })).toEqual({ because: 'not-face-up', seat: ada, card })
  })

  it('S6 N10 the pick holds for Stamina that the story gives, after what slots give back', () => {
    const piles = digital({ faceUp: ['12', '14'] })
    const start = having({ piles, tokens: { exhaustion: 2, harm: 0, wound: 0 } })
    const regain = { type: 'regain-stamina', seat: ada, points: 1, slots: [], reason: '' } as const
    expect(ofAda(play(start, { ...regain, cards: ['12'] }, seededLuck(5)).state).piles).toMatchObject({
      faceUp: ['14']
    })
  })

  it('RC3 real cards are named as they are turned over', () => {
    const start = having({ piles: physical({ exhausted: 3 }), tokens: { exhaustion: 3, harm: 0, wound: 0 } })
    const waiting = play(start, recover(2)).state
    expect(waiting.pending).toMatchObject({ kind: 'name-cards', naming: { for: 'recovery', left: 2 } })
    const one = play(waiting, { type: 'name-card', card: '7' }).state
    expect(refusalOf(one, flip())).toMatchObject({ because: 'something-pending', waits: 'name-cards' })
    const done = play(one, { type: 'name-card', card: '9' }).state
    expect(done.pending).toBeNull()
    expect(ofAda(done)).toMatchObject({
      tokens: { exhaustion: 1 },
      piles: { exhausted: 1, deck: 17, discard: ['7', '9'] }
    })
  })

  it('S7 O35 a character who is down stays down until the GM says so, and not while all Stamina is spent', () => {
    const down = play(having(exhausted(9)), lose(1)).state
    expect(refusalOf(down, { type: 'clear-incapacitated', seat: ada })).toEqual({
      because: 'still-exhausted',
      seat: ada
    })
    const better = play(down, recover(1), seededLuck(1)).state
    expect(ofAda(better).incapacitated).toBe(true)
    expect(ofAda(play(better, { type: 'clear-incapacitated', seat: ada }).state).incapacitated).toBe(false)
    expect(refusalOf(having({}), { type: 'clear-incapacitated', seat: ada })).toEqual({
      because: 'not-incapacitated',
      seat: ada
    })
  })

  it('D3 no pile moves while a flip is in progress', () => {
    const tied = play(
      board([
        sheet(ada, { piles: digital({ top: ['13', '14'] }), ranks: { str: 'anvil', dex: 'blade', int: 'crown' } })
      ]),
      flip({ net: 1 })
    ).state
    for (const command of [
      lose(1),
      recover(1),
      wound,
      { type: 'take-blessing', seat: ada },
      { type: 'shuffle', seat: ada }
    ] as const)
      expect(refusalOf(tied, command)).toEqual({ because: 'flip-in-progress', seat: ada })
  })
})
