import { z } from 'zod'
import { stateFields, refusal } from '../../core/model'
import { type Infer, seatId, variant } from '../../core/schema'
import { kept, namesSchema } from '../things/model'
import { longest } from '../vocabulary'

/** The most answers of a book: eight players answer thirty questions in each of eight campaigns. */
export const mostAnswers = 2000

/** The game's id of a question; `q12`: a question of the Game Master, named after its entry. */
const question = z.string().min(1).max(60)
/** The game's id of the moment of the story in which the question is asked. */
const moment = z.string().max(40)
const typed = z.string().max(longest.answer)
const session = z.int().nonnegative()
/** The owner of the answer: a player, or (`null`) the whole table or the Game Master. */
const of = { board: z.string().max(40), question, seat: seatId.nullable() }

const answer = z.strictObject({
  ...of,
  moment,
  /** The question in its wording at that time. */
  asked: kept,
  /** Empty: asked, and not answered yet. */
  text: kept,
  /** The session of the last edit, 0 before the first. */
  session,
  /** The session in which the answer returned in play; null before that. */
  back: session.nullable()
})
/** An answer to a question of the game. */
export type Answer = Infer<typeof answer>
/** The key of an answer. */
export type AnswerKey = Pick<Answer, 'board' | 'question' | 'seat'>

export const answersModel = {
  state: stateFields({ answers: z.array(answer).max(mostAnswers) }, { answers: [] }),
  commands: [
    /** `question: null`: a new question of the Game Master. An empty text: asked, not answered yet. */
    variant('keep-answer', { ...of, question: question.nullable(), moment, asked: typed, text: typed }),
    /** Marks that the answer has returned in play, or removes the mark. */
    variant('return-answer', { ...of, as: z.enum(['back', 'open']) }),
    variant('drop-answer', { ...of })
  ],
  events: [
    variant('answer-kept', { ...of, moment, asked: kept, text: kept, names: namesSchema, session }),
    variant('answer-returned', { ...of, as: z.enum(['back', 'open']), asked: kept, names: namesSchema, session }),
    variant('answer-dropped', { ...of, asked: kept, names: namesSchema })
  ],
  refusals: {
    'no-such-answer': refusal('AN2'),
    'no-question': refusal('AN1'),
    'answers-full': refusal<{ most: number }>('AN1')
  }
} as const
