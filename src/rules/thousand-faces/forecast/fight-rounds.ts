import { gangPower } from '../foes/party-power'
import { powerOf } from '../injury/dice-total'
import type { Fight, Combatant } from './fight'
import type { Fighter } from './fighter'
import type { Foe } from './foe'
import type { Follow, FollowHit } from './follows'
import { engageFreeFoes, targetOf, turnedTo } from './targets'

/** A fight that has not ended after so many rounds counts as undecided. */
export const mostRounds = 40

/** Power from which on a blow is worth an armour square (FC4). */
const heavyPower = 4

/** FC1: fights one fight from its beginning. @returns `true` when all foes are subdued, `false` when all characters are down, null after `mostRounds` */
export function fightOut(fight: Fight): boolean | null {
  fight.reset()
  while (fight.round < mostRounds) {
    fight.round += 1
    playRound(fight)
    if (!anyFoe(fight)) return true
    if (!anyFighter(fight)) return false
  }
  return null
}

/** U9: every character acts once; then what the format says. */
export function playRound(fight: Fight): void {
  const { format } = fight.policies
  if (format !== 'two-rounds') engageFreeFoes(fight)
  for (const combatant of fight.combatants) {
    if (combatant.fighter.down || !anyFoe(fight)) continue
    takeTurn(fight, combatant)
  }
  if (format === 'two-rounds') gangUp(fight)
}

/** One character's turn: a flip, its blows, and what attacks back (FU1–FU6). */
function takeTurn(fight: Fight, combatant: Combatant): void {
  const { fighter, strike } = combatant
  fight.passSpotlight()
  const target = targetOf(fight, fighter)
  if (!target) return
  target.engaged ??= fighter
  target.attackedIn = fight.round
  const result = fight.flip(fighter, strike.row, strike.net + takeEdge(target))
  if (result < 0) return
  const { answers, hits } = followOf(combatant, result)
  let struck = target
  let answered = answers
  for (const hit of hits) {
    const foe = struck.stamina > 0 ? struck : targetOf(fight, fighter)
    if (!foe) break
    struck = foe
    land(fight, combatant, foe, hit)
    answered &&= foe.stamina > 0 || strongestOn(fight, fighter) !== null
  }
  if (answered) attackBack(fight, combatant, struck)
  else if (!answers && fight.policies.format === 'at-once') defyDanger(fight, combatant, foe => foe.engaged === fighter)
}

/** U6, M17: a red token and the first attack on a weak spot make the flip easier. */
function takeEdge(foe: Foe): number {
  const edge = (foe.red > 0 ? 1 : 0) + (foe.opening ? 1 : 0)
  foe.red = Math.max(0, foe.red - 1)
  foe.opening = false
  return edge
}

function followOf({ fighter, strike }: Combatant, result: number): Follow {
  const packed = fighter.pack > 0
  if (strike.costsPack && result === 2 && packed) fighter.pack -= 1
  return (packed ? strike.follows.packed : strike.follows.bare)[result] as Follow
}

/** U7, O43, FU3, FU4: the power of one blow is rolled, and the foe is struck. */
function land(fight: Fight, { fighter, strike }: Combatant, foe: Foe, { rolls, halved }: FollowHit): void {
  let sum = rolls ? fight.roll(strike.sides) : 1
  if (fighter.start.unbowed) sum += fighter.harm + fighter.wounds + fighter.unbowedHarm
  if (foe.start.weak) sum += fight.roll(4)
  if (fight.alliesUsed < fight.allies) {
    fight.alliesUsed += 1
    sum += fight.roll(4)
  }
  foe.opening = false
  const power = powerOf(sum, halved)
  const heavy = power >= heavyPower || power >= foe.stamina
  foe.strike(power, foe.squares > 0 && (fight.policies.squares === 'first' || heavy))
}

/** FU5, U8: whoever was attacked and stands attacks back, or whoever else fights the character. */
function attackBack(fight: Fight, combatant: Combatant, struck: Foe): void {
  if (combatant.fighter.down) return
  const lead = struck.stamina > 0 ? struck : strongestOn(fight, combatant.fighter)
  if (lead) fight.hit(combatant, gangPower(attackers(fight, combatant, lead), fight.roll(lead.sides)))
}

function strongestOn({ foes }: Fight, fighter: Fighter): Foe | null {
  let best: Foe | null = null
  for (const foe of foes)
    if (foe.stamina > 0 && foe.engaged === fighter && (best === null || foe.sides > best.sides)) best = foe
  return best
}

/** The foe that leads, and everybody beside it who fights the same character. */
function attackers({ foes, policies: { answers } }: Fight, { fighter }: Combatant, lead: Foe): number {
  if (answers === 'alone') return 1
  let count = 1
  for (const foe of foes) if (foe !== lead && foe.stamina > 0 && foe.engaged === fighter) count += 1
  return count
}

/** U9: foes that no character attacked in this round gang up on one. */
function gangUp(fight: Fight): void {
  const combatant = turnedTo(fight)
  if (!combatant) return
  fight.passSpotlight()
  defyDanger(fight, combatant, foe => foe.attackedIn < fight.round)
}

/** U9, reference 4.8: Defy Danger against several foes: a cross brings the lead's die and 1 for each other one, one check only 1 for each. */
function defyDanger(fight: Fight, combatant: Combatant, among: (foe: Foe) => boolean): void {
  let lead: Foe | null = null
  let count = 0
  for (const foe of fight.foes) {
    if (foe.stamina === 0 || !among(foe)) continue
    count += 1
    if (lead === null || foe.sides > lead.sides) lead = foe
  }
  if (!lead || combatant.fighter.down) return
  const result = fight.flip(combatant.fighter, combatant.defyRow, 0)
  if (combatant.fighter.down || result > 1 || result < 0) return
  fight.hit(combatant, gangPower(count, result === 0 ? fight.roll(lead.sides) : null))
}

function anyFoe({ foes }: Fight): boolean {
  for (const foe of foes) if (foe.stamina > 0) return true
  return false
}

function anyFighter({ combatants }: Fight): boolean {
  for (const { fighter } of combatants) if (!fighter.down) return true
  return false
}
