import { expect } from 'vitest'
import type { Audience } from '#rules/core/audience'
import type { Luck } from '#rules/core/luck'
import type { Reason } from '#rules/core/result'
import {
  type Answers,
  type AnyQuestion,
  askedFields,
  type Choice,
  type Field,
  missingAnswer,
  proposedAnswers
} from '#rules/core/question'
import { isSame } from '#rules/core/values'
import { gm, type Actor, type SeatId } from '#rules/core/seat'
import type { RuleSystem } from '#rules/core/system'
import { longestWords, checkAnswers } from '#rules/core/check-answers'
import { any } from './face-of-angels/choosing'
import { opensRemedies } from './remedy-law'

/** The facts about one game for the laws. */
export interface QuestionGame<State, Command> {
  readonly system: Pick<RuleSystem<State, Command, never, never, Reason>, 'openQuestions' | 'decide' | 'parse'>
  seatsOf(state: State): readonly SeatId[]
  /** Whether the Game Master has no such question, because only this player may see what is chosen from. */
  isPlayersAlone(state: State, question: AnyQuestion): boolean
  /** Whether the deciding player lacks such a question; the reason is in the game's test. Absent: each player has all. */
  isGmsAlone?(state: State, question: AnyQuestion, seat: SeatId): boolean
  /** Strings that only this seat may read, or the Game Master alone for null. `reader` has the form; null: the Game Master. */
  secretsOf(state: State, seat: SeatId | null, reader: SeatId | null): readonly string[]
  /** What both a player and the Game Master are offered, where only the Game Master has more. Absent: all. */
  shared?(own: AnyQuestion, gms: AnyQuestion): readonly [AnyQuestion, AnyQuestion]
  /** The refusals of an answer to this question whose reason no view contains beforehand; absent: none. */
  untold?(question: AnyQuestion, state: State): readonly string[]
  /** Which question of a state is answered for this actor; absent: each. */
  isJudged?(question: AnyQuestion, luck: Luck): boolean
}

/** What was compared and judged, so that a test can say how much that was. */
export interface QuestionCount {
  states: number
  compared: number
  taken: number
  readonly kinds: Set<string>
}

export const noQuestions = (): QuestionCount => ({ states: 0, compared: 0, taken: 0, kinds: new Set() })

/** QU1: the laws that the questions of every state keep. */
export function expectLawful<State, Command>(
  game: QuestionGame<State, Command>,
  state: State,
  luck: Luck,
  count: QuestionCount
): void {
  const { openQuestions, decide, parse } = game.system
  const asked = (audience: Audience) => openQuestions?.(state, audience) ?? []
  const ofGm = asked({ kind: 'gm' })
  const byId = new Map(ofGm.map(({ question }) => [question.id, question]))
  count.states++
  // This runs some ten thousand times: an assertion is made only of what is wrong.
  if (byId.size !== ofGm.length) expect(byId.size, 'no two questions have one id').toBe(ofGm.length)
  for (const kind of ['table', 'overlay'] as const)
    if (asked({ kind }).length > 0) expect(asked({ kind }), `the ${kind} is asked nothing`).toEqual([])
  const judge = (open: (typeof ofGm)[number], actor: Actor): void => {
    expectNothingGraveProposed(open.question)
    if (game.isJudged?.(open.question, luck) === false) return
    const answers = completeAnswers(open.question, luck)
    if (answers === null) return
    const taken = checkAnswers(open.question, answers)
    if (!taken.ok) return expect(taken.error, `${open.question.id}: ${JSON.stringify(answers)}`).toBeNull()
    const said = open.command(taken.value)
    const says = (): string => `${open.question.id}: ${JSON.stringify([answers, said])}`
    const command = parse.command.parse(said)
    if (!command.ok) return expect(command.error, says()).toBeNull()
    const judged = decide(state, command.value, actor, luck)
    if (!judged.ok && game.untold?.(open.question, state).includes(judged.error.because)) return
    if (!judged.ok) return expect(judged.error, `${judged.error.because}, ${says()}`).toBeNull()
    count.taken++
    count.kinds.add(open.question.id.split(' ')[0] ?? '')
  }
  for (const { question } of ofGm) opensRemedies(question, [...byId.keys()])
  for (const open of ofGm) judge(open, gm)
  expectUnread(game.secretsOf, state, game.seatsOf(state), null, ofGm)
  for (const seat of game.seatsOf(state)) {
    const own = asked({ kind: 'seat', seat })
    for (const open of own) {
      // Null: what the whole table may answer.
      if (open.question.seat !== null && open.question.seat !== seat)
        expect.fail(`${open.question.id} of ${open.question.seat} is offered to ${seat}`)
      const same = byId.get(open.question.id)
      // A player who is called for it has the form open at once.
      if (same) {
        const [one, other] = game.shared?.(open.question, same) ?? [open.question, same]
        const [mine, theirs] = [
          { ...one, offered: null },
          { ...other, offered: null }
        ]
        // The comparison of the test library is slow: only a difference is shown by it.
        if (!isSame(mine, theirs)) expect(mine, open.question.id).toEqual(theirs)
      } else if (!game.isPlayersAlone(state, open.question))
        expect.fail(`${open.question.id} is offered to ${seat}, and not to the Game Master`)
      count.compared++
      judge(open, { kind: 'seat', seat })
    }
    const ids = new Set(own.map(({ question }) => question.id))
    const missing = ofGm.filter(
      ({ question }) =>
        question.decides === 'player' &&
        (question.seat === seat || question.seat === null) &&
        !ids.has(question.id) &&
        !game.isGmsAlone?.(state, question, seat)
    )
    if (missing.length > 0)
      expect.fail(`what ${seat} decides and is not offered: ${missing.map(({ question }) => question.id).join()}`)
    expectUnread(game.secretsOf, state, game.seatsOf(state), seat, own)
  }
}

/** QU3: no proposal ends a fight or is grave. XP are proposed only in a field whose every possible choice spends XP. */
export function expectNothingGraveProposed({ id, fields }: AnyQuestion): void {
  for (const field of fields) {
    if (field.kind !== 'one' && field.kind !== 'several') continue
    const possible = field.choices.filter(({ blocked }) => !blocked)
    const proposed = field.choices.filter(({ key }) => [field.chosen].flat().includes(key))
    const isOnlyXp = possible.every(({ xp = 0 }) => xp > 0)
    const wrong = proposed.filter(
      ({ isFatal, grave, xp = 0 }) => isFatal || grave !== undefined || (xp > 0 && !isOnlyXp)
    )
    if (wrong.length > 0) expect.fail(`${id}: what is proposed in ${field.key}: ${wrong.map(({ key }) => key).join()}`)
  }
}

function expectUnread<State>(
  secretsOf: QuestionGame<State, never>['secretsOf'],
  state: State,
  seats: readonly SeatId[],
  reader: SeatId | null,
  open: readonly { readonly question: AnyQuestion }[]
): void {
  const text = JSON.stringify(open.map(({ question }) => question))
  const others = [null, ...seats].filter(seat => seat !== reader)
  const read = others.flatMap(seat => secretsOf(state, seat, reader)).filter(secret => text.includes(secret))
  if (read.length > 0) expect.fail(`what ${reader ?? 'the Game Master'} may not read: ${read.join()}`)
}

/** What is proposed, with something chosen wherever an answer is missing, and sometimes elsewhere. @returns null where nothing can be chosen */
export function completeAnswers(question: AnyQuestion, luck: Luck): Answers | null {
  let answers = proposedAnswers(question)
  const changed = luck.below(2) === 0 ? question.fields[luck.below(Math.max(1, question.fields.length))] : undefined
  if (changed) answers = { ...answers, ...answerTo(changed, luck) }
  for (let round = 0; round <= question.fields.length; round++) {
    if (missingAnswer(question, answers) === null) return answers
    const open = askedFields(question, answers).filter(field => isOpen(question, field, answers))
    for (const field of open) answers = { ...answers, ...answerTo(field, luck) }
  }
  return missingAnswer(question, answers) === null ? answers : null
}

function isOpen(question: AnyQuestion, field: Field, answers: Answers): boolean {
  const { when: _always, ...alone } = field
  return missingAnswer({ ...question, fields: [alone as Field] }, answers) !== null
}

function answerTo(field: Field, luck: Luck): Answers {
  const possible = (choices: readonly Choice[]) => choices.filter(({ blocked }) => !blocked).map(({ key }) => key)
  switch (field.kind) {
    case 'one': {
      const keys = possible(field.choices)
      return keys.length === 0 ? {} : { [field.key]: any(luck, keys) }
    }
    case 'several': {
      const keys = [...possible(field.choices)]
      const count = field.least + luck.below(Math.max(1, field.most - field.least + 1))
      const taken = Array.from({ length: Math.min(count, keys.length) }, () => keys.splice(luck.below(keys.length), 1))
      return { [field.key]: taken.flat() }
    }
    case 'number':
      return { [field.key]: field.least + luck.below(field.most - field.least + 1) }
    case 'text':
      // Real dice are asked as figures, and the example has as many as are due.
      if (/^\d/.test(field.hint)) return { [field.key]: field.hint }
      // The longest text that fits makes a command that fits too.
      if (luck.below(6) === 0) return { [field.key]: 'w'.repeat(field.most ?? longestWords) }
      return { [field.key]: `Words ${luck.below(1_000_000)}` }
  }
}
