import type { Luck } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import { actAsAlly } from '../allies/steps'
import { itemOf } from '../equipment/hands'
import { bloodied, attackName, weaponDie } from '../foes/attack-foe'
import { foeOf, takeOpening } from '../foes/steps'
import { rolledIn, throwDice } from '../injury/steps'
import type { DiceThrow } from '../injury/model'
import type { Act, Refusal, State } from '../state'
import type { Hit } from './hits'
import type { FollowUp, FollowUpCommand, StruckWith } from './model'
import { changeFollowUp } from './steps'
import type { DieFaces } from '../vocabulary'

type RollPower = Extract<FollowUpCommand, { type: 'roll-power' }>

type Roll = Pick<NonNullable<FollowUp['power']>, 'power' | 'sum' | 'roll'>

/** FU3: the power of the next blow is rolled or typed, and is kept until it is applied or rolled again. */
export function rollPower(act: Act, open: FollowUp, command: RollPower, luck: Luck): Result<Act, Refusal> {
  const { seat } = open
  const [hit] = open.hits
  if (!hit) return refuse({ because: 'no-blow-left', seat })
  const foe = foeOf(act.state, command.foe)
  if (!foe.ok) return foe
  if (foe.value.stamina === 0) return refuse({ because: 'subdued', name: foe.value.name })
  const sides = weaponDie(act, seat, command.weapon)
  if (!sides.ok) return sides
  const helped = helpedBy(act, open, command)
  if (!helped.ok) return helped
  const ready = command.weakness === 'struck' ? takeOpening(helped.value, command.foe, seat) : helped.value
  const typed = command.power === 'roll' ? sameAs(act.state, open) : command.power
  const power = { foe: command.foe, with: withOf(command) }
  const withPower = (of: Act, rolled: Roll) => ok(changeFollowUp(of, { ...open, power: { ...power, ...rolled } }))
  if (typed !== null) return withPower(ready, { power: typed, sum: '', roll: null })
  const extra = [...(command.weakness === 'struck' ? ([4] as const) : []), ...(command.help ? [command.help.die] : [])]
  const dice = diceOf(hit, sides.value, bloodied(act.state, seat), extra)
  const thrown = throwDice(ready, seat, dice, nameOf(act, seat, command.weapon), luck)
  const { sum, roll = null } = rolledIn(thrown.act)
  return withPower(thrown.act, { power: thrown.total, sum, roll })
}

/** J12: an ally adds a die; another roll is the same action of the ally. */
function helpedBy(act: Act, { power, seat }: FollowUp, { foe, help }: RollPower): Result<Act, Refusal> {
  if (!help || power?.with?.help?.ally === help.ally) return ok(act)
  return actAsAlly(act, help.ally, { deed: 'die', foe, seat })
}

function withOf({ weapon, weakness, help }: RollPower): StruckWith {
  return { weapon, weakness, ...(help ? { help: { ...help } } : {}) }
}

/** "Hit another foe with the same attack": the power of the blow before; null where that is unknown, or for another kind of blow. */
export function sameAs(state: State, { hits, struck }: FollowUp): number | null {
  return hits[0]?.base === 'same' ? (struck?.power ?? state.struck?.power ?? null) : null
}

/** U7, O43: the weapon's die or 1, the bonuses, then the halving. */
function diceOf({ base, dice, halved }: Hit, sides: 1 | DieFaces, plus: number, extra: readonly DieFaces[]): DiceThrow {
  const rolls = base !== 'one' && base !== 'none' && sides !== 1
  const flat = rolls || base === 'none' ? 0 : 1
  return {
    dice: [...(rolls ? [sides] : []), ...dice, ...extra],
    plus: flat + plus,
    halved: halved ? 'halved' : 'whole'
  }
}

/** Q14: a weapon that is kept secret is not named. */
function nameOf(act: Act, seat: FollowUp['seat'], weapon: RollPower['weapon']): string {
  const item = weapon === null ? null : itemOf(act, seat, weapon)
  return attackName(act, { seat, weapon, what: item?.ok ? item.value.name : 'bare hands' })
}
