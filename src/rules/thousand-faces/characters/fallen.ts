import type { SeatId } from '../../core/seat'
import { whyOutOfPlay } from '../flip/questions'
import { findSheet } from '../sheets'
import type { Command, Refusal, State } from '../state'

/** F11: what a character does of their own, by a player or as the Game Master enters it: not while they are down or dead. */
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

/** Why that character can take no further action (F11), or null: also where the command is no action of theirs. */
export function whyFallen(state: State, command: Command): Refusal | null {
  if (!ownActions.has(command.type)) return null
  const seat = actingSeat(state, command)
  return seat !== null && findSheet(state, seat) ? whyOutOfPlay(state, seat) : null
}

/** Whose blow it is, is said by the follow-up. */
function actingSeat(state: State, command: Command): SeatId | null {
  if (command.type === 'roll-power') return state.followUps.find(({ id }) => id === command.followUp)?.seat ?? null
  return 'seat' in command ? command.seat : null
}
