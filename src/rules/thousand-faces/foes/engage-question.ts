import { type Choice, oneOf, type OpenQuestion } from '../../core/question'
import { say } from '../../core/refusal'
import type { SeatId } from '../../core/seat'
import type { Command } from '../state'
import type { GmView } from '../view'
import type { FoeView } from './view'

/** The id of the question whom that foe fights: "engage-3". */
export function engageKind(foe: number): string {
  return `engage-${foe}`
}

/** RO5, RO9: whom each standing foe fights. */
export function engageQuestions({ foes, sheets }: GmView): readonly OpenQuestion<Command, null>[] {
  return foes
    .filter(({ subdued }) => !subdued)
    .map(foe => ({
      question: {
        id: engageKind(foe.id),
        seat: null,
        decides: 'gm',
        title: 'Fights',
        asks:
          foe.engaged === null ? [`${foe.name} fights nobody.`] : [`${foe.name} fights `, { seat: foe.engaged }, '.'],
        rule: 'RO5',
        fields: [
          {
            kind: 'one',
            key: 'whom',
            label: ['Whom it fights'],
            choices: [...sheets.map(({ seat }) => seat), null].map(seat => choiceOf(foe, seat)),
            chosen: null
          }
        ],
        commit: 'It fights this character',
        commitsBy: 'whom'
      },
      command: answers => ({
        type: 'engage-foe',
        foe: foe.id,
        seat: sheets.find(({ seat }) => seat === oneOf(answers, 'whom'))?.seat ?? null
      })
    }))
}

function choiceOf({ engaged }: FoeView, seat: SeatId | null): Choice {
  return {
    key: seat ?? 'nobody',
    title: seat === null ? ['Nobody'] : [{ seat }],
    commits: seat === null ? ['It fights nobody'] : ['It fights ', { seat }],
    ...(seat === engaged ? { blocked: say('That is the case already', 'Choose another answer') } : {})
  }
}
