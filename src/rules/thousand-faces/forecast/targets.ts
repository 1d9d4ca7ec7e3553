import { stamina } from '../stamina/bounds'
import type { Fight, Combatant } from './fight'
import type { Fighter } from './fighter'
import type { Foe } from './foe'

/** Who turns to whom (FC4). Of equals the first one listed; null where nobody stands. */

/** The foe that a character strikes. */
export function targetOf({ foes, policies: { targets } }: Fight, fighter: Fighter): Foe | null {
  let best: Foe | null = null
  for (const foe of foes) {
    if (foe.stamina === 0) continue
    if (best === null || isBetter(foe, best, fighter, targets)) best = foe
  }
  return best
}

function isBetter(foe: Foe, best: Foe, fighter: Fighter, targets: Fight['policies']['targets']): boolean {
  if (targets === 'strongest') return foe.sides > best.sides || (foe.sides === best.sides && foe.stamina > best.stamina)
  if (targets === 'own' && (foe.engaged === fighter) !== (best.engaged === fighter)) return foe.engaged === fighter
  return foe.stamina < best.stamina
}

/** A foe that fights nobody who stands turns to somebody. */
export function engageFreeFoes(fight: Fight): void {
  for (const foe of fight.foes) {
    if (foe.stamina === 0 || (foe.engaged !== null && !foe.engaged.down)) continue
    foe.engaged = turnedTo(fight)?.fighter ?? null
  }
}

/** Whom a free foe, or a free gang, turns to. */
export function turnedTo(fight: Fight): Combatant | null {
  let best: Combatant | null = null
  let least = 0
  for (const combatant of fight.combatants) {
    if (combatant.fighter.down) continue
    const burden = burdenOf(fight, combatant.fighter)
    if (best !== null && burden >= least) continue
    best = combatant
    least = burden
  }
  return best
}

function burdenOf({ foes, policies: { freeFoes } }: Fight, fighter: Fighter): number {
  if (freeFoes === 'weakest') return stamina - fighter.exhausted
  let fighting = 0
  for (const foe of foes) if (foe.stamina > 0 && foe.engaged === fighter) fighting += 1
  return fighting
}
