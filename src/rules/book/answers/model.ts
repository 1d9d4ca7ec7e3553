import { z } from 'zod'
import { partOf, refusal } from '../../core/model'
import { type Infer, seatId, variant } from '../../core/schema'
import { kept, namesSchema } from '../things/model'
import { longest } from '../vocabulary'

/** How many answers a book keeps: eight players answer thirty questions in each of eight campaigns. */
export const mostAnswers = 2000

/** A question of a game, by its game’s name for it; `q12`: one that the Game Master put, named after its entry. */
const question = z.string().min(1).max(60)
/** The moment of the story in which it is asked, by its game’s name. */
const moment = z.string().max(40)
const typed = z.string().max(longest.answer)
const session = z.int().nonnegative()
/** Whose answer it is: a player’s, or (`null`) the whole table’s or the Game Master’s own. */
const of = { board: z.string().max(40), question, seat: seatId.nullable() }

const answer = z.strictObject({
  ...of,
  moment,
  /** The question as it was asked. */
  asked: kept,
  /** Empty: asked, and not answered yet. */
  text: kept,
  /** In which session it was last written, 0 before the first. */
  session,
  /** In which session it came back in play; null while it has not. */
  back: session.nullable()
})
/** What somebody answered to a question of the game. */
export type Answer = Infer<typeof answer>
/** What tells one answer from another. */
export type AnswerKey = Pick<Answer, 'board' | 'question' | 'seat'>

export const answersModel = {
  state: partOf({ answers: z.array(answer).max(mostAnswers) }, { answers: [] }),
  commands: [
    /** `question: null`: one of the Game Master’s own. An empty text: asked, not answered yet. */
    variant('keep-answer', { ...of, question: question.nullable(), moment, asked: typed, text: typed }),
    /** It has come back in play, or it has not after all. */
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
