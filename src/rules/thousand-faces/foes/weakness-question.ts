import type { OpenQuestion } from '../../core/question'
import type { Command } from '../state'
import type { GmView } from '../view'

/** The id of the question whether the prepared weakness of that foe is named: "weakness-3". */
export function weaknessKind(foe: number): string {
  return `weakness-${foe}`
}

/** PF2: a prepared weakness becomes the named weak spot of its foe. */
export function weaknessQuestions({ foes }: GmView): readonly OpenQuestion<Command, null>[] {
  return foes.flatMap(({ id, name, secrets, subdued, weakness: named }) => {
    const weakness = secrets?.weakness ?? ''
    if (subdued || weakness.trim() === '' || weakness === named) return []
    return [
      {
        question: {
          id: weaknessKind(id),
          seat: null,
          decides: 'gm',
          title: 'Weakness',
          asks: [`Do the characters know the weakness of ${name}? ${weakness}`],
          rule: 'PF2',
          fields: [],
          commit: 'Name it',
          notes: [['It becomes the named weak spot: +1d4 against it.']]
        },
        command: () => ({ type: 'name-weakness', foe: id, weakness })
      }
    ]
  })
}
