import { isWound } from '../cards'
import { countBetween } from '../counts'
import { deckCount, exhaustedCount, unspentStamina, faceDownCount, ownedCards, unseenCards } from '../deck/places'
import { bearableHarm, bearableWounds, stamina } from '../stamina/bounds'
import type { Refusal, Sheet } from '../state'
import type { Correction } from './model'
import { mostCounted } from '../vocabulary'

/** Why a correction would break the board; null otherwise. Hidden information is never used. */
export function whyNotCorrect(sheet: Sheet, correction: Correction): Refusal | null {
  switch (correction.what) {
    case 'xp':
    case 'shadow-caused':
      return bounded(correction.to, mostCounted)
    case 'tokens':
      return whyNotTokens(sheet, correction)
    case 'incapacitated':
      if (!correction.to && sheet.character.dead) return { because: 'dead', seat: sheet.seat } // J8
      return !correction.to && unspentStamina(sheet.piles) < 1 ? { because: 'still-exhausted', seat: sheet.seat } : null
    case 'card':
      return whyNotCard(sheet, correction)
    case 'exhaustion-count':
      return whyNotCount(sheet, correction.to)
    case 'wound-cards':
      return whyNotWounds(sheet, correction)
    case 'last-result':
      return sheet.lastFlip === null || sheet.lastFlip.consequences === null
        ? { because: 'no-flip-yet', seat: sheet.seat }
        : null
  }
}

type CorrectionOf<What extends Correction['what']> = Extract<Correction, { what: What }>

function bounded(amount: number, most: number): Refusal | null {
  const counted = countBetween(amount, 0, most)
  return counted.ok ? null : counted.error
}

/** CO3: at most two Wound and two Harm tokens, and no more Exhaustion tokens than cards. */
function whyNotTokens({ seat, piles }: Sheet, { exhaustion, harm, wound }: CorrectionOf<'tokens'>): Refusal | null {
  const wrong = bounded(exhaustion, stamina) ?? bounded(harm, bearableHarm) ?? bounded(wound, bearableWounds)
  if (wrong) return wrong
  return exhaustion > exhaustedCount(piles)
    ? { because: 'too-many-tokens', seat, exhausted: exhaustedCount(piles) }
    : null
}

/** CO4: the card is in that position, as far as the table can know. */
function whyNotCard({ seat, piles }: Sheet, { card, from, to }: CorrectionOf<'card'>): Refusal | null {
  if (piles.inPlay.includes(card)) return { because: 'card-in-play', card }
  const hidden = unseenCards(piles).includes(card)
  const there = {
    discard: piles.discard.includes(card),
    exhaustion: piles.faceUp.includes(card) || (hidden && faceDownCount(piles) > 0),
    deck: hidden && deckCount(piles) > 0
  }
  if (!there[from]) return { because: 'card-not-there', seat, card, pile: from }
  const same = from === 'deck' ? to.startsWith('deck') && piles.cards === 'physical' : from === to && !hidden
  if (same) return { because: 'nothing-corrected' }
  return to === 'exhaustion' && from !== 'exhaustion' && unspentStamina(piles) < 1
    ? { because: 'too-many-exhausted', seat }
    : null
}

/** CO5: moves unseen cards between deck and Exhaustion; face-up cards stay. */
function whyNotCount({ seat, piles }: Sheet, to: number): Refusal | null {
  const counted = countBetween(to, piles.faceUp.length, stamina)
  if (!counted.ok) return counted.error
  if (to === exhaustedCount(piles)) return { because: 'nothing-corrected' }
  return to - exhaustedCount(piles) > deckCount(piles)
    ? { because: 'deck-too-small', seat, deck: deckCount(piles) }
    : null
}

function whyNotWounds({ seat, piles }: Sheet, { add, remove }: CorrectionOf<'wound-cards'>): Refusal | null {
  if (add === null && remove === null) return { because: 'nothing-corrected' }
  if (remove === null) return null
  if (!isWound(remove) || !ownedCards(piles).includes(remove)) return { because: 'no-such-wound', seat, card: remove }
  return piles.inPlay.includes(remove) ? { because: 'card-in-play', card: remove } : null
}
