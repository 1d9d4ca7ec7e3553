import type { PlainExplanation } from '../../core/refusal'
import { fail, ok, type Result } from '../../core/result'
import type { PreparedThing, PreparedEncounter, PreparedFoe, PreparedFoes } from './library'
import { limits } from './limits'

/** Foes and encounters to save: new ones (`id` null), or replacements of existing ones. */
export interface KeepRequest {
  readonly foes: readonly { readonly id: string | null; readonly thing: PreparedFoe }[]
  readonly encounters: readonly { readonly id: string | null; readonly thing: PreparedEncounter }[]
}

/** The file after a change, and the report about the change. */
export interface FileChange<Reply> {
  readonly file: PreparedFoes
  readonly reply: Reply
}

/** The ids of the saved things, in the order of the request. */
export interface KeptIds {
  readonly foes: readonly string[]
  readonly encounters: readonly string[]
}

/** Removed foes and encounters, with their old content. */
export interface RemovedFoes {
  readonly foes: readonly PreparedThing<PreparedFoe>[]
  readonly encounters: readonly PreparedThing<PreparedEncounter>[]
}

/**
 * Saves foes and encounters. An id that was given and removed before becomes valid again: this undoes a deletion.
 * Fails with an explanation: too many, an id that was never given, or an encounter with missing foes.
 */
export function keepPrepared(
  file: PreparedFoes,
  { foes, encounters }: KeepRequest,
  at: number
): Result<FileChange<KeptIds>, PlainExplanation> {
  let { made } = file
  const idFor = (prefix: 'f' | 'e', id: string | null): string => id ?? `${prefix}${++made}`
  const keptFoes = foes.map(({ id, thing }) => ({ id: idFor('f', id), changedAt: at, thing }))
  const keptEncounters = encounters.map(({ id, thing }) => ({ id: idFor('e', id), changedAt: at, thing }))
  const after = {
    ...file,
    made,
    foes: merged(file.foes, keptFoes),
    encounters: merged(file.encounters, keptEncounters)
  }
  const wrong = objectionTo(after)
  if (wrong !== null) return fail(wrong)
  return ok({
    file: after,
    reply: { foes: keptFoes.map(({ id }) => id), encounters: keptEncounters.map(({ id }) => id) }
  })
}

/** Removes foes and encounters, and removed foes from their encounters. Reports everything changed, with its old content. */
export function removePrepared(file: PreparedFoes, { foes, encounters }: KeptIds): FileChange<RemovedFoes> {
  const gone = new Set([...foes, ...encounters])
  const has = ({ thing }: PreparedThing<PreparedEncounter>): boolean => thing.foes.some(({ foe }) => gone.has(foe))
  const left = file.encounters
    .filter(({ id }) => !gone.has(id))
    .map(each =>
      has(each)
        ? { ...each, thing: { ...each.thing, foes: each.thing.foes.filter(({ foe }) => !gone.has(foe)) } }
        : each
    )
  return {
    file: { ...file, foes: file.foes.filter(({ id }) => !gone.has(id)), encounters: left },
    reply: {
      foes: file.foes.filter(({ id }) => gone.has(id)),
      encounters: file.encounters.filter(each => gone.has(each.id) || has(each))
    }
  }
}

/** Why the file cannot be saved, or null. */
function objectionTo({ foes, encounters, made }: PreparedFoes): PlainExplanation | null {
  const remedy = 'Delete some, or save them as a file first'
  if (foes.length > limits.foes) return { message: `There would be more than ${limits.foes} prepared foes`, remedy }
  if (encounters.length > limits.encounters)
    return { message: `There would be more than ${limits.encounters} prepared encounters`, remedy }
  if ([...foes, ...encounters].some(({ id }) => Number(id.slice(1)) > made))
    return { message: 'That foe or encounter was never among the prepared ones', remedy: 'Look at the list again' }
  const known = new Set(foes.map(({ id }) => id))
  const lost = encounters.find(({ thing }) => thing.foes.some(({ foe }) => !known.has(foe)))
  return lost
    ? {
        message: `A foe of “${lost.thing.name}” is not among the prepared ones any more`,
        remedy: 'Take it out of the encounter'
      }
    : null
}

function merged<Thing>(
  there: readonly PreparedThing<Thing>[],
  kept: readonly PreparedThing<Thing>[]
): readonly PreparedThing<Thing>[] {
  const changed = new Map(kept.map(each => [each.id, each]))
  const known = new Set(there.map(({ id }) => id))
  return [
    ...there.map(each => changed.get(each.id) ?? each),
    ...[...changed.values()].filter(({ id }) => !known.has(id))
  ]
}
