import type { SeatId } from '../../core/seat'
import type { FlipConsequences } from '../views'
import type { Attribute, CardId, Net, ResultValue, Suit } from '../vocabulary'
import type { Held } from './record'

export type FlipEvent =
  | {
      readonly type: 'flip-called'
      readonly seat: SeatId
      readonly attribute: Attribute
      readonly suit: Suit
      readonly net: Net
      readonly wanted: number
      readonly move: string | null
      readonly fast: boolean
      readonly hasText: { readonly check: boolean; readonly cross: boolean }
      readonly versus: SeatId | null
      readonly supporters: readonly SeatId[]
    }
  /** `seat` turned these over: the lead or a supporter of the newest flip. */
  | { readonly type: 'cards-flipped'; readonly seat: SeatId; readonly cards: readonly CardId[] }
  /** Real cards: the flip waits until the table has named this seat's cards. */
  | { readonly type: 'naming-awaited'; readonly seat: SeatId }
  | {
      readonly type: 'choice-offered'
      readonly seat: SeatId
      readonly among: readonly Held[]
      readonly suggested: CardId
    }
  /** `seat` owns the card; `result` is what it shows. */
  | { readonly type: 'card-resolved'; readonly seat: SeatId; readonly card: CardId; readonly result: ResultValue }
  /** The flip of `lead` is over: cards put away, XP, Shadow and GM move given. Stamina is lost by an event of its own. */
  | {
      readonly type: 'flip-settled'
      readonly lead: SeatId
      readonly result: ResultValue
      readonly consequences: FlipConsequences
    }
  | { readonly type: 'critical-offered'; readonly seat: SeatId }
  | { readonly type: 'critical-answered'; readonly seat: SeatId; readonly take: 'blessing' | 'nothing' }
  /** The last flip is ignored, and what it brought is taken back; 1 XP is paid. `ignored`: its serial; older campaigns do not say. */
  | { readonly type: 'flashback-began'; readonly seat: SeatId; readonly ignored?: number }
  /** The second flip is in; steps may be bought. */
  | { readonly type: 'raise-offered'; readonly seat: SeatId }
  /** 1 XP for one step. */
  | { readonly type: 'result-raised'; readonly seat: SeatId; readonly to: ResultValue }
