import { lineForGm, type LogPart } from '../../core/log-line'
import type { EventOf, RefusalOf } from '../../core/model'
import { say } from '../../core/refusal'
import type { SeatId } from '../../core/seat'
import type { Describers, Explainers } from '../../core/slice'
import { namedParts } from '../things/words'
import type { answersModel } from './model'

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
