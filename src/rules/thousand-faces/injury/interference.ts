import { type Luck, roll as rollDie } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import { happen } from '../../core/slice'
import { itemOf } from '../equipment/hands'
import type { Item } from '../equipment/item-schemas'
import { whyOutOfPlay } from '../flip/queries'
import { totalOf, sumOf } from './steps'
import type { Attack, DiceRoll, Struck } from './model'
import { staminaAfter } from '../stamina/bounds'
import type { Act, Refusal, State } from '../state'
import type { MagicCommand } from '../magic/model'
import { withMagic } from '../magic/steps'

export type Interfere = Extract<MagicCommand, { type: 'interfere' }>

/** The newest roll and its effect: a waiting blow on a character, or a hit on a foe. */
interface NewestRoll {
  readonly dice: DiceRoll
  readonly on: { readonly attack: Attack } | { readonly struck: Struck }
}

/** K12: rolls one die of the newest roll of a blow again, less 1; then the effect ends. */
export function interfere(act: Act, command: Interfere, luck: Luck): Result<Act, Refusal> {
  const { seat, item: id, die } = command
  const item = itemOf(act, seat, id)
  if (!item.ok) return item
  const why = whyOutOfPlay(act.state, seat) ?? whyNotInForce(item.value)
  if (why) return refuse(why)
  const found = rolledNow(act.state, command.roll)
  if (!found.ok) return found
  const { dice, on } = found.value
  const [sides, was] = [dice.sides[die], dice.faces[die]]
  if (sides === undefined || was === undefined) return refuse({ because: 'no-such-die' })
  const faces = dice.faces.map((face, index) => (index === die ? rollDie(luck, sides) : face))
  const thrown = { ...dice, serial: dice.serial + 1, faces, plus: dice.plus - 1 }
  const roll = { ...thrown, total: totalOf(thrown) }
  const { name, secret } = item.value
  const rerolled = happen(act, { type: 'die-rerolled', seat, item: name, secret, die, was, roll })
  const ended = withMagic(rerolled, seat, item.value, { flowing: false }, 'flow-ended')
  return ok('attack' in on ? changeAttack(ended, on.attack, roll) : changeHit(ended, on.struck, roll, dice.total))
}

/** Whether an item can re-roll at all: the printed one, or one whose effect text allows it. */
function rerolls({ magic }: Item): boolean {
  return magic?.card === 'of-interference' || /re-?roll|roll(ed|s)? (it )?again/iu.test(magic?.effect ?? '')
}

function whyNotInForce(item: Item): Refusal | null {
  const { name, magic } = item
  if (!magic) return { because: 'not-magic', name }
  if (!rerolls(item)) return { because: 'rerolls-nothing', name }
  return magic.flowing ? null : { because: 'not-in-force', name }
}

/** The effects of the newest roll. Older rolls are settled. */
function rolledNow({ dice, attacks, struck, foes }: State, serial: number): Result<NewestRoll, Refusal> {
  if (dice?.serial !== serial) return refuse({ because: dice === null ? 'no-attack-roll' : 'roll-past' })
  const attack = attacks.find(each => each.roll === serial)
  if (attack && attack.power !== dice.total)
    return refuse({ because: 'power-changed', power: attack.power, rolled: dice.total })
  if (attack) return ok({ dice, on: { attack } })
  const standing = struck?.roll === serial && foes.some(foe => foe.id === struck.foe)
  return struck && standing ? ok({ dice, on: { struck } }) : refuse({ because: 'no-attack-roll' })
}

function changeAttack(act: Act, attack: Attack, roll: DiceRoll): Act {
  const { id, seat } = attack
  if (roll.total < 1) return happen(act, { type: 'attack-called-off', seat, attack: id, reason: '' })
  const changed = { ...attack, power: roll.total, sum: sumOf(roll), roll: roll.serial }
  return happen(act, { type: 'attack-changed', attack: changed, reason: '' })
}

/** The foe gets its loss back and then loses the new result. A square that absorbed the hit returns when the result is 0. */
function changeHit(act: Act, { foe: id, power: before, lost, square }: Struck, roll: DiceRoll, rolled: number): Act {
  const foe = act.state.foes.find(each => each.id === id)
  if (!foe) return act
  const power = Math.max(0, before + roll.total - rolled)
  const stamina = square ? foe.stamina : staminaAfter(foe.stamina + lost, power)
  const crossed = square && power === 0 ? Math.max(0, foe.crossed - 1) : foe.crossed
  const changed = { ...foe, stamina: Math.min(foe.most, stamina), crossed }
  const changedHit = { foe: changed, power, square, lost: foe.stamina + lost - stamina, roll: roll.serial }
  return happen(act, { type: 'hit-changed', ...changedHit })
}

/** The possible re-roll and the seats that can make it, for the GM's screen. Null without a roll or without a seat. */
export interface InterferenceView {
  readonly roll: number
  readonly on: { readonly what: 'attack'; readonly attack: number } | { readonly what: 'foe'; readonly foe: number }
  readonly dice: readonly { readonly die: number; readonly sides: number; readonly face: number }[]
  readonly items: readonly { readonly seat: Interfere['seat']; readonly item: string; readonly name: string }[]
}

export function interferenceView(state: State): InterferenceView | null {
  const found = state.dice && rolledNow(state, state.dice.serial)
  if (!found?.ok) return null
  const items = state.sheets
    .filter(({ seat, retired }) => !retired && whyOutOfPlay(state, seat) === null)
    .flatMap(({ seat, character }) =>
      character.items
        .filter(item => whyNotInForce(item) === null)
        .map(item => ({ seat, item: item.id, name: item.name }))
    )
  if (items.length === 0) return null
  const { dice, on } = found.value
  return {
    roll: dice.serial,
    on: 'attack' in on ? { what: 'attack', attack: on.attack.id } : { what: 'foe', foe: on.struck.foe },
    dice: dice.sides.map((sides, die) => ({ die, sides, face: dice.faces[die] ?? 0 })),
    items
  }
}
