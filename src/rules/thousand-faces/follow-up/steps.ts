import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import type { Act, Refusal, State } from '../state'
import type { FollowUp, FollowUpEvent, FollowUpCommand, StruckWith } from './model'
import { moveOf } from '../moves/all'
import type { MoveId } from '../moves/ids'
import type { Effect } from '../moves/move'
import type { DieFaces, ResultValue } from '../vocabulary'
import type { Luck } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import { actAsAlly } from '../allies/steps'
import { itemOf } from '../equipment/hands'
import { bloodied, attackName, weaponDie, foeOf, takeOpening } from '../foes/steps'
import { rolledIn, throwDice } from '../injury/steps'
import type { DiceThrow } from '../injury/model'

/** One blow of a result, before weapon and bonuses. */
export interface Hit {
  /** `roll`: the weapon's die. `one`: 1, no die. `none`: the extra dice alone. `either`: the die, or 1. `same`: the power of the blow before. */
  readonly base: 'roll' | 'one' | 'none' | 'either' | 'same'
  readonly dice: readonly DieFaces[]
  readonly halved: boolean
}

/** The consequences of a result: blows of the character, and whether the foe answers. */
interface BlowsDue {
  readonly hits: readonly Hit[]
  readonly answers: boolean
}

const nothing: BlowsDue = { hits: [], answers: false }
const rolled: Hit = { base: 'roll', dice: [], halved: false }

/** Options that are a blow, or change one, by their position on the card (FU2). */
const options: Readonly<Partial<Record<MoveId, (picks: readonly number[], due: BlowsDue) => BlowsDue>>> = {
  'mix-it-up': (picks, { hits, answers }) =>
    picks.length === 0
      ? { hits, answers }
      : { hits: picks.includes(1) ? [...hits, rolled] : hits, answers: !picks.includes(0) },
  volley: (picks, { hits }) => ({
    hits: picks.includes(1) ? hits.map(hit => ({ ...hit, halved: true })) : hits,
    answers: false
  }),
  'called-shot': (picks, { hits }) => ({ hits: picks.includes(0) ? [...hits, rolled] : hits, answers: false }),
  'bum-rush': picks => (picks.includes(1) ? { hits: [rolled], answers: false } : nothing),
  backstab: picks => (picks.includes(1) ? { hits: [{ ...rolled, dice: [6] }], answers: false } : nothing),
  defend: picks => (picks.includes(2) ? { hits: [rolled], answers: false } : nothing),
  goreography: picks => ({
    hits: picks.filter(pick => pick === 0).map(() => ({ ...rolled, base: 'same' as const })),
    answers: false
  })
}

/** Whether any result of that move can bring a blow. */
export function isAttacking(move: MoveId): boolean {
  return move in options || Object.values(moveOf(move).effects).some(effects => effects.some(isBlow))
}

/** FU1, FU2: the consequences of a result after its options are picked. On a cross of an attack the foe may answer as the GM's move. */
export function blowsDue(move: MoveId, result: ResultValue, picks: readonly number[]): BlowsDue {
  if (!isAttacking(move)) return nothing
  const card = moveOf(move)
  if (result === 0) return { hits: [], answers: !card.fast }
  const effects = card.effects[result] ?? []
  const printed = { hits: effects.flatMap(hitOf), answers: effects.some(({ kind }) => kind === 'foe-attacks') }
  return options[move]?.(picks, printed) ?? printed
}

function isBlow({ kind }: Effect): boolean {
  return kind === 'attack-power' || kind === 'foe-attacks'
}

function hitOf(effect: Effect): readonly Hit[] {
  if (effect.kind !== 'attack-power') return []
  switch (effect.amount) {
    case '1':
      return [{ ...rolled, base: 'one' }]
    case 'd4':
      return [{ ...rolled, base: 'none', dice: [4] }]
    case 'half-roll':
      return [{ ...rolled, halved: true }]
    case 'roll-or-1':
      return [{ ...rolled, base: 'either' }]
    case 'roll':
      return [rolled]
  }
}

export function changeFollowUp(act: Act, followUp: FollowUp): Act {
  return happen(act, { type: 'follow-up-changed', followUp })
}

export function closeFollowUp(
  act: Act,
  { id, seat, move }: FollowUp,
  how: Extract<FollowUpEvent, { type: 'follow-up-closed' }>['how']
): Act {
  return happen(act, { type: 'follow-up-closed', followUp: id, seat, move, how })
}

/** The participants of the attack or danger: the lead, and in Teamwork the helpers (TW7). */
export function participantsOf({ seat, due = [] }: Pick<FollowUp, 'seat' | 'due'>): readonly SeatId[] {
  return [seat, ...due.filter(each => each !== seat)]
}

/** Whether nothing is left to do. */
export function isDone({ waits, hits, answers }: FollowUp): boolean {
  return !waits && hits.length === 0 && !answers
}

type RollPower = Extract<FollowUpCommand, { type: 'roll-power' }>

type Roll = Pick<NonNullable<FollowUp['power']>, 'power' | 'sum' | 'roll'>

/** FU3: the power of the next blow is rolled or typed. It is kept until it is applied or rolled again. */
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

/** "Hit another foe with the same attack": the power of the blow before. Null where that is unknown, or for another kind of blow. */
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
