import type { Luck } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import { sidesOf } from '../equipment/items'
import type { Attack } from '../injury/model'
import { openAttack, rolledIn, throwDice } from '../injury/steps'
import { findSheet } from '../sheets'
import type { Act, Refusal } from '../state'
import type { Foe, FoeCommand } from './model'
import { gangPower } from './party-power'

/** U8: several foes against one character: the lead's die, and 1 for each other foe. */
export function foesAttack(
  act: Act,
  { foes: ids, seat, die }: Omit<Extract<FoeCommand, { type: 'foes-attack' }>, 'type'>,
  luck: Luck
): Result<Act, Refusal> {
  if (!findSheet(act.state, seat)) return refuse({ because: 'no-such-seat', seat })
  const [lead, ...others] = act.state.foes
    .filter(foe => ids.includes(foe.id))
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  if (!lead) return refuse({ because: 'no-foes' })
  const down = [lead, ...others].find(foe => foe.stamina === 0)
  if (down) return refuse({ because: 'subdued', name: down.name })
  const blow = { exertion: 'physical', ...strikers(lead, others) } as const
  if (die !== 'roll') {
    const power = gangPower(1 + others.length, die === 'none' ? null : die)
    return ok(openAttack(act, seat, { ...blow, power, sum: die === 'none' ? 'no die' : `${die} +${others.length}` }))
  }
  const sides = sidesOf(lead.power)
  if (sides === 1) return ok(openAttack(act, seat, { ...blow, power: 1 + others.length, sum: `1 +${others.length}` }))
  const thrown = throwDice(act, null, { dice: [sides], plus: others.length, halved: 'whole' }, blow.from, luck)
  return ok(openAttack(thrown.act, seat, { ...blow, power: thrown.total, ...rolledIn(thrown.act) }))
}

/** U10: the names of the attackers for every audience, and for the GM when hidden foes are among them. */
function strikers(lead: Foe, others: readonly Foe[]): Pick<Attack, 'from' | 'unseen'> {
  const all = others.length === 0 ? lead.name : `${lead.name} and ${others.length} more`
  if ([lead, ...others].every(foe => foe.revealed)) return { from: all }
  return { from: lead.revealed ? `${lead.name} and others` : '', unseen: all }
}
