import { expect } from 'vitest'
import type { Audience } from '#rules/core/audience'
import type { Luck } from '#rules/core/luck'
import {
  type Answers,
  type AnyQuestion,
  askedFields,
  type Choice,
  type Field,
  missingAnswer,
  proposedAnswers
} from '#rules/core/question'
import { gm, type Actor, type SeatId } from '#rules/core/seat'
import type { RuleSystem } from '#rules/core/system'
import { any } from './face-of-angels/choosing'

/** What the laws are told of one game. */
export interface QuestionGame<State, Command> {
  readonly system: Pick<RuleSystem<State, Command, never, never, never>, 'openQuestions' | 'decide'>
  seatsOf(state: State): readonly SeatId[]
  /** Whether the Game Master has no such question, because only this player may see what is chosen from. */
  isPlayersAlone(state: State, question: AnyQuestion): boolean
  /** Strings that only this seat may read, or the Game Master alone for null. */
  secretsOf(state: State, seat: SeatId | null): readonly string[]
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
  const { openQuestions, decide } = game.system
  const asked = (audience: Audience) => openQuestions?.(state, audience) ?? []
  const ofGm = asked({ kind: 'gm' })
  const byId = new Map(ofGm.map(({ question }) => [question.id, question]))
  count.states++
  expect(byId.size, 'no two questions have one id').toBe(ofGm.length)
  expect([asked({ kind: 'table' }), asked({ kind: 'overlay' })]).toEqual([[], []])
  const judge = (open: (typeof ofGm)[number], actor: Actor): void => {
    expectNothingGraveProposed(open.question)
    const answers = completeAnswers(open.question, luck)
    if (answers === null) return
    const command = open.command(answers)
    const judged = decide(state, command, actor, luck)
    expect(judged.ok ? null : judged.error, `${open.question.id}: ${JSON.stringify([answers, command])}`).toBeNull()
    count.taken++
    count.kinds.add(open.question.id.split(' ')[0] ?? '')
  }
  for (const open of ofGm) judge(open, gm)
  expectUnread(game.secretsOf, state, game.seatsOf(state), null, ofGm)
  for (const seat of game.seatsOf(state)) {
    const own = asked({ kind: 'seat', seat })
    for (const open of own) {
      // Null: what the whole table may answer.
      expect([seat, null], open.question.id).toContain(open.question.seat)
      const same = byId.get(open.question.id)
      // A player who is called for it has the form open at once.
      if (same) expect({ ...open.question, offered: null }, open.question.id).toEqual({ ...same, offered: null })
      else expect(game.isPlayersAlone(state, open.question), open.question.id).toBe(true)
      count.compared++
      judge(open, { kind: 'seat', seat })
    }
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
    expect(
      wrong.map(({ key }) => key),
      `${id}: what is proposed in ${field.key}`
    ).toEqual([])
  }
}

function expectUnread<State>(
  secretsOf: (state: State, seat: SeatId | null) => readonly string[],
  state: State,
  seats: readonly SeatId[],
  reader: SeatId | null,
  open: readonly { readonly question: AnyQuestion }[]
): void {
  const text = JSON.stringify(open.map(({ question }) => question))
  const others = [null, ...seats].filter(seat => seat !== reader)
  const read = others.flatMap(seat => secretsOf(state, seat)).filter(secret => text.includes(secret))
  expect(read, `what ${reader ?? 'the Game Master'} may not read`).toEqual([])
}

/** What is proposed, with something chosen wherever an answer is missing, and sometimes elsewhere. @returns null where nothing can be chosen */
function completeAnswers(question: AnyQuestion, luck: Luck): Answers | null {
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
      const taken = Array.from({ length: Math.min(field.most, keys.length) }, () =>
        keys.splice(luck.below(keys.length), 1)
      )
      return { [field.key]: taken.flat() }
    }
    case 'number':
      return { [field.key]: field.least + luck.below(field.most - field.least + 1) }
    case 'text':
      // Real dice are asked as figures, and the example has as many as are due.
      return { [field.key]: /^\d/.test(field.hint) ? field.hint : `Words ${luck.below(1_000_000)}` }
  }
}
