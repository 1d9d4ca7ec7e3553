import { line } from '../../core/log-line'
import { joinPreviews, type Preview } from '../../core/preview'
import type { Previewers } from '../../core/slice'
import { burdenOf, encumbranceOf } from '../equipment/encumbrance'
import { shieldCard, stoppedWords } from '../equipment/ladder'
import { certainOfSeat } from '../figures'
import { calledFlip } from '../flip/preview'
import { characterOf } from '../sheets'
import type { Game, State } from '../state'
import { moveOf } from './all'
import type { MoveCommand, UseMove } from './model'
import type { RaiseShield } from './shield'

/** The price of a move, and its flip: rules M4, Q5. */
export const movesPreview = {
  'use-move'(before: State, command: UseMove, after: State): Preview {
    const { xp: price } = moveOf(command.move)
    const burden = loadOn(before, command)
    const slots = command.slots.length
    const lines = [
      ...(burden < 0
        ? [line('plain', `The load costs ${-burden} mental Stamina${slots > 0 ? `, ${slots} of it on slots` : ''}`)]
        : []),
      ...(burden > 0 ? [line('good', `The load is light: ${burden} Stamina back`)] : []),
      ...(price > 0 ? [line('plain', `Costs ${price} XP`)] : [])
    ]
    const cost = { lines, numbers: { price, burden } }
    return command.attribute === null ? cost : joinPreviews(cost, calledFlip(before, after, command.seat))
  },
  'raise-shield'(before: State, { seat, item }: RaiseShield, after: State): Preview {
    const held = characterOf(before, seat).items.find(each => each.id === item)
    const shield = held && shieldCard(held)
    const stops = shield ? [line('plain', `It can stop ${stoppedWords(shield.avoids)}`)] : []
    return joinPreviews({ lines: stops, numbers: {} }, calledFlip(before, after, seat))
  },
  study: certainOfSeat('xp'),
  'surrender-keepsake': certainOfSeat('load'),
  'attach-card': certainOfSeat('load')
} satisfies Previewers<Game, MoveCommand | RaiseShield>

/** Q5: Stamina that the load returns (+) or costs (−). */
function loadOn(state: State, { seat, move, load }: UseMove): number {
  if (load === 'ignored') return 0
  const burden = burdenOf(moveOf(move).encumbrance, encumbranceOf(characterOf(state, seat)).count)
  return burden.kind === 'stamina' ? burden.points : 0
}
