import { describe, expect, it } from 'vitest'
import type { Audience } from '#rules/core/audience'
import {
  type Answers,
  askedAgain,
  endsFight,
  missingAnswer,
  type OpenQuestion,
  proposedAnswers
} from '#rules/core/question'
import type { SeatId } from '#rules/core/seat'
import { offersNow } from '#rules/thousand-faces/offers-now'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { Command, State } from '#rules/thousand-faces/state'
import { expectNothingGraveProposed } from '../../../support/question-laws'
import { ada, bo, digital, play } from '../../../support/thousand-faces/table'
import { adaWith, aMove } from '../characters/builders'

const gm: Audience = { kind: 'gm' }
const exhausted = ['3', '5', '6', '7', '8', '9', '10', '11', '12']

/** The lock of Ada lies there. @param spent her Stamina that is gone */
function laid(spent = 0): State {
  const piles = digital({ top: ['1', '2', '4'], exhausted: exhausted.slice(0, spent) })
  const tokens = { exhaustion: spent, harm: 0, wound: 0 }
  const state = adaWith({ moves: [aMove('pick-locks')] }, { piles, tokens })
  return play(state, { type: 'lay-corners', seat: ada, move: 'pick-locks' }).state
}

const find = (state: State, audience: Audience): OpenQuestion<Command, SeatId | null> | undefined =>
  offersNow(state, audience).find(({ question }) => question.id === `laid-corners ${ada}`)

function asked(state: State): OpenQuestion<Command, SeatId | null> {
  const found = find(state, gm)
  if (!found) throw new Error('no question about laid cards')
  return found
}

const answered = (state: State, answers: Answers): State => play(state, asked(state).command(answers)).state

describe('the question about laid cards', () => {
  it('QU1 V8 their player and the Game Master are asked the same, also where the player flips on no phone', () => {
    const own = find(laid(), { kind: 'seat', seat: ada })
    expect(own?.question).toEqual(asked(laid()).question)
    expect(find(laid(), { kind: 'seat', seat: bo })).toBeUndefined()
    expect(find(adaWith({}), gm)).toBeUndefined()
  })

  it('V8 the chosen card is replaced, and the card that took its place is one of the choices', () => {
    const state = answered(laid(), { card: '2', does: 'replace' })
    expect(sheetOf(state, ada)).toMatchObject({ piles: { faceUp: ['2'] }, tokens: { exhaustion: 1 } })
    const [cards] = asked(state).question.fields
    expect(cards?.kind === 'one' && cards.choices.map(({ key }) => key)).not.toContain('2')
  })

  it('QU3 NP2 the last Stamina ends the fight: it is grave, never proposed, and the character falls', () => {
    const replace = { card: '1', does: 'replace' }
    expect(endsFight(asked(laid(8)).question, replace)).toBe(false)
    const last = laid(9)
    const { question } = asked(last)
    expect(endsFight(question, replace)).toBe(true)
    expectNothingGraveProposed(question)
    expect(missingAnswer(question, proposedAnswers(question))).toBe('Choose one')
    expect(sheetOf(answered(last, replace), ada).incapacitated).toBe(true)
  })

  it('V8 without Stamina another card is blocked, with the reason, the rule and what can be done', () => {
    const spent = answered(laid(9), { card: '1', does: 'replace' })
    const does = asked(spent).question.fields.find(({ key }) => key === 'does')
    expect(does?.kind === 'one' && does.choices[1]).toMatchObject({
      key: 'replace',
      blocked: { message: [{ seat: ada }, ' has no Stamina left'], opens: 'recover', rule: 'V8' }
    })
    expect(missingAnswer(asked(spent).question, { card: '2', does: 'replace' })).toBe('Choose one')
    expect(answered(spent, { card: '2', does: 'give-up' }).game).toBeNull()
  })

  it('V9 QU3 giving up is asked once more; solved cards are proposed to be handed in', () => {
    const { question } = asked(laid())
    expect(askedAgain(question, { card: '1', does: 'give-up' })).toContain('cross')
    expect(answered(laid(), { card: '1', does: 'give-up' })).toMatchObject({ outcomes: [{ result: 0 }] })
    const solved = play(laid(), {
      type: 'arrange-corners',
      laid: [
        { card: '1', turn: 1 },
        { card: '2', turn: 0 },
        { card: '4', turn: 0 }
      ]
    }).state
    expect(proposedAnswers(asked(solved).question)).toEqual({ card: '1', does: 'solved' })
    expect(answered(solved, proposedAnswers(asked(solved).question))).toMatchObject({ outcomes: [{ result: 3 }] })
  })
})
