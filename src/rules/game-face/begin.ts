import { refuse } from '../core/refusal'
import { ok } from '../core/result'
import type { SeatId } from '../core/seat'
import type { Command } from './commands'
import type { Decision } from './decide'
import type { Refusal } from './refusals'
import { sides, type Both, type Contestant, type State } from './types'

/** Calls two contestants to a fresh ritual (GF1, GF2, GF6). */
export function decideBegin(state: State, command: Extract<Command, { type: 'begin' }>): Decision {
  if (state.ritual && !state.ritual.verdict && state.ritual.reveals.length > 0) return refuse({ because: 'not-over' })
  const { contestants, voice, variants } = command
  const wrong = objection(state, contestants, voice)
  if (wrong) return refuse(wrong)
  return ok([{ type: 'duel-began', contestants, voice, variants }])
}

function objection(state: State, contestants: Both<Contestant>, voice: SeatId | null): Refusal | null {
  const { left, right } = contestants
  if (left.who.kind === 'npc' && right.who.kind === 'npc') return { because: 'no-player' }
  if (left.who.kind === 'seat' && right.who.kind === 'seat' && left.who.seat === right.who.seat)
    return { because: 'same-seat', who: left.who }
  for (const side of sides) {
    const { who, strong, weak } = contestants[side]
    if (who.kind === 'npc' && who.name.trim() === '') return { because: 'nameless-npc' }
    if (strong === weak) return { because: 'same-suit', who, suit: strong }
    if (who.kind === 'seat' && who.seat === voice) return { because: 'voice-fights', who }
    if (who.kind === 'seat' && isAway(state, who.seat)) return { because: 'not-at-the-table', seat: who.seat }
  }
  return voice !== null && isAway(state, voice) ? { because: 'not-at-the-table', seat: voice } : null
}

/** No such seat, or one whose player has left (GF30). */
export function isAway({ seats }: Pick<State, 'seats'>, seat: SeatId): boolean {
  return !seats.some(({ id, retired }) => id === seat && !retired)
}
