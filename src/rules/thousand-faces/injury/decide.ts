import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import { happen, type Act } from '../act'
import { flipInProgress } from '../flip/questions'
import { sheetOf } from '../sheets'
import type { Deciding, SeatMay } from '../slices'
import type { Refusal } from '../types'
import type { Attack } from './attack'
import { takeAttack } from './four-ds'
import { takeHarm } from './harm'
import { goHeroic } from './go-heroic'
import { rest, seekHelp } from './recovery'
import type { InjuryCommand } from './shapes'
import { expend, regain, rolledIn, throwDice } from './steps'

/** Injury and recovery: rules N1–N16. */
export const decideInjury: Deciding<InjuryCommand> = {
  'roll-dice': (act, { seat, throw: thrown, what }, luck) =>
    thrown.dice.length < 1 || thrown.dice.length > 20
      ? refuse({ because: 'no-dice' })
      : ok(throwDice(act, seat, thrown, what, luck).act),
  'open-attack'(act, { seat, power, exertion, from }, luck) {
    if (power.by === 'number') return ok(openAttack(act, seat, { power: power.number, sum: '', exertion, from }))
    const thrown = throwDice(act, null, power.throw, from, luck)
    return ok(openAttack(thrown.act, seat, { power: thrown.total, ...rolledIn(thrown.act), exertion, from }))
  },
  'change-attack'(act, { attack: id, power, to, reason }) {
    const attack = act.state.attacks.find(each => each.id === id)
    if (!attack) return refuse({ because: 'no-such-attack' })
    if (!act.state.sheets.some(({ seat }) => seat === to)) return refuse({ because: 'no-such-seat', seat: to })
    if (power < 1) return ok(happen(act, { type: 'attack-called-off', seat: to, attack: id, reason }))
    return ok(happen(act, { type: 'attack-changed', attack: { ...attack, power, seat: to }, reason }))
  },
  'call-off-attack'(act, { attack: id, reason }) {
    const attack = act.state.attacks.find(each => each.id === id)
    return attack
      ? ok(happen(act, { type: 'attack-called-off', seat: attack.seat, attack: id, reason }))
      : refuse({ because: 'no-such-attack' })
  },
  'take-attack': (act, command, luck) => whenStill(act, () => takeAttack(act, command, luck)),
  'take-harm': (act, { seat, reason }, luck) =>
    whenStill(act, () =>
      act.state.story.length === 'one-shot'
        ? refuse({ because: 'no-harm-here' })
        : ok(takeHarm(act, seat, reason, luck))
    ),
  'expend-stamina': (act, { seat, points, exertion, slots, reason }, luck) =>
    whenStill(act, () => expend(act, seat, points, { exertion, slots, reason }, luck)),
  'regain-stamina'(act, { seat, points, slots, cards = [], reason }, luck) {
    if (sheetOf(act.state, seat).character.dead) return refuse({ because: 'dead', seat }) // J8
    if (slots.length === 0 && sheetOf(act.state, seat).tokens.exhaustion === 0)
      return refuse({ because: 'nothing-to-recover', seat })
    return whenStill(act, () => regain(act, seat, points, { slots, cards }, reason, luck))
  },
  rest: (act, command, luck) => whenStill(act, () => rest(act, command, luck)),
  'seek-help': (act, command, luck) => whenStill(act, () => seekHelp(act, command, luck)),
  'go-heroic': (act, command, luck) => whenStill(act, () => goHeroic(act, command, luck))
}

/** How to take a blow is the player's to say, and dice may be theirs to throw (WHO2). */
export const seatMayInjury: SeatMay<InjuryCommand> = {
  'take-attack': (state, command, seat) =>
    state.attacks.some(attack => attack.id === command.attack && attack.seat === seat),
  'roll-dice': (_state, command, seat) => command.seat === seat
}

/** D3: no pile moves while a flip is in progress. */
function whenStill(act: Act, then: () => Result<Act, Refusal>): Result<Act, Refusal> {
  const busy = flipInProgress(act.state)
  return busy ? refuse({ because: 'flip-in-progress', seat: busy }) : then()
}

/** N1: a blow is on its way; it waits until it is decided about. No power, no blow. */
export function openAttack(
  act: Act,
  seat: Parameters<typeof sheetOf>[1],
  blow: Omit<Attack, 'id' | 'seat' | 'avoided'>
): Act {
  if (blow.power < 1) return act
  return happen(act, {
    type: 'attack-opened',
    attack: { id: act.state.made + 1, seat, ...blow, avoided: { harm: 0, wound: 0 } }
  })
}
