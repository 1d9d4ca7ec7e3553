import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyQuestion, askedAgain, type Field, missingAnswer, proposedAnswers } from '#rules/core/question'
import { gm, type SeatId } from '#rules/core/seat'
import { handOf } from '#rules/face-of-angels/deck/hands'
import { faceOfAngels } from '#rules/face-of-angels/index'
import { isKeeping } from '#rules/face-of-angels/question-kinds'
import { openQuestions, questionsShown } from '#rules/face-of-angels/open-questions'
import { recordQuestionsFor } from '#rules/face-of-angels/record/record-questions'
import { sameWords } from '#rules/face-of-angels/secrets/sayable'
import type { State } from '#rules/face-of-angels/state'
import { seededLuck } from '../../support/luck'
import { playAtRandom } from '../../support/face-of-angels/random-play'
import {
  after,
  contested,
  dealt,
  inAct,
  joon,
  lay,
  margit,
  played,
  powerful,
  refusalOf,
  seatActor,
  seatsFor,
  withHands,
  withProtagonist,
  withRelationship,
  withStakes
} from '../../support/face-of-angels/table'
import { expectLawful, noQuestions } from '../../support/question-laws'
import { runs } from '../../support/thorough'

const longestMs = 900_000
const hands = { s1: ['KH', '5C'], s2: ['2D', 'KD'], s3: ['4S', '9S'], world: ['7C', '8D'] } as const
const ownOf = (state: State, seat: SeatId = margit): readonly AnyQuestion[] =>
  questionsShown(state, { kind: 'seat', seat }).filter(({ offered }) => !offered)
const gmOf = (state: State): readonly AnyQuestion[] =>
  questionsShown(state, { kind: 'gm' }).filter(({ offered }) => !offered)
const field = (question: AnyQuestion | undefined, key: string): Field | undefined =>
  question?.fields.find(each => each.key === key)
const leading = (): State => contested(withHands(powerful(dealt(), margit, 'king', 'hearts'), hands))
const helping = (): State => played(leading(), lay(margit, '5C'), lay('world', '7C'))

describe('the questions of The Face of Angels', () => {
  it('A7 QU1 a hidden hand is asked of its holder alone, and the World’s of the Game Master', () => {
    expect(ownOf(leading()).map(({ id }) => id)).toEqual(['lead s1 1.1'])
    expect([gmOf(leading()), ownOf(leading(), joon)]).toEqual([[], []])
    const answering = played(leading(), lay(margit, '5C'))
    expect(gmOf(answering)).toMatchObject([{ id: 'answer world 1.1', seat: null, decides: 'gm' }])
  })

  it('A15 QU1 a helper without a card stays out, and the Game Master says so for a player', () => {
    const [own] = openQuestions(helping(), { kind: 'seat', seat: joon })
    expect(missingAnswer(own!.question, proposedAnswers(own!.question))).toBeNull()
    expect(own!.command(proposedAnswers(own!.question))).toEqual({ type: 'pass-help', who: joon })
    expect(own!.command({ card: 'KD', acting: 'protagonist' })).toMatchObject({ type: 'lay-card', card: 'KD' })
    const typed = openQuestions(helping(), { kind: 'gm' }).find(({ question }) => question.id.startsWith('out-'))
    expect(typed?.question.fields).toEqual([])
    expect(typed?.command({})).toEqual({ type: 'pass-help', who: joon })
  })

  it('A11 QU3 no super-trump is proposed, and a phone asks once more before it', () => {
    const [question] = ownOf(leading())
    expect(field(question, 'as-protagonist-1')).toMatchObject({
      when: [{ field: 'card', is: ['KH'] }],
      chosen: null,
      choices: [{ key: 'super-trump', asksAgain: expect.any(String) }]
    })
  })

  it('A18 a card of the realm is an ordinary card until a trump is chosen, and a trump where the power binds', () => {
    const held = { ...hands, s1: ['5H', '5C'] } as const
    const [may] = openQuestions(contested(withHands(powerful(dealt(), margit, 'king', 'hearts'), held)), {
      kind: 'seat',
      seat: margit
    })
    expect(field(may?.question, 'as-protagonist-1')).toMatchObject({ chosen: 'plain' })
    expect(may?.command({ card: '5H', 'as-protagonist-1': 'trump' })).toMatchObject({ played: { as: 'trump' } })
    expect(may?.command({ card: '5C', 'as-protagonist-1': 'trump' })).toMatchObject({ played: { as: 'plain' } })
    const [bound] = ownOf(contested(withHands(powerful(dealt(), margit, 'king', 'hearts', 'always'), held)))
    expect(field(bound, 'as-protagonist-1')).toMatchObject({ chosen: 'trump', choices: [{ key: 'trump' }] })
  })

  it('A27 a secret is said with a card where words are written, and its own player answers it', () => {
    const state = contested(inAct(withHands(powerful(dealt(), margit, 'king', 'hearts'), hands), 1))
    const worlds = played(state, lay(margit, '5C'))
    const open = openQuestions(worlds, { kind: 'gm' }).find(({ question }) => question.id.startsWith('answer'))
    const answers = {
      ...proposedAnswers(open!.question),
      card: '7C',
      secret: margit,
      [`secret-${margit}`]: 'She lit it'
    }
    const said = after(worlds, gm, open!.command(answers))
    expect(ownOf(said)).toMatchObject([{ rule: 'A27', fields: [{ key: 'verdict', chosen: null }] }])
    expect(gmOf(said)).toEqual([])
  })

  it('A27 a secret that is the same word for word is known, whatever its case and marks', () => {
    expect(sameWords('She let it out.', ' she let it  out')).toBe(true)
    expect(sameWords('She let it out.', 'She let him out.')).toBe(false)
    expect(sameWords('', ' …')).toBe(false)
  })

  it('A24 QU1 what blocks the acceptance of stakes says why, with its rule', () => {
    const negotiated = gmOf(withStakes(dealt())).find(({ id }) => id.startsWith('negotiate'))
    expect(field(negotiated, 'does')).toMatchObject({
      chosen: null,
      choices: [{ key: 'accept', blocked: { rule: 'A24' } }, { key: 'ifWin' }, { key: 'ifLose' }]
    })
    const later = gmOf(withStakes(inAct(dealt(), 1))).find(({ id }) => id.startsWith('negotiate'))
    expect(field(later, 'does')).toMatchObject({ chosen: 'accept' })
  })

  it('A31 the harmless fate is proposed, and a death is asked once more', () => {
    const friend = withRelationship(inAct(withHands(dealt(), hands), 4), 'r1', margit, 'friend')
    const brought = played(contested(friend), { type: 'bring-relationship', who: margit, relationship: 'r1' })
    const lost = after(brought, gm, { type: 'end-contest', winner: 'respondent', reason: '' })
    const settle = gmOf(lost).find(({ rule }) => rule === 'A31')
    const fates = field(settle, 'fate')
    expect(fates).toMatchObject({ chosen: 'leave' })
    expect(fates?.kind === 'one' && fates.choices.find(({ key }) => key === 'kill')).toMatchObject({
      asksAgain: 'Relation r1 dies'
    })
  })

  it('A15 A37 QU1 what the Game Master decides for the table is offered to the Game Master alone', () => {
    const kinds = (state: State): readonly string[] =>
      questionsShown(state, { kind: 'gm' })
        .filter(isKeeping)
        .map(({ id }) => id.split(' ')[0]!)
    expect(kinds(dealt())).toEqual(['act', 'away'])
    expect(kinds(leading())).toEqual(['extra', 'finish', 'act', 'away'])
    expect(kinds(helping())).toEqual(['close-help', 'extra', 'finish', 'act', 'away'])
    expect(questionsShown(helping(), { kind: 'seat', seat: joon }).filter(isKeeping)).toEqual([])
    const find = (state: State, kind: string) =>
      openQuestions(state, { kind: 'gm' }).find(({ question }) => question.id.startsWith(`${kind} `))!
    const close = find(helping(), 'close-help')
    expect(close.command(proposedAnswers(close.question))).toEqual({ type: 'close-help' })
    expect(close.command({ steps: 'both' })).toEqual({ type: 'close-help', steps: 'both' })
    expect(find(leading(), 'extra').command({ who: joon })).toEqual({ type: 'deal-extra', who: joon, reason: '' })
    const finish = find(leading(), 'finish')
    expect(missingAnswer(finish.question, proposedAnswers(finish.question))).toBe('Choose one')
    expect(askedAgain(finish.question, { end: 'off' })).toBe('The contest ends now')
    expect(finish.command({ end: 'off' })).toEqual({ type: 'end-contest', winner: null, reason: '' })
  })

  const gmQuestion = (state: State, kind: string) =>
    openQuestions(state, { kind: 'gm' }).find(({ question }) => question.id.startsWith(`${kind} `))!

  it('A2 A38 QU1 the first deal waits for the Game Master, and the kind of cards can be changed before it', () => {
    const board = faceOfAngels.open(seatsFor(3), { cards: 'digital' })
    const deal = gmQuestion(board, 'deal')
    expect(deal.question).toMatchObject({ commit: 'Shuffle and deal', fields: [] })
    expect(deal.question.offered).toBeUndefined()
    expect(handOf(after(board, gm, deal.command({})), margit)).toHaveLength(5)
    const cards = gmQuestion(board, 'cards')
    expect(field(cards.question, 'cards')).toMatchObject({ chosen: 'physical', choices: [{ blocked: {} }, {}] })
    expect(after(board, gm, cards.command({ cards: 'physical' })).cards).toBe('physical')
    expect([gmQuestion(dealt(), 'deal'), gmQuestion(dealt(), 'cards')]).toEqual([undefined, undefined])
    const crowd = faceOfAngels.open(seatsFor(10), { cards: 'digital' })
    expect(gmQuestion(crowd, 'deal').question.blocked).toMatchObject({ rule: 'A4b' })
  })

  it('A35 QU1 another act may begin at any time, and says who has no powers; after the prologue the game waits for it', () => {
    const early = gmQuestion(powerful(dealt(), joon, 'king', 'clubs'), 'act')
    expect(early.question).toMatchObject({ offered: true, fold: 'Decide by hand' })
    expect(field(early.question, 'act')).toMatchObject({
      chosen: null,
      choices: [
        { key: '1', lines: [[{ seat: 's1' }, ', ', { seat: 's3' }, ' have no powers yet (2 of 3)']] },
        {},
        {},
        {}
      ]
    })
    expect(early.command({ act: '2' })).toEqual({ type: 'begin-act', act: 2 })
    const all = dealt().seats.reduce((state, seat) => powerful(state, seat, 'king', 'clubs'), dealt())
    const over = {
      ...all,
      protagonists: all.protagonists.map(each => ({ ...each, progress: { ...each.progress, contests: 1 } }))
    }
    const due = gmQuestion(over, 'act')
    expect(due.question.offered).toBeUndefined()
    expect(proposedAnswers(due.question)).toEqual({ act: '1' })
    expect(gmQuestion(leading(), 'act').question.blocked).toMatchObject({ rule: 'A24' })
  })

  it('A37 A37c QU1 a player leaves for now and returns, but not during a contest', () => {
    const left = after(dealt(), gm, gmQuestion(dealt(), 'away').command({ seat: joon }))
    expect(left.seats).not.toContain(joon)
    expect(after(left, gm, gmQuestion(left, 'back').command({ seat: joon })).seats).toContain(joon)
    expect(gmQuestion(dealt(), 'back')).toBeUndefined()
    expect(gmQuestion(leading(), 'away').question.blocked).toMatchObject({ rule: 'A24' })
  })

  it('A4 QU1 short hands are dealt up to size between contests', () => {
    const short = withHands(dealt(), { ...hands, s1: ['KH'] })
    const refill = openQuestions(short, { kind: 'gm' }).find(({ question }) => question.id.startsWith('refill '))
    expect(refill?.question).toMatchObject({ rule: 'A4', commit: 'Deal the hands up to size' })
    expect(refill?.command({})).toEqual({ type: 'refill-hands' })
  })

  it('A43 the answer of a called player is the answer to that call', () => {
    const called = after(leading(), gm, { type: 'call-player', seats: [margit], what: 'turn', why: '' })
    const [open] = openQuestions(called, { kind: 'seat', seat: margit })
    expect(open?.command({ card: '5C' })).toMatchObject({ type: 'answer-call', call: 1, answer: { type: 'lay-card' } })
  })

  it('A4 QU1 between contests each participant is offered to call one', () => {
    const offered = questionsShown(dealt(), { kind: 'seat', seat: joon })
    expect(offered.map(({ id, offered: may }) => [id.split(' ')[0], may])).toEqual([
      ['call', true],
      ['plays', true]
    ])
  })
})

describe('the personality of a protagonist', () => {
  const asked = (state: State, seat: SeatId | null = margit) =>
    recordQuestionsFor(state, seat === null ? gm : { kind: 'seat', seat })
  const wanted = { personality: 'jack', area: ' Locks ' }

  it('A8 QU5 a player chooses the own one, the Game Master for each; what holds is no answer', () => {
    const state = withProtagonist(dealt(), margit, { name: 'Ada', perception: 'Too loud' })
    expect([asked(state).length, asked(state, null).length]).toEqual([1, 3])
    expect(recordQuestionsFor(state, { kind: 'table' })).toEqual([])
    const [open] = asked(state)
    expect(missingAnswer(open!.question, proposedAnswers(open!.question))).toBe('Change something')
    const command = open!.command(wanted)
    expect(command).toMatchObject({ name: 'Ada', personality: 'jack', area: 'Locks', perception: 'Too loud' })
    const jack = after(state, seatActor(margit), command)
    expect(asked(jack)[0]!.command({ personality: '' })).toMatchObject({ personality: null, area: 'Locks' })
    expect(questionsShown(state, { kind: 'seat', seat: margit }).map(({ id }) => id)).not.toContain(open!.question.id)
  })

  it('A8c QU2 during a contest the player reads why not, with the rule; the Game Master may correct it', () => {
    const state = leading()
    const [own] = asked(state)
    expect(own!.question).toMatchObject({
      rule: 'A8c',
      blocked: { remedy: [expect.stringContaining('after the contest')] }
    })
    expect(missingAnswer(own!.question, wanted)).toBe('Not possible now')
    expect(refusalOf(state, seatActor(margit), own!.command(wanted)).because).toBe('fixed-in-contest')
    const [gms] = asked(state, null)
    expect(gms!.question.blocked).toBeUndefined()
    expect(after(state, gm, gms!.command(wanted)).protagonists[0]).toMatchObject({ personality: 'jack' })
  })
})

describe('the questions of random play', () => {
  it(
    'QU1 A7 each screen offers the same, the rules take what is complete, and no screen has another hand',
    () => {
      const count = noQuestions()
      fc.assert(
        fc.property(
          fc.record({
            players: fc.integer({ min: 2, max: 6 }),
            cards: fc.constantFrom('digital' as const, 'physical' as const),
            seed: fc.nat(),
            steps: fc.constant(260)
          }),
          game => {
            const luck = seededLuck(game.seed)
            playAtRandom(game, state => expectLawful(laws, withPlantedSecrets(state), luck, count))
          }
        ),
        { numRuns: runs(2, 110), endOnFailure: true }
      )
      console.info(`The Face of Angels: ${count.states} states, ${count.compared} compared, ${count.taken} taken`)
      expect(count.states).toBeGreaterThan(runs(100, 10_000))
      expect([...count.kinds]).toEqual(expect.arrayContaining(['call', 'lead', 'answer', 'negotiate', 'stakes']))
    },
    longestMs
  )
})

const secretOf = (who: SeatId): string => `planted-secret-of-${who}`

/** Every player has a secret and a suspicion, in words that occur nowhere else. */
function withPlantedSecrets(state: State): State {
  return {
    ...state,
    protagonists: state.protagonists.map(each => ({ ...each, secret: secretOf(each.seat) })),
    suspicions: state.protagonists.flatMap(({ seat }) =>
      state.protagonists
        .filter(about => about.seat !== seat)
        .map(about => ({ who: seat, about: about.seat, words: secretOf(seat) }))
    )
  }
}

/** During a contest the Game Master alone corrects a personality (A8c). */
function withoutFixed(question: AnyQuestion): AnyQuestion {
  const { blocked, ...open } = question
  return question.id.startsWith('personality ') && blocked ? open : question
}

const laws = {
  system: faceOfAngels as never,
  shared: (own: AnyQuestion, gms: AnyQuestion) => [withoutFixed(own), gms] as const,
  seatsOf: ({ seats }: State) => seats,
  isPlayersAlone: ({ cards }: State, { fields, rule, id }: AnyQuestion) =>
    (cards === 'digital' && (rule === 'A27' || fields.some(each => 'shows' in each && each.shows === 'cards'))) ||
    id.startsWith('out-'),
  // A15: the Game Master says it for a player whose hand is hidden. A43: a player who is not called names no real cards.
  isGmsAlone: ({ cards }: State, { id }: AnyQuestion) =>
    id.startsWith('out-') || (cards === 'physical' && /^(?:lead|answer|help-\w+) /.test(id)),
  secretsOf: (state: State, seat: SeatId | null) => [
    ...handOf(state, seat ?? 'world').flatMap(card =>
      card === null || state.cards === 'physical' ? [] : [`"${card}"`]
    ),
    ...(seat === null ? [] : [secretOf(seat)])
  ]
}
