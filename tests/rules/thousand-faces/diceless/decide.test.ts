import { describe, expect, it } from 'vitest'
import { numberOn } from '#rules/thousand-faces/diceless/steps'
import { sheetOf } from '#rules/thousand-faces/sheets'
import { seededLuck } from '../../../support/luck'
import { ada, board, digital, flip, physical, play, refusalOf, sheet } from '../../../support/thousand-faces/table'

const draw = (die: 'd4' | 'd6' | 'd10') => ({ type: 'draw-number', seat: ada, die }) as const

describe('playing without dice', () => {
  it('E48 DL1 DL2 cards show a d4, a d6, or both together as a d10', () => {
    expect([numberOn('5', 'd6'), numberOn('5', 'd10'), numberOn('11', 'd10'), numberOn('11', 'd4')]).toEqual([
      null,
      4,
      10,
      4
    ])
  })

  it('E48 DL1 DL3 cards without a number are passed over; all go to the discard', () => {
    const { state, events } = play(board([sheet(ada, { piles: digital({ top: ['5', '11'] }) })]), draw('d6'))
    expect(events).toEqual([{ type: 'number-drawn', seat: ada, die: 'd6', cards: ['5', '11'], number: 6 }])
    expect(sheetOf(state, ada).piles.discard).toEqual(['5', '11'])
  })

  it('DL3 D2 a deck that is used up in the search is shuffled', () => {
    const deck = ['1', '6', '15', '20', 'W1.1', 'W1.2']
    const discard = ['2', '3', '4', '5', '7', '8', '9', '10', '11', '12', '13', '14', '16', '17', '18', '19']
    const { events } = play(board([sheet(ada, { piles: digital({ deck, discard }) })]), draw('d4'), seededLuck(4))
    expect(events.slice(0, 2)).toMatchObject([{ cards: deck, number: null }, { type: 'deck-shuffled' }])
    expect(events.find(event => event.type === 'number-drawn' && event.number !== null)).toBeDefined()
  })

  it('O38 a wound card that comes up outside a flip costs nothing and stops nothing', () => {
    const { state } = play(board([sheet(ada, { piles: digital({ top: ['W1.1', '4'] }) })]), draw('d4'))
    expect(sheetOf(state, ada)).toMatchObject({ tokens: { exhaustion: 0 }, piles: { discard: ['W1.1', '4'] } })
  })

  it('DL4 RC2 with real cards the table says what comes up', () => {
    const waiting = play(board([sheet(ada, { piles: physical({}) })]), draw('d6')).state
    expect(refusalOf(waiting, flip())).toMatchObject({ because: 'something-pending' })
    const one = play(waiting, { type: 'name-card', card: '5' }).state
    expect(one.pending).toMatchObject({ kind: 'name-cards', naming: { for: 'number', die: 'd6' } })
    const two = play(one, { type: 'name-card', card: '13' })
    expect(two.events).toMatchObject([{ type: 'number-drawn', number: 5 }])
    expect(two.state.pending).toBeNull()
  })
})
