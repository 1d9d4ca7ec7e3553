import type { SeatId } from '../../core/seat'
import type { CardId } from '../vocabulary'

export type FlipRefusal =
  /** Something of an earlier flip is still open. */
  | {
      readonly because: 'something-pending'
      readonly seat: SeatId
      readonly waits: 'tie' | 'name-cards' | 'critical' | 'flashback'
    }
  | { readonly because: 'nothing-pending'; readonly wanted: 'tie' | 'name-cards' | 'critical' | 'flashback' }
  | { readonly because: 'not-among'; readonly card: CardId; readonly among: readonly CardId[] }
  | { readonly because: 'not-unseen'; readonly card: CardId; readonly seat: SeatId }
  | { readonly because: 'supporter-unfit'; readonly seat: SeatId; readonly says: 'lead' | 'twice' | 'versus' }
  | { readonly because: 'versus-self'; readonly seat: SeatId }
  | { readonly because: 'no-cards'; readonly seat: SeatId }
  | { readonly because: 'no-flashback'; readonly seat: SeatId; readonly says: NoFlashback }

/** Why a flashback cannot be: each names one thing that has moved on. */
export type NoFlashback =
  | 'no-flip'
  | 'not-newest'
  | 'used'
  | 'no-xp'
  | 'xp-spent'
  | 'shadow-spent'
  | 'gm-moved'
  | 'move-settled'
  | 'cards-laid'
  | 'critical-taken'
  | 'help-gone'
  | 'blessing-gone'
  | 'open'
