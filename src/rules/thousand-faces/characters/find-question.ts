import { oneOf, type OpenQuestion } from '../../core/question'
import type { OfferedTo } from '../offer'
import { findChoices } from '../story-questions/catalogue'
import type { Command } from '../state'
import { idOf } from '../question-kinds'

/** J3: what a character answers in Find, for the Journey point of that chapter. */
export function findQuestions({ sheet, character: { answered }, gm }: OfferedTo): readonly OpenQuestion<Command>[] {
  const { seat, dead } = sheet
  if (!gm?.asksFind || dead) return []
  return [
    {
      question: {
        id: idOf('find', seat),
        seat,
        decides: 'gm',
        title: 'Find',
        asks: [
          'What does ',
          { seat },
          ` answer to one of the three questions?${answered ? ` Until now: ${answered}.` : ''}`
        ],
        rule: 'J3',
        fields: [
          {
            kind: 'one',
            key: 'answer',
            label: ['The answer'],
            choices: [
              { key: 'stay', title: ['Stay'] },
              { key: 'sacrifice', title: ['Sacrifice'] },
              { key: 'abandon', title: ['Abandon'] }
            ],
            chosen: answered
          }
        ],
        commit: 'Answer',
        commitsBy: 'answer'
      },
      command: answers => ({
        type: 'answer-find',
        seat,
        answer: findChoices.find(each => each === oneOf(answers, 'answer')) ?? 'stay'
      })
    }
  ]
}
