import { cardOf } from '../cards'
import { exhaustedCount } from '../deck/places'
import { explain } from '../explain'
import { sheetOf } from '../sheets'
import { attributes } from '../vocabulary'
import type { State } from '../types'
import { rabbitValue } from './chase'
import type { Corners, Pursuit } from './game'
import { chaseWinner, pursuersMayMove, rabbitFlip } from './pursuit-suit'
import type { CornersView, GameGmPart, GameView, PursuitView } from './views'
import { isLegalLine, isLegalSquare, lineTouches, matches, solvable, squareTouches, type Laid } from './zodiac'

/** The mini-game as everybody sees it: all of it lies open. */
export function gameView(state: State): GameView | null {
  if (state.game === null) return null
  return state.game.kind === 'pursuit' ? pursuitView(state, state.game) : cornersView(state.game)
}

/** What the GM is told besides: whether the laid cards can be solved at all, and whether one may be replaced (V8). */
export function gameGmPart(state: State): GameGmPart {
  const { game } = state
  if (game?.kind !== 'corners') return { game: gameView(state), solvable: null, replace: null }
  const spent = exhaustedCount(sheetOf(state, game.seat).piles) >= 10
  return {
    game: gameView(state),
    solvable: isSolvable(game),
    replace: spent ? explain({ because: 'no-stamina-left', seat: game.seat }) : null
  }
}

/** Whether the pattern is legal as it lies (V5, V7). */
export function isSolved({ shape, laid }: Corners): boolean {
  return shape === 'line' ? isLegalLine(printed(laid)) : isLegalSquare(printed(laid))
}

/** Whether these cards can be laid right at all. */
function isSolvable({ shape, laid }: Corners): boolean {
  return solvable(
    laid.map(each => cardOf(each.card).corners),
    shape
  )
}

function printed(laid: Corners['laid']): readonly Laid[] {
  return laid.map(({ card, turn }) => ({ corners: cardOf(card).corners, turn }))
}

function cornersView(game: Corners): CornersView {
  const { shape, seat, laid } = game
  const touches = shape === 'line' ? lineTouches(printed(laid)) : squareTouches(printed(laid))
  const contacts = touches.map(([one, other]) => matches(one, other))
  return { kind: 'corners', shape, seat, laid, contacts, touches, solved: isSolved(game) }
}

function pursuitView(state: State, { joined, rabbit, rounds, running }: Pursuit): PursuitView {
  const won = rounds.map(round => round.won)
  const winner = chaseWinner(won)
  const value = rabbitValue(state, rabbit)
  const round = rounds.length + 1
  const helpers = joined.filter(seat => seat !== rabbit)
  const alone = round === 1 || round === 5 || helpers.length === 0
  const free = attributes.filter(attribute => !rounds.some(each => each.attribute === attribute))
  return {
    kind: 'pursuit',
    joined,
    rabbit,
    rounds,
    running: running !== null,
    score: {
      rabbit: won.filter(side => side === 'rabbit').length,
      pursuers: won.filter(side => side === 'pursuers').length
    },
    winner,
    pursuersMayMove: pursuersMayMove(won),
    rabbitFlips: { ...rabbitFlip(value), value },
    next:
      winner !== null || round > 5
        ? null
        : { round, alone, helpers: alone ? [] : helpers, attributes: alone ? [] : free }
  }
}
