import { describe, expect, it } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import type { Answers, OpenQuestion } from '#rules/core/question'
import { checkAnswers } from '#rules/core/check-answers'
import { baseCards } from '#rules/thousand-faces/cards'
import { offersNow } from '#rules/thousand-faces/offers-now'
import type { Command, State } from '#rules/thousand-faces/state'
import { ada, board, digital, physical, play, sheet } from '../../../support/thousand-faces/table'

const asked = (state: State, kind: string): OpenQuestion<Command, SeatId | null> =>
  offersNow(state, { kind: 'gm' }).find(({ question }) => question.id === `${kind} ${ada}`)!
/** The command of these answers, or why they are refused. */
function command(state: State, kind: string, given: Answers): Command | string {
  const { question, command: of } = asked(state, kind)
  const taken = checkAnswers(question, given)
  return taken.ok ? of(taken.value) : JSON.stringify(taken.error.explanation.message)
}
const table = board([sheet(ada)])

describe('the questions about the cards of a player', () => {
  it('QU5 are the Game Master’s alone', () => {
    const phones: State = { ...table, phoneFlips: { everybody: true, except: [] } }
    const ids = ['draw', 'throw', 'cards'].map(kind => `${kind} ${ada}`)
    expect(offersNow(phones, { kind: 'seat', seat: ada }).filter(({ question }) => ids.includes(question.id))).toEqual(
      []
    )
    expect(ids.map(id => offersNow(phones, { kind: 'gm' }).some(({ question }) => question.id === id))).toEqual([
      true,
      true,
      true
    ])
  })

  it('DL1 DL2 a d4, d6 or d10 is read off the cards', () => {
    for (const die of ['d4', 'd6', 'd10'] as const)
      expect(command(table, 'draw', { die })).toEqual({ type: 'draw-number', seat: ada, die })
    expect(play(table, command(table, 'draw', { die: 'd4' }) as Command).events).toMatchObject([
      { type: 'number-drawn', die: 'd4' }
    ])
  })

  it('D2 F8 no number is drawn while a flip waits, from too few real cards, or from none', () => {
    const waits: State = { ...table, pending: { kind: 'name-cards', seat: ada, naming: { for: 'number', die: 'd4' } } }
    expect(command(waits, 'draw', {})).toContain('is not finished')
    const few = board([sheet(ada, { piles: physical({ discard: baseCards.slice(4) }) })])
    expect(command(few, 'draw', {})).toContain('Too few cards are left')
    const none = board([sheet(ada, { piles: digital({ deck: [], discard: [] }) })])
    expect(command(none, 'draw', {})).toContain('No card is left to turn')
  })

  it('N2 dice of the app are rolled, with an addition, halved, and for a reason', () => {
    expect(command(table, 'throw', {})).toEqual({
      type: 'roll-dice',
      seat: ada,
      throw: { dice: [6], plus: 0, halved: 'whole' },
      what: ''
    })
    expect(command(table, 'throw', { die: 'd10', dice: 3, plus: -2, halved: 'halved', what: ' guards ' })).toEqual({
      type: 'roll-dice',
      seat: ada,
      throw: { dice: [10, 10, 10], plus: -2, halved: 'halved' },
      what: 'guards'
    })
  })

  it('D6 the other cards can be taken, unless a flip waits; the present ones say why not', () => {
    expect(command(table, 'cards', { cards: 'physical' })).toEqual({ type: 'use-cards', seat: ada, cards: 'physical' })
    expect(command(table, 'cards', { cards: 'digital' })).toContain('plays with these cards')
    const waits: State = { ...table, pending: { kind: 'name-cards', seat: ada, naming: { for: 'number', die: 'd4' } } }
    expect(command(waits, 'cards', { cards: 'physical' })).toContain('is not finished')
  })
})
