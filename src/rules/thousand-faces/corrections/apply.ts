import type { SeatId } from '../../core/seat'
import type { Correction } from '../commands'
import {
  exhaust,
  exhaustedCount,
  ontoDeck,
  ontoDiscard,
  ontoExhaustion,
  outOfDeck,
  outOfExhaustion,
  takeAway,
  unexhaust
} from '../deck/places'
import type { Piles } from '../deck/piles'
import { withSheet } from '../sheets'
import type { Applying } from '../slices'
import type { Sheet, State } from '../types'
import type { CardId } from '../vocabulary'
import type { CorrectionEvent } from './events'

/** Numbers and piles put right by hand: rules CO1–CO8. */
export const applyCorrections: Applying<CorrectionEvent> = {
  corrected: (state, { seat, correction, card }) =>
    counted(
      withSheet(state, seat, sheet => corrected(sheet, correction, card)),
      seat,
      card
    ),
  'ranks-set': (state, { seat, ranks }) => withSheet(state, seat, () => ({ ranks }))
}

function counted(state: State, seat: SeatId, card: CardId | null): State {
  const kept = withSheet(state, seat, ({ tokens, piles }) => ({
    tokens: { ...tokens, exhaustion: Math.min(tokens.exhaustion, exhaustedCount(piles)) }
  }))
  return card === null ? kept : { ...kept, woundsDealt: kept.woundsDealt + 1 }
}

function corrected(sheet: Sheet, correction: Correction, added: CardId | null): Partial<Sheet> {
  switch (correction.what) {
    case 'xp':
      return { xp: correction.to }
    case 'shadow-caused':
      return { shadowCaused: correction.to }
    case 'tokens':
      return { tokens: { exhaustion: correction.exhaustion, harm: correction.harm, wound: correction.wound } }
    case 'incapacitated':
      return { incapacitated: correction.to }
    case 'card':
      return { piles: placed(lifted(sheet.piles, correction.card, correction.from), correction.card, correction.to) }
    case 'exhaustion-count':
      return { piles: recounted(sheet.piles, correction.to - exhaustedCount(sheet.piles)) }
    case 'wound-cards':
      return { piles: exchanged(sheet.piles, added, correction.remove) }
    case 'last-result':
      return { lastFlip: sheet.lastFlip && { ...sheet.lastFlip, result: correction.to } }
  }
}

type CardCorrection = Extract<Correction, { what: 'card' }>

function lifted(piles: Piles, card: CardId, from: CardCorrection['from']): Piles {
  if (piles.discard.includes(card) || piles.faceUp.includes(card)) return takeAway(piles, card)
  return from === 'exhaustion' ? outOfExhaustion(piles, card) : outOfDeck(piles, card)
}

function placed(piles: Piles, card: CardId, to: CardCorrection['to']): Piles {
  if (to === 'discard') return ontoDiscard(piles, card)
  if (to === 'exhaustion') return ontoExhaustion(piles, card)
  return ontoDeck(piles, card, to === 'deck-top' ? 'top' : 'bottom')
}

function recounted(piles: Piles, more: number): Piles {
  return more >= 0 ? exhaust(piles, more) : unexhaust(piles, -more)
}

function exchanged(piles: Piles, added: CardId | null, removed: CardId | null): Piles {
  const fewer = removed === null ? piles : takeAway(piles, removed)
  return added === null ? fewer : ontoDiscard(fewer, added)
}
