import { ontoDiscard, ontoExhaustion, takeAway, turnOver } from '../deck/places'
import { sheetOf, withSheet } from '../sheets'
import type { Applying, Following, Settling } from '../slices'
import type { State } from '../types'
import type { Corners, Pursuit, Round } from './game'
import { roundWinner } from './pursuit-suit'
import type { GameEvent } from './shapes'

/** Chases and corners. */
export const applyGames: Applying<GameEvent> = {
  'pursuit-began': (state, { joined, rabbit }) => ({
    ...state,
    game: { kind: 'pursuit', joined, rabbit, rounds: [], running: null }
  }),
  'round-began': (state, { by, attribute }) =>
    chased(state, () => ({ running: { flip: state.flips.count + 1, by, attribute } })),
  'round-called': (state, { won }) =>
    chased(state, ({ rounds, running, rabbit }) => {
      const round: Round = {
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

/** A round of the chase hears how its flip ended; a flashback of it begins it anew. */
export const followGames: Following = {
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

/** A laid card that was taken away (a Blessing given back, a wound healed) lies there no more. */
export const settleCorners: Settling = state => {
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

function cornered(state: State, change: (game: Corners) => Partial<Corners>): State {
  return state.game?.kind === 'corners' ? { ...state, game: { ...state.game, ...change(state.game) } } : state
}
