import type { SeatId } from '../../core/seat'
import { ownedCards } from '../deck/places'
import { flashbackPrice } from '../experience/prices'
import { sheetOf } from '../sheets'
import type { State } from '../state'
import type { FlipRecord, NoFlashback } from './model'
import { participants } from './queries'

/** Why that seat cannot do a flashback now, or null. FB1, FB3, O15. */
export function whyNoFlashback(state: State, seat: SeatId): NoFlashback | null {
  const { lastFlip: flip, xp } = sheetOf(state, seat)
  if (flip === null) return 'no-flip'
  if (state.flips.by !== seat) return 'not-newest'
  if (flip.consequences === null || flip.resolving === null) return 'open'
  if (flip.flashback) return 'used'
  const { consequences } = flip
  const own = consequences.xpTo === seat ? consequences.xp : 0
  return xp - own < flashbackPrice ? 'no-xp' : whatMovedOn(state, flip)
}

/** The gains of a flip can be taken back only while they still exist. */
function whatMovedOn(state: State, flip: FlipRecord): NoFlashback | null {
  const { consequences, resolving, criticalAnswer, serial } = flip
  if (consequences === null || resolving === null) return 'open'
  if (criticalAnswer === 'blessing') return 'critical-taken'
  if (state.flips.settled === serial) return 'move-settled'
  if (state.game?.kind === 'corners' && participants(flip).includes(state.game.seat)) return 'cards-laid'
  if (consequences.xpTo !== null && sheetOf(state, consequences.xpTo).xp < consequences.xp) return 'xp-spent'
  if (state.shadow.free < consequences.shadow) return 'shadow-spent'
  if (consequences.gmMove && !state.gmMovesOwed.some(owed => owed.flip === serial)) return 'gm-moved'
  if (helpIsGone(state, flip)) return 'help-gone'
  return consequences.blessingSpent && !state.blessingSupply.includes(resolving.card) ? 'blessing-gone' : null
}

/** FB6: the supporters' cards stay, so their owners must still have them. The resolved Blessing returns automatically. */
function helpIsGone(state: State, { support, resolving, consequences }: FlipRecord): boolean {
  const spent = consequences?.blessingSpent === true ? resolving?.card : null
  return support.some(
    ({ seat, card }) => card !== null && card.id !== spent && !ownedCards(sheetOf(state, seat).piles).includes(card.id)
  )
}
