import type { SeatId } from '#rules/core/seat'
import { blankCharacter, type Character, type OwnedMove } from '#rules/thousand-faces/characters/character-schemas'
import { newStory } from '#rules/thousand-faces/economy/model'
import type { Item, Magic } from '#rules/thousand-faces/equipment/item-schemas'
import { itemCard, type ItemId } from '#rules/thousand-faces/equipment/items'
import type { Foe } from '#rules/thousand-faces/foes/model'
import type { MoveId } from '#rules/thousand-faces/moves/ids'
import type { SettleOutcome, UseMove } from '#rules/thousand-faces/moves/model'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { Sheet, State } from '#rules/thousand-faces/state'
import { ada, board, sheet } from '../../../support/thousand-faces/table'

/** A character with what a test cares about. */
export function aCharacter(over: Partial<Character> = {}): Character {
  return { ...blankCharacter, ...over }
}

/** A move card of a player. */
export function aMove(move: MoveId, over: Partial<OwnedMove> = {}): OwnedMove {
  return { move, level: '0', faceDown: false, filled: [], attachedTo: null, ...over }
}

/** A printed Item card of a player, `i1` unless another id is given. */
export function anItem(card: ItemId, over: Partial<Item> = {}): Item {
  const { name, kind, encumbrance, power, maxPower, slots } = itemCard(card)
  return {
    id: 'i1',
    name,
    kind,
    card,
    encumbrance,
    damage: 0,
    power,
    maxPower,
    slots,
    filled: [],
    precious: false,
    magic: null,
    secret: false,
    note: '',
    ...over
  }
}

/** A magic item of a player, full, of capacity 3, idle. */
export function aMagicItem(over: Partial<Magic> = {}, item: Partial<Item> = {}): Item {
  const magic: Magic = {
    card: 'of-sensation',
    effect: 'sees',
    charges: 3,
    capacity: 3,
    ongoing: false,
    flowing: false,
    ...over
  }
  return {
    ...anItem('sword'),
    name: 'Glass Eye',
    kind: 'gear',
    card: null,
    power: null,
    maxPower: null,
    magic,
    ...item
  }
}

/** A hidden guard, unhurt, number 1 unless another number is given. */
export function aFoe(over: Partial<Foe> = {}): Foe {
  return {
    id: 1,
    name: 'Guard',
    kind: 'guard',
    stamina: 6,
    most: 6,
    power: 'd4',
    squares: 0,
    crossed: 0,
    disarmoured: false,
    red: 0,
    weakness: null,
    engaged: null,
    revealed: false,
    note: '',
    ...over
  }
}

/** Ada with this character, and whatever else her sheet has. */
export function adaWith(
  character: Partial<Character>,
  changes: Partial<Sheet> = {},
  state: Partial<State> = {}
): State {
  return board([sheet(ada, { character: aCharacter(character), ...changes })], { made: 100, ...state })
}

/** A story in which a day in town runs. */
export const town = { ...newStory, day: { place: 'town', number: 1, did: {} } } as const

/** The character of a seat, Ada's unless another seat is given. */
export function characterIn(state: State, seat: SeatId = ada): Character {
  return sheetOf(state, seat).character
}

/** Ada uses a move, plainly. */
export function use(move: MoveId, changes: Partial<UseMove> = {}): UseMove {
  return {
    type: 'use-move',
    seat: ada,
    move,
    attribute: null,
    advantages: 0,
    versus: null,
    supporters: [],
    item: null,
    load: 'counts',
    slots: [],
    ...changes
  }
}

/** Settles the newest open move, plainly. */
export function settle(state: State, changes: Partial<SettleOutcome> = {}): SettleOutcome {
  const outcome = state.outcomes.at(-1)?.id ?? 0
  return {
    type: 'settle-outcome',
    outcome,
    picks: [],
    pay: 'nothing',
    slots: [],
    packs: 0,
    repairs: [],
    drawback: null,
    price: 0,
    red: null,
    note: '',
    ...changes
  }
}
