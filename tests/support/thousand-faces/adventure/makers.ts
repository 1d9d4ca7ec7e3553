import type { SeatId } from '#rules/core/seat'
import type { NewItem, SlotRef } from '#rules/thousand-faces/equipment/item-schemas'
import { itemIds, powers } from '#rules/thousand-faces/equipment/items'
import { openSlots } from '#rules/thousand-faces/injury/open-slots'
import { magicItemIds } from '#rules/thousand-faces/magic/magic-items'
import { moveOf, moves } from '#rules/thousand-faces/moves/all'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { Command, State } from '#rules/thousand-faces/state'
import type { Whim } from '../random-play'

/** A command that a player or the GM may try on a board, sensible or not. The order in which a whim is asked decides a seeded play. */
export type Maker = (state: State, seat: SeatId, whim: Whim) => Command

export const sure = <Thing>(thing: Thing | undefined, otherwise: Thing): Thing => thing ?? otherwise
export const character = (state: State, seat: SeatId) => sheetOf(state, seat).character
export const item = (state: State, seat: SeatId, whim: Whim): string =>
  sure(whim.one(character(state, seat).items)?.id, 'i9999')
export const foe = (state: State, whim: Whim): number => whim.one(state.foes)?.id ?? 99_999
/** One that only the foe’s answer is left of. */
export const answering = ({ followUps }: State): number =>
  followUps.find(each => each.answers && !each.waits && each.hits.length === 0)?.id ?? 0
export const followUp = (state: State, whim: Whim): number => whim.one(state.followUps)?.id ?? 0
export const ally = (state: State, whim: Whim): number => whim.one(state.allies)?.id ?? 99_999
export const slots = (state: State, seat: SeatId, whim: Whim): readonly SlotRef[] =>
  whim.count(3) === 0
    ? openSlots(character(state, seat))
        .map(each => each.ref)
        .slice(0, 1 + whim.count(2))
    : []
/** FAST ones often, so that there is a second one in a moment now and then (I16). */
export const anyMove = (whim: Whim) =>
  sure(whim.one(whim.count(3) === 0 ? moves.filter(move => move.fast) : moves), moveOf('rest'))

export function newItem(whim: Whim): NewItem {
  const name = 'a thing'
  const makers: readonly (() => NewItem)[] = [
    () => ({ sort: 'card', card: sure(whim.one(itemIds), 'sword'), name }),
    () => ({
      sort: 'magic',
      card: sure(whim.one(magicItemIds), 'mending'),
      name,
      capacity: whim.count(2) ? 1 + whim.count(5) : null
    }),
    () => ({
      sort: 'other',
      name,
      kind: sure(whim.one(['weapon', 'armour', 'shield', 'gear'] as const), 'gear'),
      encumbrance: whim.count(4),
      power: whim.one([...powers, null]) ?? null,
      slots: whim.count(2) ? ['harm', 'harm-or-wound'] : [],
      precious: whim.count(2) === 0,
      secret: whim.count(4) === 0,
      effect: whim.count(3) === 0 ? 'hums' : null,
      note: '',
      ...(whim.count(2)
        ? { shield: { stops: whim.count(2) ? 'harm' : 'harm-or-wound', rows: whim.count(2) ? 1 : 2 } }
        : {})
    })
  ]
  return sure(whim.one(makers), makers[0] as () => NewItem)()
}
