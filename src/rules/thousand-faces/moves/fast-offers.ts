import type { SeatId } from '../../core/seat'
import { owned } from '../characters/character'
import { flipsOnPhone } from '../phones/view'
import { characterOf, sheetOf } from '../sheets'
import type { State } from '../state'
import type { Attribute, Suit } from '../vocabulary'
import { moveOf } from './all'
import type { MoveId } from './ids'
import { isFast, isPassive, itemsFor, itemWanted, ownWays, whyNot } from './may'
import type { UseMove } from './model'

/** A FAST move that the player can add now (HA13). */
export interface FastOffer {
  readonly move: MoveId
  readonly name: string
  /** Null: without a flip. */
  readonly attribute: Attribute | null
  readonly suit: Suit | null
  /** The immediate price in XP. */
  readonly xp: number
  /** The suitable items, if the move needs one. */
  readonly items: readonly { readonly id: string; readonly name: string }[] | null
}

/** HA13: a FAST card of the player, without options that only the table can grant. */
export function mayThrowIn(state: State, command: UseMove, seat: SeatId): boolean {
  const { move, attribute, advantages, claims = [], versus, supporters, load } = command
  if (command.seat !== seat || !flipsOnPhone(state, seat) || !owned(characterOf(state, seat), move)) return false
  const isPlain = advantages === 0 && claims.length === 0 && versus === null && supporters.length === 0
  return isPlain && load === 'counts' && isFast(moveOf(move), attribute)
}

/** M5: the FAST moves that can be added now, for each possible attribute. */
export function fastOffers(state: State, seat: SeatId): readonly FastOffer[] {
  const { character, ranks, xp } = sheetOf(state, seat)
  // V8: laid cards are not flipped.
  const areLaid = state.game?.kind === 'corners' && state.game.seat === seat
  return character.moves.flatMap(({ move: id }) => {
    const move = moveOf(id)
    if (!move.fast || isPassive(id) || ownWays[id] !== undefined || xp < move.xp) return []
    const things = itemsFor(character, seat, id)
    if (itemWanted(id) !== null && things?.length === 0) return []
    const items =
      things && things.map(thing => ({ id: thing, name: character.items.find(each => each.id === thing)?.name ?? '' }))
    const ways = move.attributes.length > 0 ? move.attributes : [null]
    const { name, xp: price } = move
    return ways
      .filter(attribute => !areLaid || attribute === null)
      .filter(attribute => whyNot(state, seat, id, attribute, 'counts') === null)
      .map(attribute => ({ move: id, name, attribute, suit: attribute && ranks[attribute], xp: price, items }))
  })
}
