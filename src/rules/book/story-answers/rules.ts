import type { CommandOf, EventOf, RefusalOf } from '../../core/model'
import { ok, refuse } from '../../core/result'
import { happen, type Describers, type Explainers } from '../../core/slice'
import { type BookReducers, type BookAct, type BookDecision, type BookDeciders, hasSeat } from '../act'
import type { Book } from '../state'
import { namesFor, readTyped } from '../things/typed-text'
import { type Answer, type AnswerKey, type answersModel, mostAnswers } from './model'
import { lineForGm, type LogPart } from '../../core/log-line'
import { say } from '../../core/refusal'
import type { SeatId } from '../../core/seat'
import { namedParts } from '../things/words'

/** Recording answers, and marking their return: rules AN1–AN3. */
export const decideAnswers: BookDeciders<CommandOf<typeof answersModel>> = {
  'keep-answer': (act, { board, question, seat, moment, asked, text }, context) => {
    if (asked.trim() === '') return refuse({ because: 'no-question' })
    if (seat !== null && !hasSeat(context, seat)) return refuse({ because: 'unknown-seats' })
    const key = { board, question: question ?? `q${context.next}`, seat }
    if (!answerOf(act.state, key) && act.state.answers.length >= mostAnswers)
      return refuse({ because: 'answers-full', most: mostAnswers })
    const put = readTyped(act, context, asked.trim())
    const typed = readTyped(put.act, context, text.trim())
    const names = namesFor(typed.act, context, `${put.text} ${typed.text}`)
    const { session } = context
    return ok(
      happen(typed.act, { type: 'answer-kept', ...key, moment, asked: put.text, text: typed.text, names, session })
    )
  },
  'return-answer': (act, { type: _, as, ...key }, context) =>
    withAnswer(act, key, ({ asked }) => {
      const names = namesFor(act, context, asked)
      return ok(happen(act, { type: 'answer-returned', ...key, as, asked, names, session: context.session }))
    }),
  'drop-answer': (act, { type: _, ...key }, context) =>
    withAnswer(act, key, ({ asked }) =>
      ok(happen(act, { type: 'answer-dropped', ...key, asked, names: namesFor(act, context, asked) }))
    )
}

export const applyAnswers: BookReducers<EventOf<typeof answersModel>> = {
  'answer-kept': (book, { board, question, seat, moment, asked, text, session }) => {
    const key = { board, question, seat }
    const was = answerOf(book, key)
    const now: Answer = { ...key, moment, asked, text, session, back: was?.back ?? null }
    const answers = was ? book.answers.map(each => (each === was ? now : each)) : [...book.answers, now]
    return { ...book, answers }
  },
  'answer-returned': (book, { as, session, ...key }) => ({
    ...book,
    answers: book.answers.map(each => (isSame(each, key) ? { ...each, back: as === 'back' ? session : null } : each))
  }),
  'answer-dropped': (book, key) => ({ ...book, answers: book.answers.filter(each => !isSame(each, key)) })
}

function answerOf({ answers }: Pick<Book, 'answers'>, key: AnswerKey): Answer | null {
  return answers.find(each => isSame(each, key)) ?? null
}

function withAnswer(act: BookAct, key: AnswerKey, decide: (answer: Answer) => BookDecision): BookDecision {
  const answer = answerOf(act.state, key)
  return answer ? decide(answer) : refuse({ because: 'no-such-answer' })
}

function isSame(one: AnswerKey, other: AnswerKey): boolean {
  return one.board === other.board && one.question === other.question && one.seat === other.seat
}

type Event = EventOf<typeof answersModel>
type AnswerNames = Pick<Event, 'names'> & { readonly seat: SeatId | null }

/** Recorded answers appear in the Game Master's log alone (AN4). */
export const describeAnswers: Describers<Event> = {
  'answer-kept': (event, audience) =>
    lineForGm(
      audience,
      ...whose(event),
      ...spoken(event, event.asked),
      ...(event.text === '' ? ['”, asked'] : ['”: ', ...spoken(event, event.text)])
    ),
  'answer-returned': (event, audience) =>
    lineForGm(
      audience,
      ...whose(event),
      ...spoken(event, event.asked),
      event.as === 'back' ? '”: it came back' : '”: it has not come back after all'
    ),
  'answer-dropped': (event, audience) =>
    lineForGm(audience, 'Not asked any more: ', ...whose(event), ...spoken(event, event.asked), '”')
}

export const explainAnswers: Explainers<RefusalOf<typeof answersModel>> = {
  'no-such-answer': () => say('That answer is not in the book any more', 'Undo, or write it down again'),
  'no-question': () => say('There is no question', 'Type what you ask first'),
  'answers-full': ({ most }) => say(`The book keeps ${most} answers at most`, 'Take an old one out first', 'answers')
}

function whose({ seat }: AnswerNames): readonly LogPart[] {
  return seat === null ? ['“'] : [{ seat }, ' on “']
}

function spoken({ names }: AnswerNames, text: string): readonly LogPart[] {
  return namedParts(text, new Map(names.map(each => [each.thing, each.name])))
}
