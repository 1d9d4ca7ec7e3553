import type { Luck } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { hasReady } from '../characters/character'
import { encumbranceOf } from '../equipment/encumbrance'
import { spendXp } from '../experience/steps'
import { whyOutOfPlay } from '../flip/queries'
import { cappedNet, cardsToFlip } from '../flip/weighing'
import { callFlip, readyDecks, turnCards } from '../flip/steps'
import { spendShadow } from '../shadow/steps'
import { findSheet, sheetOf } from '../sheets'
import type { Act, Event, Refusal, State } from '../state'
import { type Suit, rankOf } from '../vocabulary'
import type { GameCommand, Pursuit } from './model'
import { chaseWinner, rabbitFlip, pursuitRounds } from './pursuit-suit'

type RunRound = Extract<GameCommand, { type: 'run-round' }>

/** The present chase, or null. */
export function pursuitOf({ game }: State): Pursuit | null {
  return game?.kind === 'pursuit' ? game : null
}

/** V1: the GM pays 1 Shadow. The joined characters run, and the one with the largest load is the rabbit. */
export function beginPursuit(
  act: Act,
  { joined, pay }: Extract<GameCommand, { type: 'begin-pursuit' }>
): Result<Act, Refusal> {
  if (act.state.game) return refuse({ because: 'game-runs' })
  const stranger = joined.find(seat => !findSheet(act.state, seat))
  if (stranger !== undefined) return refuse({ because: 'no-such-seat', seat: stranger })
  const rabbit = heaviest(act.state, joined)
  if (rabbit === null) return refuse({ because: 'nobody-runs' })
  const paid = pay === 'nothing' ? ok(act) : spendShadow(act, 1, pay, 'a Pursuit')
  return paid.ok ? ok(happen(paid.value, { type: 'pursuit-began', joined: [...new Set(joined)], rabbit })) : paid
}

function heaviest(state: State, seats: readonly SeatId[]): SeatId | null {
  const load = (seat: SeatId): number => {
    const { items, pack, precious } = sheetOf(state, seat).character
    return items.length + pack + precious
  }
  return seats.reduce<SeatId | null>((most, seat) => (most === null || load(seat) > load(most) ? seat : most), null)
}

/** V2: Str and Dex ranks minus the load. */
export function rabbitValue(state: State, seat: SeatId): number {
  const { ranks, character } = sheetOf(state, seat)
  return rankOf(ranks.str) + rankOf(ranks.dex) - encumbranceOf(character).count
}

/** V1: the rabbit runs rounds one and five alone; a helper runs each other round, with a new attribute (ruling). */
export function runRound(act: Act, command: RunRound, luck: Luck): Result<Act, Refusal> {
  const chase = pursuitOf(act.state)
  if (!chase) return refuse({ because: 'no-pursuit' })
  const why = whyNotRun(chase, command)
  if (why) return refuse(why)
  const { helper, advantages } = command
  const by = helper?.seat ?? chase.rabbit
  const begun = happen(act, { type: 'round-began', by, attribute: helper?.attribute ?? null })
  if (!helper) return flipAsRabbit(begun, by, advantages, luck)
  const { attribute } = helper
  return callFlip(begun, { type: 'flip', seat: by, attribute, net: advantages, ...runAlone() }, luck)
}

/** The flip of a round has no helpers (HA22). */
const runAlone = () =>
  ({ move: 'Pursuit', fast: false, hasText: { check: true, cross: true }, versus: null, supporters: [] }) as const

function whyNotRun(chase: Pursuit, { helper }: RunRound): Refusal | null {
  const round = chase.rounds.length + 1
  if (chase.running) return { because: 'round-runs' }
  if (round > pursuitRounds || chaseWinner(chase.rounds.map(each => each.won)) !== null)
    return { because: 'chase-over' }
  const helpers = chase.joined.filter(seat => seat !== chase.rabbit)
  if (round === 1 || round === 5 || helpers.length === 0) return helper ? { because: 'rabbit-alone', round } : null
  if (!helper) return { because: 'needs-helper', round }
  if (!helpers.includes(helper.seat)) return { because: 'no-helper', seat: helper.seat }
  const used = chase.rounds.some(each => each.attribute === helper.attribute)
  return used ? { because: 'attribute-used', attribute: helper.attribute } : null
}

/** V2: the table gives the rabbit's suit, not an attribute. */
function flipAsRabbit(act: Act, seat: SeatId, advantages: number, luck: Luck): Result<Act, Refusal> {
  const { pending } = act.state
  if (pending) return refuse({ because: 'something-pending', seat: pending.seat, waits: pending.kind })
  const unfit = whyOutOfPlay(act.state, seat)
  if (unfit) return refuse(unfit)
  const { suit, net } = rabbitFlip(rabbitValue(act.state, seat))
  const ready = readyDecks(act, [seat], luck)
  return ready.ok ? ok(turnCards(happen(ready.value, rabbitCall(seat, suit, net + advantages)), luck)) : ready
}

function rabbitCall(seat: SeatId, suit: Suit, sum: number): Event {
  const net = cappedNet(sum)
  return { type: 'flip-called', seat, attribute: 'dex', suit, net, wanted: cardsToFlip(net), ...runAlone() }
}

/** Not On My Turf: 1 XP changes the direction of the chase (M13). */
export function changeChase(
  act: Act,
  { seat, to }: Extract<GameCommand, { type: 'change-chase' }>
): Result<Act, Refusal> {
  if (!pursuitOf(act.state)) return refuse({ because: 'no-pursuit' })
  if (!hasReady(sheetOf(act.state, seat).character, 'not-on-my-turf'))
    return refuse({ because: 'needs-card', seat, move: 'not-on-my-turf' })
  const paid = spendXp(act, seat, 1, 'Not On My Turf')
  return paid.ok ? ok(happen(paid.value, { type: 'chase-changed', seat, to })) : paid
}
