import type { Actor } from '../core/seat'
import type { Command } from './commands'
import { isParticipant, relationshipOf } from './questions'
import type { Refusal } from './refusals'
import type { State } from './state'
import type { Participant } from './vocabulary'

/** Who may decide a thing. Rule A36. */
export type Standing =
  /** Table-keeping: the Game Master alone. */
  | 'keeping'
  /** A player's own lines of the record; the Game Master keeps them too. */
  | 'record'
  /** Said aloud: the player, or the Game Master who types what was said. */
  | 'spoken'
  /** What only its owner knows. */
  | 'private'
  /** A hidden hand: its holder; with real cards the Game Master for anybody. */
  | 'hand'

export const standings = {
  'choose-cards': 'keeping',
  'start-game': 'keeping',
  'refill-hands': 'keeping',
  'begin-act': 'keeping',
  'edit-act': 'keeping',
  'mark-ending': 'keeping',
  'edit-night': 'keeping',
  'close-help': 'keeping',
  'deal-extra': 'keeping',
  'award-trick': 'keeping',
  'end-contest': 'keeping',
  'leave-game': 'keeping',
  'return-to-game': 'keeping',
  'correct-powers': 'keeping',
  'correct-progress': 'keeping',
  'correct-relationship': 'keeping',
  'edit-protagonist': 'record',
  'gain-powers': 'record',
  'add-character': 'record',
  'edit-character': 'record',
  'remove-character': 'record',
  'add-relationship': 'record',
  'edit-relationship': 'record',
  'remove-relationship': 'record',
  'write-secret': 'private',
  'note-suspicion': 'private',
  'play-as': 'spoken',
  'call-contest': 'spoken',
  'step-up': 'spoken',
  'set-stakes': 'spoken',
  'change-condition': 'spoken',
  'confirm-limits': 'spoken',
  'accept-stakes': 'spoken',
  'pass-help': 'spoken',
  'pick-point': 'spoken',
  'bring-relationship': 'spoken',
  'draw-as-jack': 'spoken',
  'pick-transformation': 'spoken',
  'settle-relationship': 'spoken',
  'close-contest': 'spoken',
  'propose-end': 'spoken',
  'agree-end': 'spoken',
  'lay-card': 'hand',
  discard: 'hand',
  'answer-secret': 'hand',
  'hand-back': 'hand'
} as const satisfies Record<Command['type'], Standing>

/** Why this actor may not decide this, or null when the actor may. */
export function forbidden(state: State, command: Command, actor: Actor): Refusal | null {
  const standing: Standing = standings[command.type]
  const owner = ownerOf(state, command)
  const mayBeAway = standing === 'keeping' || standing === 'record' || standing === 'private'
  if (owner !== null && !(mayBeAway ? isKnown(state, owner) : isParticipant(state, owner)))
    return { because: 'not-a-participant', who: owner }
  if (actor.kind === 'seat') {
    if (standing === 'keeping' || owner === null) return { because: 'gm-only' }
    return owner === actor.seat ? null : { because: 'not-yours', who: owner }
  }
  if (owner === null || owner === 'world' || standing === 'keeping' || standing === 'record' || standing === 'spoken')
    return null
  if (standing === 'private') return { because: 'not-yours', who: owner }
  return state.cards === 'physical' ? null : { because: 'players-own-hand', who: owner }
}

/** Whose decision a command is, by what it says. */
function ownerOf(state: State, command: Command): Participant | null {
  if ('who' in command) return command.who
  if ('seat' in command) return command.seat
  return command.type === 'correct-relationship' ? (relationshipOf(state, command.relationship)?.seat ?? null) : null
}

/** Somebody who is away still has a place in the record; whoever is not there neither speaks nor holds cards (ruling, A37b). */
function isKnown(state: State, who: Participant): boolean {
  return isParticipant(state, who) || state.protagonists.some(one => one.seat === who)
}
