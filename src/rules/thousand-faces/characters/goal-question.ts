import type { OpenQuestion } from '../../core/question'
import { type OfferedTo, offerId } from '../offer'
import type { Command } from '../state'
import { goalWords } from './goals'

/** R6: the first great risk for the goal frees the locked XP. */
export function goalQuestions({
  sheet: { seat },
  character: { fateful }
}: OfferedTo): readonly OpenQuestion<Command>[] {
  if (!fateful?.locked) return []
  return [
    {
      question: {
        id: offerId('fulfil', seat),
        seat,
        decides: 'gm',
        title: 'It happened',
        asks: [{ seat }, ` took the first great risk: ${fateful.goal}.`],
        rule: 'R6',
        fields: [],
        commit: `Gain ${fateful.locked} XP`,
        notes: [[goalWords[fateful.goal]]]
      },
      command: () => ({ type: 'fulfil-goal', seat })
    }
  ]
}
