import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyQuestion, askedAgain, missingAnswer, proposedAnswers } from '#rules/core/question'
import { gm, type SeatId } from '#rules/core/seat'
import { prophecy } from '#rules/prophecy/index'
import { openQuestions, questionsShown } from '#rules/prophecy/open-questions'
import type { State } from '#rules/prophecy/state'
import { isPresent } from '#rules/prophecy/table/presence'
import { seededLuck } from '../../support/luck'
import { expectLawful, noQuestions } from '../../support/question-laws'
import { runs } from '../../support/thorough'
import { play, steps } from './random-story'
import { brindle, kresk, Story } from './story'

const longestMs = 900_000
const kindsOf = (state: State, seat: SeatId | null): readonly string[] =>
  questionsShown(state, seat === null ? gm : { kind: 'seat', seat }).map(({ id }) => id.split(' ')[0]!)
const ask = (state: State, seat: SeatId | null, kind: string) =>
  openQuestions(state, seat === null ? gm : { kind: 'seat', seat }).find(({ question }) =>
    question.id.startsWith(`${kind} `)
  )

/** A Finale on stage, with a Character and a thing in it. */
function onStage(): Story {
  const story = new Story()
    .character('Ada')
    .attach('Ada', 'Locksmith')
    .thing('The gate', 'Rusted')
    .sketch('Open the gate')
  const scene = story.scene('Open the gate').id
  const object = story.object('The gate').id
  return story.do({ type: 'bring', scene, object }).do({ type: 'perform', scene, at: 1000 })
}

describe('the questions of a story', () => {
  it('PR46 QU1 the whole table may match and roll while a scene is performed', () => {
    const { state } = onStage()
    expect([kindsOf(state, null), kindsOf(state, brindle)]).toEqual([
      ['roll', 'match'],
      ['roll', 'match']
    ])
    expect(questionsShown(state, { kind: 'table' })).toEqual([])
  })

  it('PR22 QU1 an Aspect is matched with one of the scene, and a pair is taken away', () => {
    const story = onStage()
    const [character, environment] = story.state.objects.flatMap(({ aspects }) => aspects.map(({ id }) => id))
    const match = ask(story.state, kresk, 'match')
    const command = match!.command({ character: character!, with: environment! })
    story.do(command)
    expect(kindsOf(story.state, kresk)).toEqual(['roll', 'unmatch'])
    story.do(ask(story.state, kresk, 'unmatch')!.command({ pair: `${character} ${environment}` }))
    expect(kindsOf(story.state, kresk)).toEqual(['roll', 'match'])
  })

  it('PR24 QU3 without dice the failure is accepted on purpose, and asked once more', () => {
    const roll = ask(onStage().state, kresk, 'roll')!
    expect(missingAnswer(roll.question, proposedAnswers(roll.question))).toBe('Choose one')
    expect(askedAgain(roll.question, { failure: 'accept' })).toContain('ends as a failure')
    expect(roll.command({ failure: 'accept' })).toEqual({ type: 'roll', dice: null })
  })

  it('PR32 QU1 real dice are read off the table, as many as are due', () => {
    const story = onStage()
    const [character, environment] = story.state.objects.flatMap(({ aspects }) => aspects.map(({ id }) => id))
    story.do(ask(story.state, null, 'match')!.command({ character: character!, with: environment! }))
    const roll = ask(story.state, null, 'roll')!
    expect(missingAnswer(roll.question, proposedAnswers(roll.question))).toBeNull()
    expect(roll.command({ dice: 'real', real: 'a 5' })).toEqual({ type: 'roll', dice: [5] })
  })

  it('PR20 PR36 QU1 the Game Master and the Moderator choose and end a scene, with the time of the answer', () => {
    const story = onStage()
    story.do({ type: 'name-moderator', seat: brindle })
    story.do(ask(story.state, null, 'roll')!.command({ failure: 'accept' }), gm, seededLuck(3))
    expect([kindsOf(story.state, kresk), kindsOf(story.state, brindle)]).toEqual([['tell'], ['tell', 'end']])
    expect(ask(story.state, brindle, 'end')!.command({}, 9000)).toEqual({ type: 'end-scene', at: 9000 })
  })

  it('PR49 PR52 QU1 a called player chooses the scene, and says when there is no other pair', () => {
    const story = onStage()
    const called = { type: 'call-player', seats: [kresk], why: '' } as const
    story.do({ ...called, what: 'match' })
    expect(kindsOf(story.state, kresk)).toEqual(['done', 'roll', 'match-own'])
    expect(ask(story.state, kresk, 'done')!.command({})).toEqual({
      type: 'answer-call',
      seat: kresk,
      call: 1,
      answer: null
    })
    const before = new Story().sketch('Open the gate').do({ ...called, what: 'choose-scene' })
    const perform = ask(before.state, kresk, 'perform')!
    expect(perform.question.offered).toBeUndefined()
    expect(perform.command({ scene: before.scene('Open the gate').id }, 7)).toMatchObject({
      type: 'answer-call',
      answer: { type: 'perform', at: 7 }
    })
  })
})

describe('the questions of random stories', () => {
  it(
    'QU1 each screen offers the same, and the rules take what is complete',
    () => {
      const count = noQuestions()
      fc.assert(
        fc.property(play, game => {
          const luck = seededLuck(game.seed)
          for (const { state } of steps(game)) expectLawful(laws, state, luck, count)
        }),
        { numRuns: runs(15, 500), endOnFailure: true }
      )
      console.info(`Prophecy: ${count.states} states, ${count.compared} compared, ${count.taken} taken`)
      expect(count.states).toBeGreaterThan(runs(80, 10_000))
      expect([...count.kinds]).toEqual(expect.arrayContaining(['roll', 'perform']))
    },
    longestMs
  )
})

const laws = {
  system: prophecy as never,
  seatsOf: (state: State) => state.seats.map(({ id }) => id).filter(id => isPresent(state, id)),
  isPlayersAlone: (_: State, { id }: AnyQuestion) => /^(done|(un)?match-own) /.test(id),
  secretsOf: () => []
}
