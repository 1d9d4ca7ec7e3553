import type { FoeCommand } from '../foes/model'
import type { PreparedThing, PreparedEncounter, PreparedFoe } from './library'

type Bring = Extract<FoeCommand, { type: 'add-prepared-foes' }>

/** PF1: the command that adds an encounter to the board. Missing foes are left out; null when none is left. */
export function bringEncounter(
  { name, where, note, foes }: PreparedEncounter,
  prepared: readonly PreparedThing<PreparedFoe>[],
  pay: Bring['pay']
): Bring | null {
  const sorts = sortsOf({ foes }, prepared)
  return sorts.length === 0 ? null : { type: 'add-prepared-foes', encounter: { name, where, note }, foes: sorts, pay }
}

/** PF1: as `bringEncounter`, for foes of one sort without an encounter. */
export function bringFoe(thing: PreparedFoe, count: number, pay: Bring['pay']): Bring {
  return { type: 'add-prepared-foes', encounter: null, foes: [{ ...thing, count }], pay }
}

/** The foes of an encounter with the number of each, from which its price is computed. */
export function sortsOf(
  { foes }: Pick<PreparedEncounter, 'foes'>,
  prepared: readonly PreparedThing<PreparedFoe>[]
): Bring['foes'] {
  return foes.flatMap(({ foe, count }) => {
    const found = prepared.find(({ id }) => id === foe)
    return found ? [{ ...found.thing, count }] : []
  })
}
