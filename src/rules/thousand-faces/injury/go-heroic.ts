import type { Luck } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { exhaustedCount } from '../deck/piles'
import { sheetOf } from '../sheets'
import { oweStamina } from '../stamina/search'
import { payStamina, returnToDiscard } from '../stamina/steps'
import type { Act, Refusal, State } from '../state'
import type { InjuryCommand } from './model'
import { whyNotTurned } from './steps'

/** Why the character cannot switch to Heroic Stamina, or null (N13). */
export function whyNotHeroic(state: State, seat: SeatId): Refusal | null {
  const { character } = sheetOf(state, seat)
  if (character.stamina === 'heroic') return { because: 'heroic-already', seat }
  return state.story.length !== 'one-shot' && state.story.chapter === 5 ? null : { because: 'heroic-later' }
}

/** N13, O24: switches for good. Exhausted cards go to the discard pile, then the same number of points is paid heroically. */
export function goHeroic(
  act: Act,
  { seat }: Extract<InjuryCommand, { type: 'go-heroic' }>,
  luck: Luck
): Result<Act, Refusal> {
  const why = whyNotHeroic(act.state, seat) ?? whyNotTurned(act.state, seat)
  if (why) return refuse(why)
  const { piles } = sheetOf(act.state, seat)
  const switched = happen(act, { type: 'went-heroic', seat })
  if (exhaustedCount(piles) === 0) return ok(switched)
  return ok(piles.cards === 'physical' ? payByHand(switched, seat, luck) : payAnew(switched, seat, luck))
}

/** Harm and Wounds stay, with the cards that they pin. The number of Exhaustion tokens is kept too. */
function payAnew(act: Act, seat: SeatId, luck: Luck): Act {
  const { piles, tokens } = sheetOf(act.state, seat)
  const hidden = piles.cards === 'digital' ? piles.exhausted : []
  const cards = [...hidden, ...piles.faceUp]
  const returned = happen(act, { type: 'cards-restored', seat, cards, reason: 'Heroic Stamina' })
  const bare = happen(returned, { type: 'tokens-returned', seat, ...tokens, exhaustion: 0, reason: '' })
  const paid = payStamina(bare, seat, cards.length, 'Heroic Stamina', luck)
  const found = exhaustedCount(sheetOf(paid.state, seat).piles) // fewer when a mini-game holds cards with the symbol
  const exhaustion = Math.min(tokens.exhaustion, found)
  return happen(paid, { type: 'tokens-returned', seat, ...tokens, exhaustion, reason: '' })
}

/** Real cards: the table names face-down cards as they come back (RC3). Then the table searches for the same number of points. */
function payByHand(act: Act, seat: SeatId, luck: Luck): Act {
  const { piles, tokens } = sheetOf(act.state, seat)
  const points = exhaustedCount(piles)
  const bare = happen(act, { type: 'tokens-returned', seat, ...tokens, exhaustion: 0, reason: '' })
  const turned = returnToDiscard(bare, seat, points, 'Heroic Stamina', luck)
  return oweStamina(turned, seat, { points, bare: points - tokens.exhaustion, reason: 'Heroic Stamina' }, luck)
}
