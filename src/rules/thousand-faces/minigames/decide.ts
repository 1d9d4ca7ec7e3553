import { refuse } from '../../core/refusal'
import { ok } from '../../core/result'
import { happen } from '../act'
import { flipInProgress } from '../flip/questions'
import type { Deciding, SeatMay } from '../slices'
import { beginPursuit, changeChase, pursuitOf, runRound } from './chase'
import { cornersOf, finishCorners, layCorners, replaceCorner } from './corners'
import { chaseWinner } from './pursuit-suit'
import type { GameCommand } from './shapes'

/** Mini-games: rules V1–V10. */
export const decideGames: Deciding<GameCommand> = {
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

/** Whoever's cards are laid moves them. */
export const seatMayGames: SeatMay<GameCommand> = {
  'arrange-corners': (state, _command, seat) => cornersOf(state)?.seat === seat,
  'replace-corner': (state, _command, seat) => cornersOf(state)?.seat === seat,
  'finish-corners': (state, _command, seat) => cornersOf(state)?.seat === seat
}
