import type { Luck } from '../../core/luck'
import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen, type Act } from '../act'
import type { Flip, FoundationCommand } from '../commands'
import { countBetween } from '../counts'
import { findSheet, sheetOf } from '../sheets'
import type { Deciding, SeatMay } from '../slices'
import type { Event, Refusal, State } from '../types'
import type { Net } from '../vocabulary'
import { decideAnswers } from './answers'
import { decideFlashback } from './flashback'
import { newestFlip, cardsToFlip, participants, whyOutOfPlay } from './questions'
import { readyDecks, turnCards } from './steps'

export type FlipCommand = Extract<
  FoundationCommand,
  { type: 'flip' | 'choose' | 'name-card' | 'answer-critical' | 'flashback' | 'raise-result' | 'settle-flashback' }
>

/** Flipping the Deckahedron: rules F1–F9 and what may follow. */
export const decideFlips: Deciding<FlipCommand> = { flip: callFlip, ...decideAnswers, ...decideFlashback }

/** What a player decides about their own flip: rule WHO2. */
export const seatMayFlip: SeatMay<FlipCommand> = {
  choose: (state, _command, seat) => {
    const flip = newestFlip(state)
    return state.pending?.kind === 'tie' && flip !== null && participants(flip).includes(seat) // O6
  },
  'answer-critical': (state, _command, seat) => state.pending?.kind === 'critical' && state.pending.seat === seat,
  flashback: (_state, command, seat) => command.seat === seat,
  'raise-result': ownFlashback,
  'settle-flashback': ownFlashback
}

function ownFlashback(state: State, _command: unknown, seat: SeatId): boolean {
  return state.pending?.kind === 'flashback' && state.pending.seat === seat
}

/** F1, F2: the flip is called, decks are made fit for it, cards are turned. */
export function callFlip(act: Act, flip: Flip, luck: Luck): Result<Act, Refusal> {
  const { pending } = act.state
  if (pending) return refuse({ because: 'something-pending', seat: pending.seat, waits: pending.kind }) // F8
  const counted = countBetween(flip.net, -9, 9)
  if (!counted.ok) return counted
  const unfit = whyUnfit(act.state, flip)
  if (unfit) return refuse(unfit)
  const ready = readyDecks(act, [flip.seat, ...flip.supporters], luck)
  if (!ready.ok) return ready
  return ok(turnCards(happen(ready.value, calledFlip(ready.value, flip)), luck))
}

function whyUnfit(state: State, { seat, versus, supporters }: Flip): Refusal | null {
  if (versus === seat) return { because: 'versus-self', seat }
  const helper = supporters.find((other, n) => other === seat || other === versus || supporters.indexOf(other) !== n)
  if (helper !== undefined)
    return { because: 'supporter-unfit', seat: helper, says: unfitBecause(helper, seat, versus) }
  const stranger = [...supporters, ...(versus === null ? [] : [versus])].find(other => !findSheet(state, other))
  if (stranger !== undefined) return { because: 'no-such-seat', seat: stranger }
  return [seat, ...supporters].map(other => whyOutOfPlay(state, other)).find(why => why !== null) ?? null
}

function unfitBecause(helper: SeatId, lead: SeatId, versus: SeatId | null): 'lead' | 'twice' | 'versus' {
  if (helper === lead) return 'lead'
  return helper === versus ? 'versus' : 'twice'
}

function calledFlip(act: Act, flip: Flip): Event {
  const { type: _, net, ...call } = flip
  const suit = sheetOf(act.state, flip.seat).ranks[flip.attribute]
  const capped = Math.max(-2, Math.min(2, net)) as Net
  return { type: 'flip-called', ...call, suit, net: capped, wanted: cardsToFlip(net) }
}
