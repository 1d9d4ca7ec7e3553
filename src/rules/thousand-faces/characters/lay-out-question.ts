import { type Choice, oneOf, type OpenQuestion } from '../../core/question'
import type { Command } from '../state'
import type { GmView } from '../view'

/** R1, R13: the move cards of the whole table are laid out, and taken freely or picked in turn. */
export function layOutQuestions(view: GmView): readonly OpenQuestion<Command, null>[] {
  const { workshop, encounter } = view
  const { laidOut, draft } = workshop
  if (encounter.scene.length === 0) return []
  const isOut = laidOut.length > 0
  const choices: readonly Choice[] = [
    {
      key: 'lay-out',
      title: [isOut ? 'Lay out other cards' : 'Lay out the cards'],
      lines: [['All A cards; of B and C one more than players, by luck']]
    },
    ...(draft ? [{ key: 'end', title: ['End the draft'], lines: [['The players take cards freely']] }] : []),
    ...(!draft && canDraft(view)
      ? [
          {
            key: 'draft',
            title: ['Draft: pick in turn'],
            lines: [['For experts: the order is drawn, and goes back again in every second round']]
          }
        ]
      : [])
  ]
  return [
    {
      question: {
        id: 'lay-out',
        seat: null,
        decides: 'gm',
        title: 'The move cards',
        asks: ['What happens to the move cards of the whole table?'],
        rule: 'R1',
        fields: [{ kind: 'one', key: 'does', label: ['What happens'], choices, chosen: isOut ? null : 'lay-out' }],
        commit: 'Lay out the cards',
        commitsBy: 'does'
      },
      command: answers => {
        const does = oneOf(answers, 'does')
        if (does === 'end') return { type: 'end-draft' }
        return does === 'draft' ? { type: 'begin-draft', order: null } : { type: 'lay-out-moves' }
      }
    }
  ]
}

/** Several players, one of whom can take a card that is left. */
function canDraft({ workshop: { laidOut }, encounter: { scene } }: GmView): boolean {
  return (
    scene.length > 1 &&
    laidOut.some(
      ({ takenBy, blockedFor }) =>
        takenBy === null && scene.some(({ seat }) => !blockedFor.some(blocked => blocked.seat === seat))
    )
  )
}
