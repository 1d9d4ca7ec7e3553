import { ok, refuse } from '../../core/result'
import {
  type Reducers,
  type Checker,
  type Deciders,
  type Followers,
  happen,
  type SeatMay,
  type Settler,
  type SliceRules
} from '../../core/slice'
import { ontoDiscard, ontoExhaustion, takeAway, turnOver } from '../deck/piles'
import { flipInProgress } from '../deck/steps'
import { brokenLaws } from '../invariants'
import { findSheet, sheetOf, withSheet } from '../sheets'
import type { Game, State } from '../state'
import { beginPursuit, changeChase, pursuitOf, runRound } from './chase'
import { cornersOf, finishCorners, layCorners, replaceCorner } from './corners'
import type { CornersGame, GameCommand, GameEvent, Pursuit, PursuitRound } from './model'
import { chaseWinner, roundWinner } from './pursuit-suit'

/** Mini-games: rules V1–V10. */
const decide: Deciders<Game, GameCommand> = {
  'begin-pursuit': beginPursuit,
  'run-round': runRound,
  'call-round'(act, { won }) {
    const chase = pursuitOf(act.state)
    if (!chase) return refuse({ because: 'no-pursuit' })
    const over = chase.rounds.length >= 5 || chaseWinner(chase.rounds.map(each => each.won)) !== null
    return over ? refuse({ because: 'chase-over' }) : ok(happen(act, { type: 'round-called', won }))
  },
  'change-chase': changeChase,
  'end-pursuit': act =>
    pursuitOf(act.state) ? ok(happen(act, { type: 'pursuit-ended' })) : refuse({ because: 'no-pursuit' }),
  'lay-corners'(act, command, luck) {
    const busy = flipInProgress(act.state)
    return busy ? refuse({ because: 'flip-in-progress', seat: busy }) : layCorners(act, command, luck)
  },
  'arrange-corners'(act, { laid }) {
    const game = cornersOf(act.state)
    if (!game) return refuse({ because: 'no-corners' })
    const stranger = laid.find(each => !game.laid.some(other => other.card === each.card))
    if (stranger) return refuse({ because: 'not-laid', card: stranger.card })
    const whole = laid.length === game.laid.length && new Set(laid.map(each => each.card)).size === laid.length
    return whole ? ok(happen(act, { type: 'corners-arranged', laid })) : refuse({ because: 'not-solved' })
  },
  'replace-corner': (act, command, luck) => replaceCorner(act, command, luck),
  'finish-corners': (act, command, luck) => finishCorners(act, command, luck)
}

/** The player whose cards are laid arranges them. */
const seatMay: SeatMay<Game, GameCommand> = {
  'arrange-corners': (state, _command, seat) => cornersOf(state)?.seat === seat,
  'replace-corner': (state, _command, seat) => cornersOf(state)?.seat === seat,
  'finish-corners': (state, _command, seat) => cornersOf(state)?.seat === seat
}

/** Chases and corners. */
const apply: Reducers<Game, GameEvent> = {
  'pursuit-began': (state, { joined, rabbit }) => ({
    ...state,
    game: { kind: 'pursuit', joined, rabbit, rounds: [], running: null }
  }),
  'round-began': (state, { by, attribute }) =>
    chased(state, () => ({ running: { flip: state.flips.count + 1, by, attribute } })),
  'round-called': (state, { won }) =>
    chased(state, ({ rounds, running, rabbit }) => {
      const round: PursuitRound = {
        by: running?.by ?? rabbit,
        attribute: running?.attribute ?? null,
        result: won === 'rabbit' ? 3 : 0,
        won
      }
      return { rounds: [...rounds, round], running: null }
    }),
  'chase-changed': state => state,
  'pursuit-ended': state => ({ ...state, game: null }),
  'corners-laid': (state, { seat, shape, cards }) => ({
    ...withSheet(state, seat, ({ piles }) => ({ piles: turnOver(piles, cards) })),
    game: { kind: 'corners', shape, seat, laid: cards.map(card => ({ card, turn: 0 })) }
  }),
  'corners-arranged': (state, { laid }) => cornered(state, () => ({ laid })),
  'corner-replaced': (state, { seat, card, by }) => {
    const swapped = withSheet(state, seat, ({ piles, tokens }) => {
      const out = ontoExhaustion(takeAway(piles, card), card)
      return {
        piles: by === null ? out : turnOver(out, [by]),
        tokens: { ...tokens, exhaustion: tokens.exhaustion + 1 }
      }
    })
    return cornered(swapped, ({ laid }) => ({
      laid: laid.flatMap(each => (each.card !== card ? [each] : by === null ? [] : [{ card: by, turn: 0 }]))
    }))
  },
  'corners-finished': (state, { seat, as }) => {
    const laid = state.game?.kind === 'corners' ? state.game.laid : []
    const away = withSheet(state, seat, ({ piles }) => ({
      piles: laid.reduce((on, { card }) => ontoDiscard(takeAway(on, card), card), piles)
    }))
    const result = as === 'solved' ? 3 : 0
    return {
      ...away,
      game: null,
      outcomes: away.outcomes.map(each =>
        each.flip === 0 && each.seat === seat ? { ...each, flip: null, result } : each
      )
    }
  }
}

/** The result of a flip ends its round of the chase; a flashback reopens the round. */
const follow: Followers<Game> = {
  'flashback-began': (state, { seat }) =>
    state.game?.kind === 'pursuit' ? flashedBack(state, state.game, sheetOf(state, seat).lastFlip?.serial ?? 0) : state,
  'flip-settled'(state, { lead, result }) {
    const { game } = state
    if (game?.kind !== 'pursuit' || game.running?.flip !== sheetOf(state, lead).lastFlip?.serial) return state
    return chased(state, ({ rounds, running }) => {
      if (!running) return {}
      const { by, attribute } = running
      return { running: null, rounds: [...rounds, { by, attribute, result, won: roundWinner(result) }] }
    })
  }
}

/** Drops a laid card that its owner no longer has (a returned Blessing, a healed wound). */
const settle: Settler<Game> = state => {
  const { game } = state
  if (game?.kind !== 'corners') return state
  const { inPlay } = sheetOf(state, game.seat).piles
  if (game.laid.every(({ card }) => inPlay.includes(card))) return state
  return { ...state, game: { ...game, laid: game.laid.filter(({ card }) => inPlay.includes(card)) } }
}

function flashedBack(state: State, game: Pursuit, serial: number): State {
  const last = game.rounds.at(-1)
  const flip = sheetOf(state, state.flips.by ?? game.rabbit).lastFlip
  if (!last || flip?.move !== 'Pursuit' || flip.seat !== last.by) return state
  return {
    ...state,
    game: {
      ...game,
      rounds: game.rounds.slice(0, -1),
      running: { flip: serial, by: last.by, attribute: last.attribute }
    }
  }
}

function chased(state: State, change: (chase: Pursuit) => Partial<Pursuit>): State {
  return state.game?.kind === 'pursuit' ? { ...state, game: { ...state.game, ...change(state.game) } } : state
}

function cornered(state: State, change: (game: CornersGame) => Partial<CornersGame>): State {
  return state.game?.kind === 'corners' ? { ...state, game: { ...state.game, ...change(state.game) } } : state
}

const check: Checker<Game> = state => {
  const { game } = state
  return brokenLaws([
    ['V1: the rabbit runs too', game?.kind !== 'pursuit' || game.joined.includes(game.rabbit)],
    ['V5: laid cards are in play', game?.kind !== 'corners' || isInPlay(state, game)]
  ])
}

function isInPlay(state: State, { seat, laid }: CornersGame): boolean {
  const inPlay = findSheet(state, seat)?.piles.inPlay ?? []
  return laid.every(({ card }) => inPlay.includes(card)) && inPlay.length === laid.length
}

export const minigamesRules = { decide, seatMay, apply, follow, settle, check } satisfies SliceRules<Game>
