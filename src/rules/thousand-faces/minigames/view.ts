import type { SeatId } from '../../core/seat'
import type { SliceView } from '../../core/slice'
import { cardOf } from '../cards'
import type { Game, State } from '../state'
import { type Attribute, attributes, type CardId, type Net, type Suit } from '../vocabulary'
import { rabbitValue } from './chase'
import { isSolved, printedCards } from './corners'
import type { CornersGame, Pursuit, PursuitRound } from './model'
import { chaseWinner, pursuersMayMove, pursuitRounds, rabbitFlip } from './pursuit-suit'
import { lineTouches, canTouch, hasSolution, squareTouches, type Touch, type Turn } from './zodiac'

/** A chase as every audience sees it. */
export interface PursuitView {
  readonly kind: 'pursuit'
  readonly joined: readonly SeatId[]
  readonly rabbit: SeatId
  readonly rounds: readonly PursuitRound[]
  readonly running: boolean
  readonly score: { readonly rabbit: number; readonly pursuers: number }
  readonly winner: 'rabbit' | 'pursuers' | null
  readonly pursuersMayMove: boolean
  /** The flip of the rabbit alone. */
  readonly rabbitFlips: { readonly suit: Suit; readonly net: Net; readonly value: number }
  /** The next round: the rabbit alone, or these helpers with these attributes. */
  readonly next: {
    readonly round: number
    readonly alone: boolean
    readonly helpers: readonly SeatId[]
    readonly attributes: readonly Attribute[]
  } | null
}

/** The laid cards, which are face up. */
export interface CornersView {
  readonly kind: 'corners'
  readonly shape: 'line' | 'square'
  readonly seat: SeatId
  readonly laid: readonly { readonly card: CardId; readonly turn: Turn }[]
  /** For each contact: whether the animals match. */
  readonly contacts: readonly boolean[]
  /** The two animals of each contact. */
  readonly touches: readonly Touch[]
  readonly solved: boolean
}

export type GameView = PursuitView | CornersView

interface GameGmView {
  readonly game: GameView | null
  /** Corners only: whether these cards have a solution. */
  readonly solvable: boolean | null
}

interface GameTableView {
  readonly game: GameView | null
}

/** The mini-game as every audience sees it. Every part of it is public. */
function gameView(state: State): GameView | null {
  if (state.game === null) return null
  return state.game.kind === 'pursuit' ? pursuitView(state, state.game) : cornersView(state.game)
}

/** The GM's additional part: whether the laid cards have a solution (V8). */
function gameGmView(state: State): GameGmView {
  const { game } = state
  return { game: gameView(state), solvable: game?.kind === 'corners' ? isSolvable(game) : null }
}

export const minigamesView = {
  gm: gameGmView,
  table: (state: State): GameTableView => ({ game: gameView(state) })
} satisfies SliceView<Game>

declare module '../view' {
  interface GmView extends GameGmView {}
  interface TableView extends GameTableView {}
}

/** Whether these cards have a solution. */
function isSolvable({ shape, laid }: CornersGame): boolean {
  return hasSolution(
    laid.map(each => cardOf(each.card).corners),
    shape
  )
}

function cornersView(game: CornersGame): CornersView {
  const { shape, seat, laid } = game
  const touches = shape === 'line' ? lineTouches(printedCards(laid)) : squareTouches(printedCards(laid))
  const contacts = touches.map(([one, other]) => canTouch(one, other))
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
      winner !== null || round > pursuitRounds
        ? null
        : { round, alone, helpers: alone ? [] : helpers, attributes: alone ? [] : free }
  }
}
