import { oneOf, type OpenQuestion, textOf } from '../../core/question'
import { type OfferedTo, offerId } from '../offer'
import type { Command } from '../state'
import { shadowPrice } from './prices'

/** K9, O23: Unknown Benefactor: who is accused, and how the Game Master pays, now or as soon as there are points. */
export function accuseQuestion({ sheet: { seat }, character }: OfferedTo): readonly OpenQuestion<Command>[] {
  if (!character.moves.owned.some(({ move }) => move === 'unknown-benefactor')) return []
  return [
    {
      question: {
        id: offerId('accuse', seat),
        seat,
        decides: 'gm',
        title: 'Accuse an authority',
        asks: ['Whom does ', { seat }, ' accuse?'],
        rule: 'K9',
        fields: [
          {
            kind: 'text',
            key: 'authority',
            label: ['Which authority is accused'],
            hint: 'The harbour guild',
            needed: true
          },
          {
            kind: 'one',
            key: 'pays',
            label: ['What the Game Master pays'],
            choices: [
              { key: 'journey', title: ['1 Journey point'], lines: [['The player keeps the card']] },
              {
                key: 'shadow',
                title: [`${shadowPrice('unknown-benefactor', 1)} Shadow`],
                lines: [['The player loses the card']]
              }
            ],
            chosen: null
          }
        ],
        commit: 'Accuse',
        notes: [['Without enough points the claim waits until it can be paid.']]
      },
      command: answers => ({
        type: 'accuse',
        seat,
        authority: textOf(answers, 'authority'),
        gmPays: oneOf(answers, 'pays') === 'shadow' ? 'shadow' : 'journey'
      })
    }
  ]
}
