import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import type { Act, CommandNamed, Decision, Refusal, State } from '../state'
import { mostContests, type RelationshipId } from '../vocabulary'
import type { Relationship } from './model'

export function relationshipOf(state: State, id: RelationshipId): Relationship | null {
  return state.relationships.find(one => one.id === id) ?? null
}

/** Replaces one relationship; the others stay the same objects. */
export function withRelationship(state: State, relationship: Relationship): State {
  return {
    ...state,
    relationships: state.relationships.map(one => (one.id === relationship.id ? relationship : one))
  }
}

/** Limit of characters and of relationships: a longer list is unreadable. */
const mostOnRecord = 500

/** Why no entry can be added, or null. Numbers are never reused, so there is a limit to them too. */
export function recordFull(list: readonly unknown[], numbers: number): Refusal | null {
  const full = list.length >= mostOnRecord || numbers >= mostContests
  return full ? { because: 'record-full', most: mostOnRecord } : null
}

export function addRelationship(act: Act, { seat, kind, name }: CommandNamed<'add-relationship'>): Decision {
  const { relationships, numbers } = act.state
  if (name === '') return refuse({ because: 'words-missing' })
  const full = recordFull(relationships, numbers.relationship)
  if (full) return refuse(full)
  const id = `r${numbers.relationship + 1}` as const
  const relationship = { id, seat, kind, name, fate: 'well', spentIn: null } as const
  return ok(happen(act, { type: 'relationship-added', relationship }))
}

export function editRelationship(act: Act, command: CommandNamed<'edit-relationship'>): Decision {
  const known = changeable(act.state, command.relationship, command.seat)
  if (!known.ok) return known
  const { kind, name } = command
  if (name === '') return refuse({ because: 'words-missing' })
  return ok(happen(act, { type: 'relationship-edited', relationship: { ...known.value, kind, name } }))
}

export function removeRelationship(act: Act, command: CommandNamed<'remove-relationship'>): Decision {
  const known = changeable(act.state, command.relationship, command.seat)
  return known.ok ? ok(happen(act, { type: 'relationship-removed', relationship: known.value.id })) : known
}

export function correctRelationship(act: Act, command: CommandNamed<'correct-relationship'>): Decision {
  const known = changeable(act.state, command.relationship, null)
  if (!known.ok) return known
  const { fate, spentIn } = command
  return ok(happen(act, { type: 'relationship-edited', relationship: { ...known.value, fate, spentIn } }))
}

/**
 * A relationship that may be changed now.
 * @param seat the required owner; null accepts every owner
 */
function changeable(state: State, id: RelationshipId, seat: SeatId | null): Result<Relationship, Refusal> {
  const known = relationshipOf(state, id)
  if (!known || (seat !== null && known.seat !== seat)) return refuse({ because: 'unknown-relationship' })
  if (state.contest?.brought.includes(known.id)) return refuse({ because: 'relationship-in-play', name: known.name })
  return ok(known)
}
