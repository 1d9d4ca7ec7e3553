import type { Actor } from '../core/seat'
import { isParticipant } from './deck/hands'
import { relationshipOf } from './record/relationships'
import type { Authority } from './authority'
import type { Command, Refusal, State } from './state'
import type { Participant } from './vocabulary'

/** Why this actor may not make this decision, or null. */
export function objection(authority: Authority, state: State, command: Command, actor: Actor): Refusal | null {
  const owner = ownerOf(state, command)
  const mayBeAway = authority === 'keeping' || authority === 'record' || authority === 'private'
  if (owner !== null && !(mayBeAway ? isKnown(state, owner) : isParticipant(state, owner)))
    return { because: 'not-a-participant', who: owner }
  if (actor.kind === 'seat') {
    if (authority === 'keeping' || owner === null) return { because: 'gm-only' }
    return owner === actor.seat ? null : { because: 'not-yours', who: owner }
  }
  if (
    owner === null ||
    owner === 'world' ||
    authority === 'keeping' ||
    authority === 'record' ||
    authority === 'spoken'
  )
    return null
  if (authority === 'private') return { because: 'not-yours', who: owner }
  return state.cards === 'physical' ? null : { because: 'players-own-hand', who: owner }
}

/** The participant to whom the decision of a command belongs. */
function ownerOf(state: State, command: Command): Participant | null {
  if ('who' in command) return command.who
  if ('seat' in command) return command.seat
  return command.type === 'correct-relationship' ? (relationshipOf(state, command.relationship)?.seat ?? null) : null
}

/** An absent player still has an entry in the record, but neither speaks nor holds cards (ruling, A37b). */
function isKnown(state: State, who: Participant): boolean {
  return isParticipant(state, who) || state.protagonists.some(one => one.seat === who)
}
