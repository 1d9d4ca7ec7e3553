import type { Luck } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { actAsAlly } from '../allies/steps'
import { hasReady, owned } from '../characters/character'
import { itemOf } from '../equipment/hands'
import { sidesOf } from '../equipment/items'
import { rolledIn, throwDice } from '../injury/steps'
import { findSheet } from '../sheets'
import type { Act, Refusal, State } from '../state'
import type { Foe, FoeCommand } from './model'
import { changeFoe, foeOf, strike, takeOpening } from './steps'
import type { DieFaces } from '../vocabulary'

type AttackFoe = Extract<FoeCommand, { type: 'attack-foe' }>

/** U7: a character's attack power: the weapon's die and every addition, then halving, then the foe's armour (ruling O43). */
export function attackFoe(act: Act, command: AttackFoe, luck: Luck): Result<Act, Refusal> {
  const { seat, weapon, dice, plus, halved } = command
  const sides = weaponDie(act, seat, weapon)
  if (!sides.ok) return sides
  const foe = command.foe === null ? null : foeOf(act.state, command.foe)
  if (foe && !foe.ok) return foe
  const helped = helpWith(act, command)
  if (!helped.ok) return helped
  const ready = foe && command.weakness === 'struck' ? takeOpening(helped.value, foe.value.id, seat) : helped.value
  const flat =
    plus +
    bloodied(act.state, seat) +
    (command.base === 'one' || sides.value === 1 ? (command.base === 'none' ? 0 : 1) : 0)
  const base = command.base === 'roll' && sides.value !== 1 ? [sides.value] : []
  const extra = [
    ...dice,
    ...(command.weakness === 'struck' ? ([4] as const) : []),
    ...(command.help ? [command.help.die] : [])
  ]
  const thrown = throwDice(
    ready,
    seat,
    { dice: [...base, ...extra], plus: flat, halved },
    attackName(act, command),
    luck
  )
  if (!foe) return ok(thrown.act)
  const marked = mark(thrown.act, foe.value, Math.min(command.red, thrown.total), seat)
  const left = thrown.total - Math.min(command.red, thrown.total)
  const now = foeOf(marked.state, foe.value.id)
  return left < 1 || !now.ok ? ok(marked) : strike(marked, now.value, left, seat, command.square, rolledIn(marked).roll)
}

/** Q14: the name of the blow; a secret weapon is not named. */
export function attackName(act: Act, { seat, weapon, what }: Pick<AttackFoe, 'seat' | 'weapon' | 'what'>): string {
  const item = weapon === null ? null : itemOf(act, seat, weapon)
  return item?.ok && item.value.secret && what.includes(item.value.name) ? 'a weapon' : what
}

/** J12: an ally adds a die. */
function helpWith(act: Act, { help, foe, seat }: AttackFoe): Result<Act, Refusal> {
  return help ? actAsAlly(act, help.ally, { deed: 'die', foe, seat }) : ok(act)
}

/** U7: unarmed, or with a thing that is no weapon, the power is 1 without a roll. */
export function weaponDie(act: Act, seat: SeatId, weapon: AttackFoe['weapon']): Result<1 | DieFaces, Refusal> {
  if (!findSheet(act.state, seat)) return refuse({ because: 'no-such-seat', seat })
  if (weapon === null) return ok(1)
  const item = itemOf(act, seat, weapon)
  return item.ok ? ok(item.value.power === null ? 1 : sidesOf(item.value.power)) : item
}

/** M16: Bloody, But Unbowed: 1 for each Harm and Wound token on the pile and each Harm token on the card. */
export function bloodied(state: State, seat: SeatId): number {
  const sheet = findSheet(state, seat)
  if (!sheet || !hasReady(sheet.character, 'bloody-but-unbowed')) return 0
  const onCard = owned(sheet.character, 'bloody-but-unbowed')?.filled.filter(each => each.token === 'harm').length ?? 0
  return sheet.tokens.harm + sheet.tokens.wound + onCard
}

function mark(act: Act, foe: Foe, red: number, seat: SeatId): Act {
  return red > 0 ? changeFoe(act, { ...foe, red: foe.red + red }, 'marked', seat) : act
}
