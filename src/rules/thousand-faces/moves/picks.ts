import type { SeatId } from '../../core/seat'
import { flipsOnPhone } from '../phones/phone-flips'
import { characterOf } from '../sheets'
import type { Refusal, State } from '../state'
import { moveOf } from './all'
import type { MoveId } from './ids'
import type { SettleOutcome } from './model'
import type { Outcome } from './outcome-schema'
import { effectsOf } from './plain'
import { optionsWanted, type PickRule } from './settling'

/** M10: the number of options to pick from the result, and who picks. */
export function pickingOf(outcome: Outcome): PickRule | null {
  const twice = outcome.move === 'goreography'
  for (const effect of effectsOf(outcome)) {
    if (effect.kind === 'pick') return { count: effect.count, by: effect.by, xp: 0, twice }
    if (effect.kind === 'may-pay-xp') return { count: effect.opens, by: 'player', xp: effect.amount, twice }
  }
  return null
}

/** Why an option is impossible, in words, or null (M10). */
export function whyNoOption(state: State, { seat, move }: Outcome, option: number): string | null {
  return move === 'volley' && option === 2 && characterOf(state, seat).pack < 1 ? 'No Pack is left to lose' : null
}

/** M10: checks the number of options, that each is possible, and that none repeats unless the card allows it. */
export function checkPicks(state: State, outcome: Outcome, { picks, pay }: SettleOutcome): Refusal | null {
  if (outcome.move === 'shield') return null
  const picking = pickingOf(outcome)
  const options = moveOf(outcome.move).options
  const wants = optionsWanted(picking, pay)
  const distinct = picking?.twice === true || new Set(picks).size === picks.length
  if (picks.length !== wants || !distinct)
    return { because: 'wrong-picks', wants, got: distinct ? picks.length : new Set(picks).size }
  for (const pick of picks) {
    const option = options[pick]
    if (option === undefined) return { because: 'wrong-picks', wants, got: picks.length }
    const why = whyNoOption(state, outcome, pick)
    if (why !== null) return { because: 'impossible-option', option, why }
  }
  return null
}

/** The texts of the picked options. */
export function pickedTexts(move: MoveId, picks: readonly number[]): readonly string[] {
  return picks.flatMap(pick => moveOf(move).options[pick] ?? [])
}

/** HA10: a player settles an own move when its card leaves no choice to the GM. A note or a token on a hidden foe is refused. */
export function mayPlayerSettle(state: State, { outcome: id, red, note }: SettleOutcome, seat: SeatId): boolean {
  const outcome = state.outcomes.find(each => each.id === id)
  if (!outcome || outcome.seat !== seat || !flipsOnPhone(state, seat)) return false
  const isSeen = red === null || state.foes.some(foe => foe.id === red.foe && foe.revealed)
  return isSeen && note === '' && !isLeftToGm(outcome)
}

/** Whether the card leaves a choice to the GM (M10). */
export function isLeftToGm(outcome: Outcome): boolean {
  const byGm = effectsOf(outcome).some(effect => effect.kind === 'drawback' && effect.by === 'gm')
  return byGm || pickingOf(outcome)?.by === 'gm'
}
