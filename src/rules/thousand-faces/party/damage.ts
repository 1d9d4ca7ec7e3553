import type { Luck } from '../../core/luck'
import { ok, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { takeAttack } from '../injury/four-ds'
import { openAttack, rolledIn, throwDice } from '../injury/steps'
import { staminaLeft } from '../stamina/steps'
import type { Act, Refusal } from '../state'
import type { PartyDeed } from './model'

type Damage = Extract<PartyDeed, { what: 'damage' }>

/** PA3: the dice are rolled once, for all characters. */
export function throwFor(act: Act, deed: PartyDeed, luck: Luck): Act {
  if (deed.what !== 'damage' || deed.power.by !== 'dice') return act
  return throwDice(act, null, deed.power.throw, deed.from, luck).act
}

/** PA3: Exhaustion goes onto each pile at once. If that would end a character's fight, the blow waits for a decision. */
export function strikeWith(act: Act, seat: SeatId, deed: Damage, luck: Luck): Result<Act, Refusal> {
  const { exertion, from } = deed
  const rolled = deed.power.by === 'dice'
  const power = deed.power.by === 'dice' ? (act.state.dice?.total ?? 0) : deed.power.number
  const blow = { power, exertion, from, ...(rolled ? rolledIn(act) : { sum: '' }) }
  const opened = openAttack(act, seat, blow)
  const attack = opened.state.attacks.at(-1)
  if (!attack || opened === act) return ok(act)
  if (deed.taken === 'decide' || power >= staminaLeft(act, seat)) return ok(opened)
  const all = { split: { exhaustion: power, harm: 0, wound: 0 as const }, exhaustionOnto: [], harmOnto: [] }
  const how = { woundOnto: null, relief: 'none', describe: '' } as const
  return takeAttack(opened, { type: 'take-attack', attack: attack.id, ...all, ...how }, luck)
}
