import { describe, expect, it } from 'vitest'
import type { Choice, Question } from '#rules/core/question'
import { offeredToPlayer } from '#rules/thousand-faces/offer'
import { offeredQuestions } from '#rules/thousand-faces/offered'
import { seededLuck } from '../../support/luck'
import { Asked, things } from '../../support/phone-asked'
import { expectLawful, expectNothingGraveProposed, noQuestions } from '../../support/question-laws'
import { seatId } from '../../support/sheets'

/** A question whose first choice is proposed. */
function proposing(first: Partial<Choice>, ...others: readonly Partial<Choice>[]): Question {
  const choices = [first, ...others].map((choice, at) => ({ key: `choice ${at}`, title: ['A choice'], ...choice }))
  return {
    id: 'test 1',
    seat: seatId(1),
    decides: 'player',
    title: 'A test',
    asks: ['What now?'],
    rule: 'QU3',
    fields: [{ kind: 'one', key: 'does', label: ['It does'], choices, chosen: 'choice 0' }],
    commit: 'Do it'
  }
}

describe('the law of proposals', () => {
  it.each([
    ['the end of a fight', proposing({ isFatal: true }, {})],
    ['a grave choice', proposing({ grave: 'It could end the fight' }, {})],
    ['a spend of XP beside a free choice', proposing({ xp: 1 }, {})]
  ])('QU3 refuses %s', (_, question) => {
    expect(() => expectNothingGraveProposed(question)).toThrow('what is proposed in does')
  })

  it('QU3 takes a harmless choice, and a spend of XP that is the only purpose', () => {
    expectNothingGraveProposed(proposing({}, { isFatal: true }))
    expectNothingGraveProposed(proposing({ xp: 1 }))
  })

  it('QU3 is one of the laws of each state', () => {
    const question = proposing({ isFatal: true }, {})
    const system = {
      openQuestions: (_: unknown, { kind }: { readonly kind: string }) =>
        kind === 'gm' ? [{ question, command: () => ({}) }] : [],
      decide: () => ({ ok: true })
    }
    const game = { system: system as never, seatsOf: () => [], isPlayersAlone: () => false, secretsOf: () => [] }
    expect(() => expectLawful(game, {}, seededLuck(1), noQuestions())).toThrow('what is proposed in does')
  })

  it('QU3 Q7 Pack is proposed before XP for the right piece of gear', () => {
    const to = offeredToPlayer(new Asked(1, 0).act(...things).view)
    const offered = offeredQuestions(to!).map(({ question }) => question)
    expect(offered.map(({ id }) => id.split(' ')[0])).toContain('good-thing')
    for (const question of offered) expectNothingGraveProposed(question)
  })
})
