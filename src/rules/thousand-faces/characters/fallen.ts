import type { SeatId } from '../../core/seat'
import { whyOutOfPlay } from '../flip/queries'
import { findSheet } from '../sheets'
import type { Command, Refusal, State } from '../state'

/** F11: actions of a character, sent by the player or the Game Master. They are refused while the character is down or dead. */
const ownActions: ReadonlySet<Command['type']> = new Set<Command['type']>([
  'use-move',
  'request-call',
  'attack-foe',
  'roll-power',
  'raise-shield',
  'interfere',
  'spend-token',
  'surrender-keepsake',
  'change-chase',
  'lay-corners',
  'good-thing-i-brought',
  'tell-tale',
  'mercy-flashback',
  'request-mercy',
  'study',
  'lay-out-wares',
  'shop',
  'buy-pack',
  'have-repaired',
  'contemplate'
])

/** Why that character can take no further action (F11), or null. Null also for a command that is no action of a character. */
export function whyFallen(state: State, command: Command): Refusal | null {
  if (!ownActions.has(command.type)) return null
  const seat = actingSeat(state, command)
  return seat !== null && findSheet(state, seat) ? whyOutOfPlay(state, seat) : null
}

/** The follow-up names the seat of an attack. */
function actingSeat(state: State, command: Command): SeatId | null {
  if (command.type === 'roll-power') return state.followUps.find(({ id }) => id === command.followUp)?.seat ?? null
  return 'seat' in command ? command.seat : null
}
