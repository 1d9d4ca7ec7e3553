import { characterOf } from '../sheets'
import type { Refusal, State } from '../state'
import { moveOf } from './all'
import type { MoveId } from './ids'
import type { SettleOutcome } from './model'
import type { Outcome } from './outcome-schema'
import { effectsOf } from './plain'
import { optionsWanted, type PickRule } from './settling'

/** M10: what the result lets somebody pick. */
export function pickingOf(outcome: Outcome): PickRule | null {
  const twice = outcome.move === 'goreography'
  for (const effect of effectsOf(outcome)) {
    if (effect.kind === 'pick') return { count: effect.count, by: effect.by, xp: 0, twice }
    if (effect.kind === 'may-pay-xp') return { count: effect.opens, by: 'player', xp: effect.amount, twice }
  }
  return null
}

/** Why an option cannot be had, in words; null when it can (M10). */
export function whyNoOption(state: State, { seat, move }: Outcome, option: number): string | null {
  return move === 'volley' && option === 2 && characterOf(state, seat).pack < 1 ? 'No Pack is left to lose' : null
}

/** M10: as many as the card says, each possible, none twice unless it says so. */
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

/** The words of what was picked. */
export function pickedTexts(move: MoveId, picks: readonly number[]): readonly string[] {
  return picks.flatMap(pick => moveOf(move).options[pick] ?? [])
}
