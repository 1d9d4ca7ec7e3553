import { type OpenQuestion, type Words, type Choice, oneOf } from '../../core/question'
import type { SeatId } from '../../core/seat'
import type { Command } from '../state'
import type { GmView } from '../view'
import { idOf } from '../question-kinds'

/** R10: all characters in the making are ready, whatever they still lack. Later changes are corrections. */
export function finishQuestion({ sheets, encounter }: GmView): readonly OpenQuestion<Command, null>[] {
  const making = sheets
    .filter(({ seat, character }) => !character.created && encounter.scene.some(each => each.seat === seat))
    .map(({ seat, character: { steps } }) => ({
      seat,
      wants: steps.flatMap(({ state, wants }) => (state === 'open' && wants !== null ? [wants] : []))
    }))
  const [first, ...others] = making.map(({ seat }) => seat)
  if (!first) return []
  return [
    {
      question: {
        id: idOf('finish-all'),
        seat: null,
        decides: 'gm',
        title: 'Ready to play',
        asks: ['Are all characters ready to play?'],
        rule: 'R10',
        fields: [],
        notes: [...making.map(lacks), ['What is missing can still be added on the character sheet.']],
        commit: making.some(({ wants }) => wants.length > 0) ? 'Go on without what is missing' : 'Everybody is ready'
      },
      command: () => ({ type: 'finish-character', seat: first, ...(others.length > 0 ? { also: others } : {}) })
    }
  ]
}

function lacks({ seat, wants }: { readonly seat: SeatId; readonly wants: readonly string[] }): Words {
  return [{ seat }, wants.length > 0 ? ` lacks ${wants.join(', ')}` : ' lacks nothing']
}

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
        id: idOf('lay-out'),
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
