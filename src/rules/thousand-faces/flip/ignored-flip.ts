import type { SeatId } from '../../core/seat'
import { ontoDiscard } from '../deck/places'
import { flashbackPrice } from '../experience/prices'
import { sheetOf, withSheet } from '../sheets'
import type { State } from '../state'
import type { FlipRecord } from './model'

/**
 * FB1, FB2: pays 1 XP and ignores the last flip: its gains are taken back.
 * Its cards stay in the discard pile, and Stamina lost to a wound stays lost. The record begins anew, as the second flip of the same move.
 */
export function applyFlashback(state: State, seat: SeatId): State {
  const flip = sheetOf(state, seat).lastFlip
  if (flip === null) return state
  const serial = state.flips.count + 1
  const again: FlipRecord = {
    ...flip,
    serial,
    cards: [],
    resolving: null,
    result: null,
    flashback: true,
    raised: 0,
    criticalAnswer: null,
    consequences: null
  }
  const before = takenBack(state, flip)
  return {
    ...withSheet(before, seat, ({ xp }) => ({ xp: xp - flashbackPrice, lastFlip: again })),
    flips: { ...before.flips, count: serial },
    pending: null
  }
}

function takenBack(state: State, flip: FlipRecord): State {
  const { consequences, resolving } = flip
  if (consequences === null || resolving === null) return state
  const { xp, xpTo, shadow, blessingSpent } = consequences
  const poorer = xpTo === null ? state : withSheet(state, xpTo, sheet => ({ xp: sheet.xp - xp }))
  // The ledger may have been corrected downwards since; its minimum is zero.
  const uncredited = withSheet(poorer, flip.seat, sheet => ({ shadowCaused: Math.max(0, sheet.shadowCaused - shadow) }))
  const owner = blessingSpent
    ? withSheet(uncredited, resolving.seat, ({ piles }) => ({ piles: ontoDiscard(piles, resolving.card) }))
    : uncredited
  return {
    ...owner,
    shadow: { ...owner.shadow, free: owner.shadow.free - shadow },
    gmMovesOwed: owner.gmMovesOwed.filter(owed => owed.flip !== flip.serial),
    blessingSupply: blessingSpent ? owner.blessingSupply.filter(card => card !== resolving.card) : owner.blessingSupply
  }
}
