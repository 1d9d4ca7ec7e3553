import { describe, expect, it } from 'vitest'
import type { Choice, Obstacle, Question } from '#rules/core/question'
import { say } from '#rules/core/refusal'
import { offeredToPlayer } from '#rules/thousand-faces/offer'
import { offeredQuestions } from '#rules/thousand-faces/offered'
import { seededLuck } from '../../support/luck'
import { Asked, things } from '../../support/phone-asked'
import { expectLawful, expectNothingGraveProposed, noQuestions } from '../../support/question-laws'
import { opensRemedies } from '../../support/remedy-law'
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

describe('the law of remedies', () => {
  const blocked = (obstacle: Obstacle): Question => ({ ...proposing({}, { blocked: obstacle }), id: 'test 1' })
  const first = say('Nothing is there', 'Add something first')

  it('QU2 refuses a reason that says “first” and leads nowhere, or to what is not there', () => {
    for (const obstacle of [first, { ...first, near: { field: 'gone' } }, { ...first, near: { question: 'add' } }])
      expect(() => opensRemedies(blocked(obstacle), ['test 1'])).toThrow('what blocks test 1 leads nowhere')
    expect(() => opensRemedies({ ...proposing({}), blocked: first }, [])).toThrow('leads nowhere')
  })

  it('QU2 takes a button, a field of the same form, and another question of the moment', () => {
    opensRemedies(blocked(say('Nothing is there', 'Add something first', 'foes')), [])
    opensRemedies(blocked({ ...first, near: { field: 'does' } }), [])
    opensRemedies(blocked({ ...first, near: { question: 'add' } }), ['add s1'])
    opensRemedies(blocked(say('Nothing is there', 'Play on')), [])
  })
})
