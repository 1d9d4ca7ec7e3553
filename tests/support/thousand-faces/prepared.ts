import { noSecrets } from '#rules/thousand-faces/foes/secrets'
import type { PreparedEncounter, PreparedFoe, PreparedFoes } from '#rules/thousand-faces/prepared-foes/library'

/** A prepared foe, plainly. */
export function preparedFoe(over: Partial<PreparedFoe> = {}): PreparedFoe {
  return { name: 'Guard', kind: 'guard', stamina: 6, power: 'd4', squares: 0, note: '', secrets: noSecrets, ...over }
}

export function preparedEncounter(over: Partial<PreparedEncounter> = {}): PreparedEncounter {
  return { name: 'At the gate', where: '', note: '', foes: [], ...over }
}

/** A whole file of these, numbered from 1 on. */
export function preparedFile(
  foes: readonly PreparedFoe[] = [],
  encounters: readonly PreparedEncounter[] = []
): PreparedFoes {
  return {
    hearthside: 'prepared-foes',
    version: 1,
    made: foes.length + encounters.length,
    foes: foes.map((thing, nth) => ({ id: `f${nth + 1}`, changedAt: 5, thing })),
    encounters: encounters.map((thing, nth) => ({ id: `e${foes.length + nth + 1}`, changedAt: 5, thing }))
  }
}
