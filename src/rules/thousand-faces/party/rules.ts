import type { Luck } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { type Deciders, happen, type SliceRules } from '../../core/slice'
import { flipInProgress } from '../deck/steps'
import { changePack } from '../equipment/hands'
import { rest } from '../injury/recovery'
import { regain, openAttack, rolledIn, throwDice } from '../injury/steps'
import { findSheet, sheetOf } from '../sheets'
import type { Act, Game, Refusal } from '../state'
import type { PartyBlock, PartyCommand, PartyDeed } from './model'
import { takeAttack } from '../injury/four-ds'
import { staminaLeft } from '../stamina/steps'

/** An act on several characters together: rules PA1–PA5. */
const decide: Deciders<Game, PartyCommand> = {
  'act-on-party'(act, { seats, deed }, luck) {
    const chosen = [...new Set(seats)]
    if (chosen.length === 0) return refuse({ because: 'nobody-chosen' })
    const why = whyNot(act, deed)
    if (why) return refuse(why)
    return forEach(chosen, throwFor(act, deed, luck), (on, seat) => whole(on, seat, deed, luck))
  }
}

/** D3: why the act is refused, or null. No pile changes while a flip is in progress, and an empty act is refused. */
function whyNot({ state }: Act, deed: PartyDeed): Refusal | null {
  if (deed.what === 'xp') return null
  if (deed.what === 'pack') return deed.pack === 0 && deed.precious === 0 ? { because: 'nothing-corrected' } : null
  const dice = deed.what === 'damage' && deed.power.by === 'dice' ? deed.power.throw.dice.length : 1
  if (dice < 1 || dice > 20) return { because: 'no-dice' }
  const busy = flipInProgress(state)
  return busy ? { because: 'flip-in-progress', seat: busy } : null
}

/** PA1, PA2: applies to all seats or to none; a refusal names every seat with an obstacle. */
function forEach(
  seats: readonly SeatId[],
  act: Act,
  one: (on: Act, seat: SeatId) => Result<Act, Refusal>
): Result<Act, Refusal> {
  const blocked: { seat: SeatId; why: Refusal }[] = []
  let on = act
  for (const seat of seats) {
    const done = one(on, seat)
    if (done.ok) on = done.value
    else blocked.push({ seat, why: done.error })
  }
  const [first] = blocked
  if (!first) return ok(on)
  if (seats.length === 1) return refuse(first.why)
  return refuse({ because: 'party-blocked', blocked: blocked.map(({ seat, why }) => ({ seat, why: inShort(why) })) })
}

/** PA2: characters who left or died get nothing. An incapacitated character can rest and gain, but is not attacked. */
function whole(act: Act, seat: SeatId, deed: PartyDeed, luck: Luck): Result<Act, Refusal> {
  const sheet = findSheet(act.state, seat)
  if (!sheet) return refuse({ because: 'no-such-seat', seat })
  if (sheet.retired) return refuse({ because: 'party-blocked', blocked: [{ seat, why: 'retired' }] })
  if (sheet.character.dead) return refuse({ because: 'dead', seat })
  return brought(act, seat, deed, luck)
}

function brought(act: Act, seat: SeatId, deed: PartyDeed, luck: Luck): Result<Act, Refusal> {
  switch (deed.what) {
    case 'rest':
      return rest(act, { type: 'rest', seat, keep: [], harmFrom: 'pile', blames: '' }, luck)
    case 'damage':
      return sheetOf(act.state, seat).incapacitated
        ? refuse({ because: 'incapacitated', seat })
        : strikeWith(act, seat, deed, luck)
    case 'pack':
      return changePack(act, seat, deed, deed.reason)
    case 'xp':
      return ok(happen(act, { type: 'xp-gained', seat, amount: deed.amount, reason: deed.reason }))
    case 'stamina':
      return sheetOf(act.state, seat).tokens.exhaustion === 0
        ? refuse({ because: 'nothing-to-recover', seat })
        : regain(act, seat, deed.points, { slots: [] }, deed.reason, luck)
  }
}

const known: readonly PartyBlock[] = [
  'dead',
  'incapacitated',
  'nothing-to-recover',
  'not-enough-pack',
  'day-spent',
  'something-pending',
  'flip-in-progress'
]

function inShort(why: Refusal): PartyBlock {
  if (why.because === 'party-blocked') return why.blocked[0]?.why ?? 'other'
  if (why.because === 'no-such-seat') return 'gone'
  return known.find(each => each === why.because) ?? 'other'
}

export const partyRules = { decide } satisfies SliceRules<Game>

type Damage = Extract<PartyDeed, { what: 'damage' }>

/** PA3: the dice are rolled once, for all characters. */
function throwFor(act: Act, deed: PartyDeed, luck: Luck): Act {
  if (deed.what !== 'damage' || deed.power.by !== 'dice') return act
  return throwDice(act, null, deed.power.throw, deed.from, luck).act
}

/** PA3: Exhaustion goes onto each pile at once. If that would end a character's fight, the blow waits for a decision. */
function strikeWith(act: Act, seat: SeatId, deed: Damage, luck: Luck): Result<Act, Refusal> {
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
