import type { Luck } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import { happen } from '../../core/slice'
import { cardOf } from '../cards'
import { deckCount } from '../deck/piles'
import { shuffle, shuffleIfDue } from '../deck/steps'
import { whyNot } from '../moves/may'
import type { Outcome } from '../moves/outcome-schema'
import { sheetOf } from '../sheets'
import { shineOn } from '../spotlight/steps'
import { downIfSpent } from '../stamina/limits'
import { staminaLeft } from '../stamina/steps'
import type { Act, Refusal, State } from '../state'
import type { CornersGame, GameCommand } from './model'
import { isLegalLine, isLegalSquare, type LaidCard } from './zodiac'

/** Whether the laid pattern is legal (V5, V7). */
export function isSolved({ shape, laid }: CornersGame): boolean {
  return shape === 'line' ? isLegalLine(printedCards(laid)) : isLegalSquare(printedCards(laid))
}

export function printedCards(laid: CornersGame['laid']): readonly LaidCard[] {
  return laid.map(({ card, turn }) => ({ corners: cardOf(card).corners, turn }))
}

/** The present corner game, or null. */
export function cornersOf({ game }: State): CornersGame | null {
  return game?.kind === 'corners' ? game : null
}

/** V5, V7: lays the top cards instead of a flip: three for Pick Locks, four for Fundamental Magic. */
export function layCorners(
  act: Act,
  { seat, move }: Extract<GameCommand, { type: 'lay-corners' }>,
  luck: Luck
): Result<Act, Refusal> {
  if (act.state.game) return refuse({ because: 'game-runs' })
  const why = whyNot(act.state, seat, move, null, 'counts')
  if (why) return refuse(why)
  if (sheetOf(act.state, seat).piles.cards === 'physical') return refuse({ because: 'by-hand', seat })
  const ready = shuffleIfDue(shineOn(act, seat), seat, luck) // T2
  const { piles } = sheetOf(ready.state, seat)
  const wanted = move === 'pick-locks' ? 3 : 4
  const cards = piles.cards === 'digital' ? piles.deck.slice(0, wanted) : []
  if (cards.length < wanted) return refuse({ because: 'too-few-cards', seat })
  const outcome: Outcome = {
    id: ready.state.made + 1,
    seat,
    move,
    attribute: null,
    item: null,
    attack: null,
    fast: false,
    freeCharge: true,
    flip: 0,
    result: null
  }
  const used = happen(ready, { type: 'move-used', seat, outcome, flips: true })
  return ok(
    shuffleIfDue(
      happen(used, { type: 'corners-laid', seat, shape: wanted === 3 ? 'line' : 'square', cards }),
      seat,
      luck
    )
  )
}

/** V8: exhausts a laid card, as a mental point of Stamina, and lays the next card of the deck. */
export function replaceCorner(
  act: Act,
  { card }: Extract<GameCommand, { type: 'replace-corner' }>,
  luck: Luck
): Result<Act, Refusal> {
  const game = cornersOf(act.state)
  if (!game) return refuse({ because: 'no-corners' })
  const { seat } = game
  if (!game.laid.some(each => each.card === card)) return refuse({ because: 'not-laid', card })
  if (staminaLeft(act, seat) < 1) return refuse({ because: 'no-stamina-left', seat })
  const { piles } = sheetOf(act.state, seat)
  const filled = deckCount(piles) === 0 && piles.discard.length > 0 ? shuffle(act, seat, luck) : act
  const now = sheetOf(filled.state, seat).piles
  const by = now.cards === 'digital' ? (now.deck[0] ?? null) : null
  const replaced = happen(filled, { type: 'corner-replaced', seat, card, by })
  return ok(shuffleIfDue(downIfSpent(replaced, seat), seat, luck))
}

/** V9: a legal pattern is a success of three checks (ruling); giving up is a cross. */
export function finishCorners(
  act: Act,
  { as }: Extract<GameCommand, { type: 'finish-corners' }>,
  luck: Luck
): Result<Act, Refusal> {
  const game = cornersOf(act.state)
  if (!game) return refuse({ because: 'no-corners' })
  if (as === 'solved' && !isSolved(game)) return refuse({ because: 'not-solved' })
  const { seat } = game
  const finished = happen(act, { type: 'corners-finished', seat, as })
  const owed = as === 'given-up' ? happen(finished, { type: 'gm-move-owed', seat, reason: 'given up' }) : finished
  return ok(shuffleIfDue(owed, seat, luck))
}
