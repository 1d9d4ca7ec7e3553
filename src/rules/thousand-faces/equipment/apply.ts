import { withCharacter } from '../characters/part'
import type { Applying, Following } from '../slices'
import type { State } from '../types'
import type { EquipmentEvent } from './shapes'

/** Things come, go and change. A keepsake falls off whatever is gone. */
export const applyEquipment: Applying<EquipmentEvent> = {
  'item-gained': (state, { seat, item }) => ({
    ...withCharacter(state, seat, ({ items }) => ({ items: [...items, item] })),
    made: Math.max(state.made, Number(item.id.slice(1)))
  }),
  'item-lost': (state, { seat, item }) =>
    withCharacter(state, seat, ({ items, moves }) => ({
      items: items.filter(each => each.id !== item),
      moves: moves.map(card => (card.attachedTo === item ? { ...card, attachedTo: null } : card))
    })),
  'item-changed': (state, { seat, item }) =>
    withCharacter(state, seat, ({ items }) => ({ items: items.map(each => (each.id === item.id ? item : each)) })),
  'pack-changed': (state, { seat, pack, precious }) => withCharacter(state, seat, () => ({ pack, precious })),
  'weapon-designed': (state, { seat, weapon, magical }) =>
    withCharacter(state, seat, ({ designs }) => ({ designs: [...designs, { name: weapon, magical }] })),
  'design-found': (state, { seat, weapon }) =>
    withCharacter(state, seat, ({ designs }) => {
      const index = designs.findIndex(each => each.name === weapon)
      return { designs: designs.filter((_, other) => other !== index) }
    }),
  'wares-laid-out': (state, { seat, seller, cards }) =>
    withCharacter(state, seat, () => ({ wares: { seller, cards } })),
  shopped: (state, { seat }) => withCharacter(state, seat, () => ({ wares: null }))
}

/** Q12: with the day the sellers go. */
export const followEquipment: Following = {
  'day-began': withoutWares,
  'day-ended': withoutWares
}

function withoutWares(state: State): State {
  return state.sheets
    .filter(({ character }) => character.wares !== null)
    .reduce((on, { seat }) => withCharacter(on, seat, () => ({ wares: null })), state)
}
