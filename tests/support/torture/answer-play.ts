import type { Answers, AnyQuestion, OpenQuestion } from '#rules/core/question'
import type { Result } from '#rules/core/result'
import { gm, type Actor, type SeatId } from '#rules/core/seat'
import { checkAnswers, type UnfitAnswers } from '#rules/core/check-answers'
import { type SystemId, systemOf } from '#rules/registry'
import { seededLuck } from '../luck'
import { completeAnswers } from '../question-laws'
import type { Whim } from '../thousand-faces/random-play'

/** An answer to a question of a board, and the command of the host for it. */
export interface Answered {
  readonly actor: Actor
  readonly question: string
  readonly answers: Answers
  readonly made: Result<{ readonly type: string }, UnfitAnswers>
}

/** The text for a field of a command. @param path of the text in the command: `item.name` */
type Typed = (path: string, most: number, type: string) => string

/**
 * The Game Master or a player answers a question of a board, sometimes with answers that no form can send.
 * @returns null where no question can be answered
 */
export function answerAt(
  { system, state }: { readonly system: SystemId; readonly state: unknown },
  actors: readonly Actor[],
  whim: Whim,
  typed: Typed = path => `some ${path}`
): Answered | null {
  const actor = whim.one(actors) ?? gm
  const open: readonly OpenQuestion<unknown, SeatId | null>[] = systemOf(system).openQuestions?.(state, actor) ?? []
  const found = whim.one(open)
  const complete = found && completeAnswers(found.question, seededLuck(whim.count(2 ** 30)))
  if (!found || !complete) return null
  const { question } = found
  const answers = whim.count(6) === 0 ? spoilt(question, complete, whim) : withWords(found, complete, typed)
  const taken = checkAnswers(question, answers)
  if (!taken.ok) return { actor, question: question.id, answers, made: taken }
  const command = found.command(taken.value, 1000 + whim.count(9000)) as { readonly type: string }
  return { actor, question: question.id, answers, made: { ok: true, value: command } }
}

/** The same answers, with words of their own in each text field that reaches the command. */
function withWords({ question, command }: OpenQuestion<unknown, SeatId | null>, all: Answers, typed: Typed): Answers {
  const texts = question.fields.filter(field => field.kind === 'text' && isWords(all[field.key]))
  return texts.reduce<Answers>((now, { key }) => {
    const marked = { ...now, [key]: mark }
    const taken = checkAnswers(question, marked)
    if (!taken.ok) return now
    const made = command(taken.value) as { readonly type: string }
    const path = pathOf(made, mark)
    return path === null ? now : { ...now, [key]: typed(path, 200, made.type) }
  }, all)
}

const mark = 'marked-words'

/** Figures of real dice are no words. */
function isWords(answer: Answers[string] | undefined): boolean {
  return answer === undefined || (typeof answer === 'string' && !/^\d/.test(answer))
}

/** Where a text is inside a value: `studies.effect`; null: nowhere. */
function pathOf(value: unknown, text: string): string | null {
  if (typeof value !== 'object' || value === null) return null
  for (const [key, each] of Object.entries(value)) {
    const own = Array.isArray(value) ? '' : key
    if (typeof each === 'string' && each.includes(text)) return own
    const inner = pathOf(each, text)
    if (inner !== null) return [own, inner].filter(Boolean).join('.')
  }
  return null
}

/** Answers with one that the question does not offer. */
function spoilt({ fields }: AnyQuestion, all: Answers, whim: Whim): Answers {
  const key = whim.one(fields)?.key
  if (key === undefined || whim.count(5) === 0) return { ...all, 'no such field': 'words' }
  return { ...all, [key]: whim.one(wrong)! }
}

const wrong: readonly Answers[string][] = [
  '',
  'no such choice',
  'a'.repeat(100_000),
  -1,
  0.5,
  1e300,
  [],
  ['no such choice'],
  Array.from({ length: 100 }, () => 'x')
]
