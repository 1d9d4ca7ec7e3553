import type { Luck } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { type Reducers, type Deciders, happen, type SeatMay, type SliceRules } from '../../core/slice'
import { ownWhileMaking } from '../characters/steps'
import { flipInProgress } from '../deck/steps'
import type { Piles } from '../deck/model'
import {
  deckCount,
  exhaust,
  exhaustedCount,
  faceDownCount,
  ontoDeck,
  ontoDiscard,
  ontoExhaustion,
  outOfDeck,
  outOfExhaustion,
  takeAway,
  unexhaust,
  unspentStamina,
  ownedCards,
  unseenCards
} from '../deck/piles'
import type { Pending } from '../flip/model'
import { cardsMissing, newestFlip } from '../flip/queries'
import { endLostBargain } from '../magic/steps'
import { sheetOf, withSheet } from '../sheets'
import { stamina, bearableHarm, bearableWounds } from '../stamina/bounds'
import { owedPoints } from '../stamina/search'
import { downIfSpent } from '../stamina/limits'
import { nextWoundCard } from '../stamina/steps'
import type { Act, Game, Refusal, Sheet, State } from '../state'
import { type CardId, attributePoints, sumOf, mostCounted } from '../vocabulary'
import type { Correction, CorrectionCommand, CorrectionEvent } from './model'
import { isWound } from '../cards'
import { countBetween } from '../counts'

/** Corrections by the GM: rules CO1–CO8. Only a correction that would break the board is refused. */
const decide: Deciders<Game, CorrectionCommand> = {
  correct(act, { seat, correction, reason }, luck) {
    const wrong = whyNotCorrect(sheetOf(act.state, seat), correction)
    if (wrong) return refuse(wrong)
    const card = addedCard(act, correction, luck)
    const corrected = downIfSpent(happen(act, { type: 'corrected', seat, correction, card, reason }), seat)
    return enoughLeft(endLostBargain(corrected, seat), act, seat)
  },
  'set-ranks'(act, { seat, ranks }, _luck, actor) {
    const busy = actor.kind === 'seat' ? flipInProgress(act.state) : null
    if (busy) return refuse({ because: 'flip-in-progress', seat: busy }) // HA16
    const sum = sumOf(ranks)
    return sum === attributePoints
      ? ok(happen(act, { type: 'ranks-set', seat, ranks }))
      : refuse({ because: 'bad-ranks', sum })
  }
}

function addedCard(act: Act, correction: Correction, luck: Luck): string | null {
  if (correction.what !== 'wound-cards' || correction.add === null) return null
  return `${correction.add}${nextWoundCard(act, luck).slice(2)}`
}

/** CO6: the Exhaustion pile keeps to ten, and cards still to be named must remain available. */
function enoughLeft(corrected: Act, before: Act, seat: SeatId): Result<Act, Refusal> {
  const { piles } = sheetOf(corrected.state, seat)
  const { pending } = before.state
  const back = pending?.kind === 'name-cards' && pending.naming.for === 'recovery' ? pending.naming.left : 0
  const owed = Math.max(0, owedPoints(before.state, seat) - back) // returned cards count first (N13)
  if (exhaustedCount(piles) + owed > stamina) return refuse({ because: 'too-many-exhausted', seat })
  if (pending?.kind !== 'name-cards' || pending.seat !== seat) return ok(corrected)
  const has = pending.naming.for === 'recovery' ? faceDownCount(piles) : deckCount(piles)
  return has < stillToName(before.state, pending) ? refuse({ because: 'flip-in-progress', seat }) : ok(corrected)
}

function stillToName(state: State, { seat, naming }: Extract<Pending, { kind: 'name-cards' }>): number {
  if (naming.for === 'recovery') return naming.left
  const flip = newestFlip(state)
  return naming.for === 'flip' && flip ? cardsMissing(state, flip, seat) : 1
}

/** Corrected numbers and piles: rules CO1–CO8. */
const apply: Reducers<Game, CorrectionEvent> = {
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

/** HA16: the player distributes six points, until the character is made. */
const seatMay: SeatMay<Game, CorrectionCommand> = { 'set-ranks': ownWhileMaking }

export const correctionsRules = { decide, seatMay, apply } satisfies SliceRules<Game>

/** Why a correction would break the board; null otherwise. Hidden information is never used. */
function whyNotCorrect(sheet: Sheet, correction: Correction): Refusal | null {
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
