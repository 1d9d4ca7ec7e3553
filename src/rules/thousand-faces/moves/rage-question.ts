import type { OpenQuestion } from '../../core/question'
import { type OfferedTo, offerId } from '../offer'
import type { Command } from '../state'

/** M12: the owner of a rage ends it. */
export function rageQuestions({ sheet: { seat }, character }: OfferedTo): readonly OpenQuestion<Command>[] {
  if (!character.berserk) return []
  return [
    {
      question: {
        id: offerId('rage', seat),
        seat,
        decides: 'gm',
        title: 'End the rage',
        asks: ['Is the rage of ', { seat }, ' over?'],
        rule: 'M12',
        fields: [],
        commit: 'End the rage',
        notes: [['Strength +1 ends with it, and Intellect can be flipped again.']]
      },
      command: () => ({ type: 'end-rage', seat })
    }
  ]
}
