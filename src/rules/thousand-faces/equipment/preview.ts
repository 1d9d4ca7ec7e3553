import { line } from '../../core/log-line'
import { joinPreviews } from '../../core/preview'
import type { Previewers } from '../../core/slice'
import { certainOfSeat } from '../figures'
import { characterOf, presentSheets } from '../sheets'
import type { Game, State } from '../state'
import type { SeatId } from '../../core/seat'
import type { ThingId } from './item-schemas'
import { bestPower, beyondLoot, lootSaid } from './loot'
import type { EquipmentCommand } from './model'

const purse = certainOfSeat('xp', 'pack', 'precious', 'load')

/** Weights, prices and exceeded limits of loot: rules Q2, Q7–Q17. */
export const equipmentPreview: Previewers<Game, EquipmentCommand> = {
  'gain-item'(before, command, after) {
    const best = bestPower(presentSheets(before).flatMap(({ character }) => character.items))
    const beyond = beyondLoot(best, command.item)
    const says = beyond.length > 0 ? [line('quiet', `More than loot usually is: ${lootSaid(beyond)}`)] : []
    return joinPreviews(certainOfSeat('load')(before, command, after), {
      lines: says,
      numbers: { beyondLoot: beyond.length }
    })
  },
  'edit-item': certainOfSeat('load'),
  'drop-item': certainOfSeat('load'),
  'give-item': certainOfSeat('load'),
  'damage-item'(before, command, after) {
    const damage = itemIn(after, command.seat, command.item)?.damage
    const says = damage === undefined ? line('grave', 'It breaks') : line('plain', `Damage ${damage} of 3`)
    return joinPreviews(
      { lines: [says], numbers: { damage: damage ?? 3 } },
      certainOfSeat('load')(before, command, after)
    )
  },
  'repair-item'(_before, { seat, item }, after) {
    const damage = itemIn(after, seat, item)?.damage ?? 0
    return { lines: [line('good', damage === 0 ? 'Whole again' : `Damage ${damage} of 3`)], numbers: { damage } }
  },
  'change-pack': certainOfSeat('pack', 'precious', 'load'),
  'name-pack': certainOfSeat('pack', 'precious', 'load'),
  'good-thing-i-brought': purse,
  shop: purse,
  'buy-pack': purse,
  'tell-tale': purse,
  'find-designed': certainOfSeat('load'),
  'have-repaired': purse,
  contemplate: certainOfSeat('xp')
}

function itemIn(state: State, seat: SeatId, id: ThingId) {
  return characterOf(state, seat).items.find(item => item.id === id)
}
