import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callFor } from '#rules/core/calls/rules'
import { type AnyQuestion, askedAgain, missingAnswer, proposedAnswers } from '#rules/core/question'
import { gm, type SeatId } from '#rules/core/seat'
import { callKinds } from '#rules/prophecy/calls/calling'
import { castQuestionsFor } from '#rules/prophecy/cast-questions'
import { prophecy } from '#rules/prophecy/index'
import { moderationQuestionsFor, moderatorPrompts } from '#rules/prophecy/moderation-questions'
import { openQuestions, questionsShown } from '#rules/prophecy/open-questions'
import { kindsOfCall, partsOf } from '#rules/prophecy/question-kinds'
import type { State } from '#rules/prophecy/state'
import { worldQuestionsFor } from '#rules/prophecy/world/world-questions'
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
      ['roll', 'match', 'put-back'],
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

  it('PR20 QU2 a scene to which others lead is blocked, and says which come first', () => {
    const story = new Story().sketch('Open the gate')
    const finale = story.scene('Open the gate').id
    story.do({ type: 'sketch', parent: finale, objective: 'Find the key' })
    const { question } = ask(story.state, null, 'perform')!
    expect(question.fields).toMatchObject([
      { choices: [{ title: ['Find the key'] }, { key: finale, blocked: { rule: 'PR20' } }], chosen: null }
    ])
    expect(JSON.stringify(question.fields)).toContain('Perform “Find the key” first')
  })

  it('PR21 PR31 QU1 a scene is cancelled before its dice fall, and its outcome corrected afterwards', () => {
    const story = onStage().do({ type: 'name-moderator', seat: brindle })
    const putBack = ask(story.state, brindle, 'put-back')!
    expect(putBack.question).toEqual(ask(story.state, null, 'put-back')!.question)
    expect(putBack.command({})).toEqual({ type: 'put-back' })
    expect(ask(story.state, kresk, 'put-back')).toBeUndefined()
    story.do(ask(story.state, null, 'roll')!.command({ failure: 'accept' }), gm, seededLuck(3))
    expect(ask(story.state, null, 'put-back')).toBeUndefined()
    expect(ask(story.state, null, 'correct')!.command({})).toMatchObject({ outcome: 'success' })
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
    expect(kindsOfCall['choose-scene']).toEqual(
      questionsShown(before.state, { kind: 'seat', seat: kresk }).map(({ id }) => partsOf(id).kind)
    )
    expect(perform.question.offered).toBeUndefined()
    expect(perform.command({ scene: before.scene('Open the gate').id }, 7)).toMatchObject({
      type: 'answer-call',
      answer: { type: 'perform', at: 7 }
    })
  })
})

describe('the questions about the world', () => {
  const world = (state: State, seat: SeatId | null) =>
    worldQuestionsFor(state, seat === null ? gm : { kind: 'seat', seat })
  const idsOf = (state: State, seat: SeatId | null): readonly string[] =>
    world(state, seat).map(({ question }) => question.id)
  const find = (state: State, seat: SeatId | null, id: string) => {
    const found = world(state, seat).find(({ question }) => question.id === id)
    if (!found) throw new Error(`no question ${id}`)
    return found
  }
  /** Kresk plays Ada; the gate belongs to the world. */
  const begun = (): Story => new Story().character('Ada').thing('The gate')

  it('PR5 PR39 QU5 a player makes the own Character, the Game Master one for each player without one', () => {
    const { state } = new Story()
    expect(idsOf(state, kresk)).toEqual([`character ${kresk}`, 'card'])
    expect(idsOf(state, null)).toEqual([`character ${kresk}`, `character ${brindle}`, 'character gm', 'card'])
    expect(find(state, kresk, `character ${kresk}`).question.offered).toBeUndefined()
    expect(find(state, brindle, `character ${brindle}`).command({ name: ' Ada ' })).toEqual({
      type: 'add-object',
      name: 'Ada',
      kind: 'person',
      player: { kind: 'seat', seat: brindle }
    })
    expect(worldQuestionsFor(state, { kind: 'table' })).toEqual([])
  })

  it('PR39 nothing is asked of a player about the Character of another', () => {
    const story = begun()
    const [ada, gate] = story.state.objects.map(({ id }) => id)
    expect(idsOf(story.state, kresk)).toEqual([`aspect ${ada}.0`, `aspect ${gate}`, 'card'])
    expect(idsOf(story.state, brindle)).toEqual([`character ${brindle}`, `aspect ${gate}`, 'card'])
  })

  it('PR6 PR8 the categories that are missing are offered, and a relationship with whom', () => {
    const story = begun()
    const [{ id: ada } = { id: '' }] = story.state.objects
    const first = find(story.state, kresk, `aspect ${ada}.0`)
    expect(proposedAnswers(first.question)).toMatchObject({ category: 'occupation', text: '' })
    expect(first.question.fields[0]).toMatchObject({ choices: { length: 6, 3: { blocked: {} } } })
    story.do(first.command({ category: 'occupation', text: 'Locksmith' }), { kind: 'seat', seat: kresk })
    story.character('Ottilie', brindle)
    const second = find(story.state, kresk, `aspect ${ada}.1`)
    const tied = { category: 'relationship', text: 'Keeps her secret' }
    expect(missingAnswer(second.question, { ...proposedAnswers(second.question), ...tied })).toBe('Choose one')
    const ottilie = story.object('Ottilie').id
    story.do(second.command({ ...tied, about: ottilie }), { kind: 'seat', seat: kresk })
    const { id: aspect } = story.object('Ada').aspects[1]!
    const tie = find(story.state, kresk, `tie ${aspect}`)
    expect(proposedAnswers(tie.question)).toEqual({ about: ottilie, text: 'Keeps her secret' })
    expect(tie.command({ about: ottilie, text: 'Owes her' })).toEqual({
      type: 'rewrite',
      aspect,
      text: 'Owes her',
      about: ottilie
    })
  })

  it('PR40 a relationship is with any person where the table has chosen so', () => {
    const story = begun().do({ type: 'add-object', name: 'The porter', kind: 'person', player: null })
    const [{ id: ada } = { id: '' }] = story.state.objects
    const partners = (): unknown => find(story.state, kresk, `aspect ${ada}.0`).question.fields[1]
    expect(partners()).toMatchObject({ key: 'about', choices: [] })
    story.do({ type: 'set-options', options: { finale: 4, sceneMinutes: 8, relationship: 'anyone' } })
    expect(partners()).toMatchObject({ choices: [{ title: ['The porter'] }] })
    expect(find(story.state, kresk, `aspect ${ada}.0`).question.fields[0]).toMatchObject({
      choices: { 3: { key: 'relationship', inFull: [['with any person']] } }
    })
  })

  it('QU5 no frame carries the questions about the world', () => {
    const { state } = begun()
    const kinds = new Set([gm, { kind: 'seat', seat: kresk } as const].flatMap(of => questionsShown(state, of)))
    expect([...kinds].map(({ id }) => id.split(' ')[0])).not.toContain('card')
  })
})

describe('the questions of the Moderator and the options', () => {
  const kept = (state: State, seat: SeatId | null) =>
    moderationQuestionsFor(state, seat === null ? gm : { kind: 'seat', seat })
  const find = (state: State, seat: SeatId | null, id: string) =>
    kept(state, seat).find(({ question }) => question.id === id)!
  const idsOf = (state: State, seat: SeatId | null): readonly string[] =>
    kept(state, seat).map(({ question }) => question.id)

  it('PR38 QU5 the Game Master names the Moderator, who asks the table as the Game Master does', () => {
    const story = new Story()
    expect([idsOf(story.state, null), idsOf(story.state, brindle)]).toEqual([['options', 'moderator', 'ask'], []])
    const named = find(story.state, null, 'moderator')
    expect(proposedAnswers(named.question)).toEqual({ who: 'gm' })
    story.do(named.command({ who: brindle }))
    expect([idsOf(story.state, brindle), idsOf(story.state, kresk)]).toEqual([['ask'], []])
    const asBrindle = { kind: 'seat', seat: brindle } as const
    story.do(find(story.state, brindle, 'ask').command({ words: ' What burns? ' }), asBrindle)
    expect([story.state.question, idsOf(story.state, brindle)]).toEqual(['What burns?', ['answered', 'ask']])
    const prompt = find(story.state, brindle, 'ask').command({ prompt: 'prompt 1 0' })
    expect(prompt).toEqual({ type: 'ask', words: moderatorPrompts[1]?.ask[0] })
    story.do(find(story.state, brindle, 'answered').command({}), asBrindle)
    expect(story.state.question).toBe('')
    story.state = { ...story.state, doom: { ...story.state.doom, questions: ['Who drowned?'] } }
    expect(find(story.state, null, 'ask').command({ prompt: 'doom 0' })).toEqual({ type: 'ask', words: 'Who drowned?' })
    story.do(find(story.state, null, 'moderator').command({ who: 'gm' }))
    expect(story.state.moderator).toBeNull()
    expect(moderationQuestionsFor(story.state, { kind: 'table' })).toEqual([])
  })

  it('PR19 PR38 QU5 the cards of a scene are chosen together; one that takes pairs away is asked about', () => {
    const story = onStage().do({ type: 'name-moderator', seat: brindle }).thing('The lamp')
    const [character, environment] = story.state.objects.flatMap(({ aspects }) => aspects.map(({ id }) => id))
    story.do(ask(story.state, null, 'match')!.command({ character: character!, with: environment! }))
    const scene = story.scene('Open the gate').id
    const cast = (seat: SeatId | null) => castQuestionsFor(story.state, seat === null ? gm : { kind: 'seat', seat })[0]!
    const [gate, lamp] = ['The gate', 'The lamp'].map(name => story.object(name).id)
    expect([cast(null).question, cast(kresk)]).toEqual([cast(brindle).question, undefined])
    expect(missingAnswer(cast(null).question, proposedAnswers(cast(null).question))).toBe('Change something')
    expect(askedAgain(cast(null).question, { cards: [gate!, lamp!] })).toBeNull()
    expect(askedAgain(cast(null).question, { cards: [lamp!] })).toBe('The gate takes 1 matching pair away')
    story.do(cast(brindle).command({ cards: [lamp!] }), { kind: 'seat', seat: brindle })
    expect(story.scene('Open the gate')).toMatchObject({ present: [lamp], pairs: [] })
    expect(cast(null).command({ cards: [] })).toEqual({ type: 'cast', scene, objects: [] })
    story.do(ask(story.state, null, 'roll')!.command({ failure: 'accept' }), gm, seededLuck(3))
    expect(castQuestionsFor(story.state, gm)).toEqual([])
  })

  it('PR19 QU2 without a card in the world the question says why, and where one is made', () => {
    const story = new Story().sketch('Open the gate')
    const [{ question } = { question: null }] = castQuestionsFor(story.state, gm)
    expect(question).toMatchObject({ rule: 'PR19', blocked: { opens: 'story-characters' } })
  })

  it('PR40 QU2 options are chosen together; the Finale is fixed after the first dice, and no scene falls below 1', () => {
    const story = new Story()
    const finales = (): unknown => find(story.state, null, 'options').question.fields[0]
    const answers = { finale: '5', minutes: '10', relationship: 'anyone' }
    const command = { type: 'set-options', options: { finale: 5, sceneMinutes: 10, relationship: 'anyone' } }
    expect(find(story.state, null, 'options').command(answers)).toEqual(command)
    story.do(find(story.state, null, 'options').command(answers))
    for (const objective of ['1', '2', '3', '4', '5'])
      story.do({ type: 'sketch', parent: story.state.scenes.at(-1)?.id ?? null, objective })
    expect(finales()).toMatchObject({ chosen: '5', choices: [{ blocked: { rule: 'PR12' } }, { key: '5' }] })
    const rolled = onStage()
    rolled.do(ask(rolled.state, null, 'roll')!.command({ failure: 'accept' }), gm, seededLuck(3))
    expect(find(rolled.state, null, 'options').question.fields[0]).toMatchObject({
      chosen: '4',
      choices: [{ key: '4' }, { blocked: { rule: 'PR40', opens: 'undo' } }]
    })
  })

  it('PR45 QU5 the Game Master hands a Character to another player, or takes it over', () => {
    const story = new Story().character('Ada').thing('The gate')
    const { id } = story.object('Ada')
    const handOver = () => worldQuestionsFor(story.state, gm).find(({ question }) => question.id === `hand-over ${id}`)!
    expect(handOver().question.fields).toMatchObject([{ choices: [{ key: brindle }, { key: 'gm' }], chosen: null }])
    story.do(handOver().command({ to: brindle }))
    expect(story.object('Ada').player).toEqual({ kind: 'seat', seat: brindle })
    story.do(handOver().command({ to: 'gm' }))
    expect(story.object('Ada').player).toEqual(gm)
    const ofPlayer = worldQuestionsFor(story.state, { kind: 'seat', seat: kresk })
    expect(ofPlayer.filter(({ question }) => question.id.startsWith('hand-over'))).toEqual([])
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
        { numRuns: runs(15, 900), endOnFailure: true }
      )
      console.info(`Prophecy: ${count.states} states, ${count.compared} compared, ${count.taken} taken`)
      expect(count.states).toBeGreaterThan(runs(80, 10_000))
      expect([...count.kinds]).toEqual(expect.arrayContaining(['roll', 'perform', 'character', 'card', 'aspect']))
    },
    longestMs
  )
})

const laws = {
  system: prophecy as never,
  seatsOf: (state: State) => state.seats.map(({ id }) => id).filter(id => isPresent(state, id)),
  isPlayersAlone: (_: State, { id }: AnyQuestion) => /^(done|(un)?match-own) /.test(id),
  isGmsAlone(state: State, { id }: AnyQuestion, seat: SeatId) {
    // PR51: a player who is called to match has the pairs of the own Characters.
    if (/^(un)?match /.test(id) && callFor(callKinds, state, seat)?.what === 'match') return true
    // QU5: scenes that were told or are prepared are the Game Master's pages.
    return /^(tell|match|unmatch) /.test(id) && id.split(/[ .]/)[1] !== state.onStage
  },
  secretsOf: () => []
}
