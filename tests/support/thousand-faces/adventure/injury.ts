import { fittingSlots } from '#rules/thousand-faces/injury/open-slots'
import { splitsOf } from '#rules/thousand-faces/injury/splits'
import { pileStateOf } from '#rules/thousand-faces/injury/four-ds'
import { type Maker, character, slots } from './makers'

export const takeAttack: Maker = (state, seat, whim) => {
  const attack = whim.one(state.attacks)
  const at = attack?.seat ?? seat
  const split = whim.one(splitsOf(attack?.power ?? 1, pileStateOf(state, at))) ?? {
    exhaustion: 1,
    harm: 0,
    wound: 0 as const
  }
  const fit = (token: 'exhaustion' | 'harm' | 'wound') =>
    whim.count(2) ? fittingSlots(character(state, at), token, attack?.exertion ?? 'physical') : []
  return {
    type: 'take-attack',
    attack: attack?.id ?? 0,
    split: { exhaustion: split.exhaustion, harm: split.harm, wound: split.wound },
    exhaustionOnto: fit('exhaustion').slice(0, split.exhaustion),
    harmOnto: fit('harm').slice(0, split.harm),
    woundOnto: split.wound ? (fit('wound')[0] ?? null) : null,
    relief: whim.count(6) === 0 ? 'reach-out' : 'none',
    describe: ''
  }
}

/** Blows, Stamina and recovery. */
export const injuryMakers: readonly Maker[] = [
  (_, seat, whim) => ({
    type: 'roll-dice',
    seat,
    throw: { dice: [4, 6], plus: whim.count(3), halved: whim.count(2) ? 'halved' : 'whole' },
    what: ''
  }),
  (_, seat, whim) => ({
    type: 'open-attack',
    seat,
    power: whim.count(2)
      ? { by: 'number', number: 1 + whim.count(9) }
      : { by: 'dice', throw: { dice: [6], plus: 1, halved: 'whole' } },
    exertion: whim.count(3) ? 'physical' : 'mental',
    from: 'x'
  }),
  (state, seat, whim) => ({
    type: 'change-attack',
    attack: whim.one(state.attacks)?.id ?? 0,
    power: whim.count(9),
    to: seat,
    reason: ''
  }),
  (state, _, whim) => ({ type: 'call-off-attack', attack: whim.one(state.attacks)?.id ?? 0, reason: '' }),
  (_, seat) => ({ type: 'take-harm', seat, reason: '' }),
  (state, seat, whim) => ({
    type: 'expend-stamina',
    seat,
    points: 1 + whim.count(4),
    exertion: whim.count(2) ? 'mental' : 'physical',
    slots: slots(state, seat, whim),
    reason: ''
  }),
  (state, seat, whim) => ({
    type: 'regain-stamina',
    seat,
    points: 1 + whim.count(4),
    slots: slots(state, seat, whim),
    reason: ''
  }),
  (_, seat) => ({ type: 'rest', seat, keep: [], harmFrom: 'pile', blames: '' }),
  (_, seat, whim) => ({ type: 'seek-help', seat, at: whim.count(2) ? 'hearth' : 'elsewhere', keep: [], forgives: '' }),
  (_, seat) => ({ type: 'go-heroic', seat })
]
