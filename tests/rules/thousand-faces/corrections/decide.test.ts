import { describe, expect, it } from 'vitest'
import { baseCards } from '#rules/thousand-faces/cards'
import type { Correction } from '#rules/thousand-faces/corrections/model'
import { exhaustedCount } from '#rules/thousand-faces/deck/piles'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { Sheet, State } from '#rules/thousand-faces/state'
import { scriptedLuck } from '../../../support/luck'
import {
  ada,
  board,
  digital,
  flip,
  lastFlip,
  physical,
  play,
  refusalOf,
  sheet
} from '../../../support/thousand-faces/table'

const having = (changes: Partial<Sheet>): State => board([sheet(ada, changes)])
const correct = (correction: Correction) => ({ type: 'correct', seat: ada, correction, reason: 'miscounted' }) as const
const corrected = (state: State, correction: Correction): Sheet =>
  sheetOf(play(state, correct(correction), scriptedLuck(0)).state, ada)

describe('corrections', () => {
  it('CO1 every number is corrected by hand', () => {
    expect(corrected(having({}), { what: 'xp', to: 7 }).xp).toBe(7)
    expect(corrected(having({}), { what: 'shadow-caused', to: 3 }).shadowCaused).toBe(3)
    expect(corrected(having({}), { what: 'incapacitated', to: true }).incapacitated).toBe(true)
    expect(refusalOf(having({}), correct({ what: 'xp', to: -1 }))).toMatchObject({ because: 'not-a-count' })
  })

  it('CO2 the last result is corrected, and what followed from it stays', () => {
    const crossed = play(having({ piles: digital({ top: ['1'] }) }), flip()).state
    expect(corrected(crossed, { what: 'last-result', to: 2 }).lastFlip).toMatchObject({
      result: 2,
      consequences: { gmMove: true }
    })
    expect(refusalOf(having({}), correct({ what: 'last-result', to: 2 }))).toEqual({
      because: 'no-flip-yet',
      seat: ada
    })
  })

  it('CO3 tokens, within two Wounds, two Harm, and a card for each Exhaustion', () => {
    const spent = having({ piles: digital({ exhausted: ['1', '2'] }) })
    expect(corrected(spent, { what: 'tokens', exhaustion: 2, harm: 1, wound: 2 }).tokens).toEqual({
      exhaustion: 2,
      harm: 1,
      wound: 2
    })
    expect(refusalOf(spent, correct({ what: 'tokens', exhaustion: 3, harm: 0, wound: 0 }))).toEqual({
      because: 'too-many-tokens',
      seat: ada,
      exhausted: 2
    })
    expect(refusalOf(spent, correct({ what: 'tokens', exhaustion: 0, harm: 0, wound: 3 }))).toMatchObject({
      because: 'not-a-count'
    })
  })

  it('CO4 a card is moved to its real position on the table', () => {
    const start = having({ piles: digital({ top: ['7'], discard: ['1', '2'], faceUp: ['3'] }) })
    expect(corrected(start, { what: 'card', card: '1', from: 'discard', to: 'exhaustion' }).piles).toMatchObject({
      discard: ['2'],
      faceUp: ['3', '1']
    })
    expect(corrected(start, { what: 'card', card: '3', from: 'exhaustion', to: 'discard' }).piles).toMatchObject({
      discard: ['1', '2', '3'],
      faceUp: []
    })
    expect(corrected(start, { what: 'card', card: '1', from: 'discard', to: 'deck-top' }).piles).toMatchObject({
      deck: ['1', '7', ...baseCards.filter(card => !['1', '2', '3', '7'].includes(card))]
    })
    expect(corrected(start, { what: 'card', card: '7', from: 'deck', to: 'discard' }).piles).toMatchObject({
      discard: ['1', '2', '7']
    })
    expect(refusalOf(start, correct({ what: 'card', card: '9', from: 'discard', to: 'deck-top' }))).toEqual({
      because: 'card-not-there',
      seat: ada,
      card: '9',
      pile: 'discard'
    })
    expect(refusalOf(start, correct({ what: 'card', card: '1', from: 'discard', to: 'discard' }))).toEqual({
      because: 'nothing-corrected'
    })
  })

  it('CO4 D7 the table names the position of an unseen card, never the app', () => {
    const start = having({ piles: digital({ exhausted: ['9'] }), tokens: { exhaustion: 1, harm: 0, wound: 0 } })
    const named = corrected(start, { what: 'card', card: '5', from: 'exhaustion', to: 'discard' })
    expect(named).toMatchObject({ tokens: { exhaustion: 0 }, piles: { discard: ['5'], exhausted: [] } })
    expect(corrected(start, { what: 'card', card: '9', from: 'deck', to: 'discard' })).toMatchObject({
      tokens: { exhaustion: 1 },
      piles: { discard: ['9'] }
    })
  })

  it('CO5 unseen cards are counted off the deck, or back onto it; ten exhausted put the character down', () => {
    const start = having({ piles: digital({ exhausted: ['1', '2'] }), tokens: { exhaustion: 2, harm: 0, wound: 0 } })
    expect(corrected(start, { what: 'exhaustion-count', to: 4 })).toMatchObject({
      piles: { exhausted: ['1', '2', '3', '4'] },
      tokens: { exhaustion: 2 }
    })
    expect(corrected(start, { what: 'exhaustion-count', to: 1 })).toMatchObject({
      piles: { exhausted: ['1'] },
      tokens: { exhaustion: 1 }
    })
    expect(corrected(start, { what: 'exhaustion-count', to: 10 })).toMatchObject({ incapacitated: true })
    expect(refusalOf(start, correct({ what: 'exhaustion-count', to: 11 }))).toMatchObject({ because: 'not-a-count' })
    expect(refusalOf(start, correct({ what: 'exhaustion-count', to: 2 }))).toEqual({ because: 'nothing-corrected' })
    expect(
      refusalOf(
        having({ piles: digital({ deck: ['1'], discard: baseCards.slice(1) }) }),
        correct({ what: 'exhaustion-count', to: 3 })
      )
    ).toEqual({ because: 'deck-too-small', seat: ada, deck: 1 })
  })

  it('CO5 a character with ten exhausted cards cannot stand, nor take an eleventh', () => {
    const down = having({ piles: digital({ exhausted: baseCards.slice(0, 10), discard: ['12'] }), incapacitated: true })
    expect(refusalOf(down, correct({ what: 'incapacitated', to: false }))).toEqual({
      because: 'still-exhausted',
      seat: ada
    })
    expect(refusalOf(down, correct({ what: 'card', card: '12', from: 'discard', to: 'exhaustion' }))).toEqual({
      because: 'too-many-exhausted',
      seat: ada
    })
  })

  it('CO6 what the table is turning over right now must still be able to come up', () => {
    const few = having({ piles: physical({ exhausted: 3 }) })
    const naming = play(few, flip({ net: 2 })).state
    expect(corrected(naming, { what: 'exhaustion-count', to: 5 }).piles).toMatchObject({ deck: 15 })
    const tiny = play(
      having({ piles: physical({ exhausted: 9, discard: baseCards.slice(0, 5) }) }),
      flip({ net: 2 })
    ).state
    const short = play(
      play(tiny, correct({ what: 'card', card: '20', from: 'deck', to: 'discard' })).state,
      correct({ what: 'card', card: '19', from: 'deck', to: 'discard' })
    ).state
    const three = play(short, correct({ what: 'card', card: '18', from: 'deck', to: 'discard' })).state
    expect(refusalOf(three, correct({ what: 'card', card: '17', from: 'deck', to: 'discard' }))).toEqual({
      because: 'flip-in-progress',
      seat: ada
    })
    const tied = play(having({ piles: digital({ top: ['14', '18'] }) }), flip({ net: 1 })).state
    expect(refusalOf(tied, correct({ what: 'card', card: '14', from: 'discard', to: 'deck-top' }))).toEqual({
      because: 'card-in-play',
      card: '14'
    })
    expect(corrected(tied, { what: 'xp', to: 4 }).xp).toBe(4)
  })

  it('CO7 a correction shuffles nothing; a shuffle that is due waits for the next flip', () => {
    const start = having({ piles: digital({ deck: baseCards.slice(0, 6), discard: baseCards.slice(6) }) })
    const { state, events } = play(start, correct({ what: 'card', card: '1', from: 'deck', to: 'discard' }))
    expect(events).toHaveLength(1)
    expect(sheetOf(state, ada).piles).toMatchObject({ deck: { length: 5 }, discard: { length: 15 } })
  })

  it('CO8 wound cards are handed out and taken back', () => {
    const added = play(having({}), correct({ what: 'wound-cards', add: 'W2', remove: null }), scriptedLuck(0)).state
    expect(sheetOf(added, ada).piles.discard).toEqual(['W2.1'])
    const exchanged = play(added, correct({ what: 'wound-cards', add: 'W1', remove: 'W2.1' }), scriptedLuck(0)).state
    expect(sheetOf(exchanged, ada).piles.discard).toEqual(['W1.2'])
    expect(refusalOf(added, correct({ what: 'wound-cards', add: null, remove: 'W1.9' }))).toEqual({
      because: 'no-such-wound',
      seat: ada,
      card: 'W1.9'
    })
    expect(refusalOf(added, correct({ what: 'wound-cards', add: null, remove: null }))).toEqual({
      because: 'nothing-corrected'
    })
  })

  it('F9 ranks sum to six', () => {
    const { state } = play(having({}), {
      type: 'set-ranks',
      seat: ada,
      ranks: { str: 'dragon', dex: 'anvil', int: 'anvil' }
    })
    expect(sheetOf(state, ada).ranks).toEqual({ str: 'dragon', dex: 'anvil', int: 'anvil' })
    expect(
      refusalOf(state, { type: 'set-ranks', seat: ada, ranks: { str: 'dragon', dex: 'blade', int: 'anvil' } })
    ).toEqual({ because: 'bad-ranks', sum: 7 })
    expect(exhaustedCount(sheetOf(state, ada).piles)).toBe(0)
    expect(() => lastFlip(state)).toThrow('has not flipped')
  })
})
