import type { OpenQuestion, Words } from '../../core/question'
import type { SeatId } from '../../core/seat'
import type { Command } from '../state'
import type { GmView } from '../view'

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
        id: 'finish-all',
        seat: null,
        decides: 'gm',
        title: 'Ready to play',
        asks: ['Are all characters ready to play?'],
        rule: 'R10',
        fields: [],
        notes: [...making.map(lacks), ['What is missing can still be added on the character sheet.']],
        commit: 'Everybody is ready'
      },
      command: () => ({ type: 'finish-character', seat: first, ...(others.length > 0 ? { also: others } : {}) })
    }
  ]
}

function lacks({ seat, wants }: { readonly seat: SeatId; readonly wants: readonly string[] }): Words {
  return [{ seat }, wants.length > 0 ? ` lacks ${wants.join(', ')}` : ' lacks nothing']
}
