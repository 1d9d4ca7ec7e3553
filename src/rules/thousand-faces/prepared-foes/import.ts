import type { PlainExplanation } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import { isSame } from '../../core/values'
import { type FileChange, keepPrepared } from './changes'
import type { PreparedThing, PreparedFoes } from './library'
import { limits } from './limits'

/** The treatment of an existing thing with the same name and other content. `ask`: nothing is imported before a choice. */
export type Duplicates = 'ask' | 'keep-both' | 'replace' | 'skip'

export type ImportResult =
  | { readonly kind: 'duplicates'; readonly foes: readonly string[]; readonly encounters: readonly string[] }
  /** Number of things added, replaced and skipped. */
  | { readonly kind: 'imported'; readonly added: number; readonly replaced: number; readonly skipped: number }

/** The target of one thing of the file: a new id, or the id of an existing one. `kept`: the existing one stays. */
interface ImportStep {
  readonly id: string | null
  readonly way: 'added' | 'replaced' | 'skipped'
  readonly name: string
}

/**
 * Imports another file, as a whole or not at all. Things that exist with equal content are skipped without a question.
 * Fails with an explanation when a limit would be exceeded.
 */
export function takeIn(
  file: PreparedFoes,
  from: PreparedFoes,
  duplicates: Duplicates,
  at: number
): Result<FileChange<ImportResult>, PlainExplanation> {
  const foeSteps = importSteps(
    from.foes.map(({ thing }) => thing),
    file.foes,
    duplicates
  )
  const alike = from.foes.map(({ thing, id }) => [id, sameAs(thing, file.foes)?.id ?? null] as const)
  const encounters = from.encounters.map(({ thing }) => ({
    ...thing,
    // Compared with the ids of the local foes: equal encounters of two machines use different ids.
    foes: thing.foes.map(row => ({ ...row, foe: alike.find(([id]) => id === row.foe)?.[1] ?? row.foe }))
  }))
  const encounterSteps = importSteps(encounters, file.encounters, duplicates)
  if (duplicates === 'ask') {
    const asked = (things: readonly PreparedThing<Named>[], steps: readonly ImportStep[]) =>
      things.filter((_, nth) => steps[nth]?.way === 'replaced').map(({ thing }) => thing.name)
    const [foes, groups] = [asked(from.foes, foeSteps), asked(from.encounters, encounterSteps)]
    if (foes.length + groups.length > 0) return ok({ file, reply: { kind: 'duplicates', foes, encounters: groups } })
  }
  return bringIn(file, from, foeSteps, encounterSteps, at)
}

function bringIn(
  file: PreparedFoes,
  from: PreparedFoes,
  foeSteps: readonly ImportStep[],
  encounterSteps: readonly ImportStep[],
  at: number
): Result<FileChange<ImportResult>, PlainExplanation> {
  const foes = from.foes.map(({ thing }, nth) => ({ ...wayOf(foeSteps[nth]), thing: renamed(thing, foeSteps[nth]) }))
  const first = keepPrepared(file, { foes: foes.filter(({ way }) => way !== 'skipped'), encounters: [] }, at)
  if (!first.ok) return first
  const fresh = [...first.value.reply.foes]
  const idOf = new Map(
    from.foes.map(({ id }, nth) => [id, foes[nth]?.way === 'skipped' ? foes[nth]?.id : fresh.shift()])
  )
  const encounters = from.encounters
    .map(({ thing }, nth) => ({
      ...wayOf(encounterSteps[nth]),
      thing: {
        ...renamed(thing, encounterSteps[nth]),
        foes: thing.foes.map(row => ({ ...row, foe: idOf.get(row.foe) ?? row.foe }))
      }
    }))
    .filter(({ way }) => way !== 'skipped')
  const second = keepPrepared(first.value.file, { foes: [], encounters }, at)
  if (!second.ok) return second
  const count = (way: ImportStep['way']): number =>
    [...foeSteps, ...encounterSteps].filter(each => each.way === way).length
  const reply = {
    kind: 'imported',
    added: count('added'),
    replaced: count('replaced'),
    skipped: count('skipped')
  } as const
  return ok({ file: second.value.file, reply })
}

interface Named {
  readonly name: string
}

/** Two things of the file never replace the same existing one: the second is added. */
function importSteps<Thing extends Named>(
  things: readonly Thing[],
  there: readonly PreparedThing<Thing>[],
  duplicates: Duplicates
): readonly ImportStep[] {
  const taken = new Set<string | null>()
  return things.map(thing => {
    const step = importStep(thing, there, duplicates)
    const twice = step.way === 'replaced' && taken.has(step.id)
    taken.add(step.id)
    return twice ? importStep(thing, there, 'keep-both') : step
  })
}

function importStep<Thing extends Named>(
  thing: Thing,
  there: readonly PreparedThing<Thing>[],
  duplicates: Duplicates
): ImportStep {
  const same = sameAs(thing, there)
  if (same) return { id: same.id, way: 'skipped', name: thing.name }
  const other = there.find(each => folded(each.thing.name) === folded(thing.name))
  if (!other) return { id: null, way: 'added', name: thing.name }
  if (duplicates === 'keep-both') return { id: null, way: 'added', name: freeName(thing.name, there) }
  return { id: other.id, way: duplicates === 'skip' ? 'skipped' : 'replaced', name: thing.name }
}

function wayOf(step: ImportStep | undefined): Pick<ImportStep, 'id' | 'way'> {
  return { id: step?.id ?? null, way: step?.way ?? 'added' }
}

function renamed<Thing extends Named>(thing: Thing, step: ImportStep | undefined): Thing {
  return { ...thing, name: step?.name ?? thing.name }
}

function sameAs<Thing>(thing: Thing, there: readonly PreparedThing<Thing>[]): PreparedThing<Thing> | undefined {
  return there.find(each => isSame(each.thing, thing))
}

/** "Guard (2)": a name that no existing thing has. */
export function freeName(name: string, there: readonly PreparedThing<Named>[]): string {
  const taken = new Set(there.map(({ thing }) => folded(thing.name)))
  for (let nth = 2; ; nth++) {
    const end = ` (${nth})`
    const free = `${name.slice(0, limits.name - end.length).replace(/[\uD800-\uDBFF]$/, '')}${end}`
    if (!taken.has(folded(free))) return free
  }
}

function folded(name: string): string {
  return name.trim().normalize('NFC').toLowerCase()
}
