import type { SeatId } from '../core/seat'
import type { Both, Contestant, DuelSuit, Side, Variants } from './types'

/** A real die, read out at the reveal. */
export interface Typed {
  readonly suit: DuelSuit
  readonly roll: number
}

/** What can be asked of a duel. */
export type Command =
  /** Sets both sides and starts a fresh ritual; what was on the board before is over and remembered. */
  | {
      readonly type: 'begin'
      readonly contestants: Both<Contestant>
      readonly voice: SeatId | null
      readonly variants: Variants
    }
  /** In secret; may be changed until that side has rolled. */
  | { readonly type: 'pick'; readonly side: Side; readonly suit: DuelSuit }
  /** Aloud; the words may be an honest plan or a bluff. */
  | { readonly type: 'describe'; readonly side: Side; readonly words: string }
  /** In secret. */
  | { readonly type: 'roll'; readonly side: Side }
  /** Both cups up. A side that rolls real dice tells them here, in the same breath. */
  | { readonly type: 'reveal'; readonly typed: Both<Typed | null> }
  /** The last reveal was read wrongly: these were the rolls. */
  | { readonly type: 'correct-reveal'; readonly rolls: Both<number> }
  | { readonly type: 'use-dice'; readonly side: Side; readonly dice: Contestant['dice'] }
  | { readonly type: 'name-voice'; readonly seat: SeatId | null }
  | { readonly type: 'settle'; readonly words: string }
  | { readonly type: 'concede'; readonly side: Side }
  /** After a drawn ritual: fresh dice, one round won decides. */
  | { readonly type: 'sudden-death' }
  | { readonly type: 'note-result'; readonly words: string }
