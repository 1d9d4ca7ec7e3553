import type { SeatId } from '../../core/seat'
import { flipsOnPhone } from '../phones/view'
import { characterOf } from '../sheets'
import type { Refusal, State } from '../state'
import { moveOf } from './all'
import type { MoveId } from './ids'
import type { SettleOutcome } from './model'
import type { Outcome } from './outcome-schema'
import type { Effect } from './move'

/** The number of options to pick, and who picks them; null without options. */
interface PickRule {
  readonly count: number
  readonly by: 'player' | 'gm'
  /** XP that open the options; without payment none are picked (ruling O33). */
  readonly xp: number
  readonly twice: boolean
}

/** Q10: damage cards that a price in Pack removes. */
interface Repair {
  readonly removes: number
  readonly perPack: number
}

/** The largest number of points that come back; the die is rolled at settling. */
export function mostRegained({ regain }: { readonly regain: { readonly amount: '1' | 'd4' } | null }): number {
  return regain ? (regain.amount === '1' ? 1 : 4) : 0
}

/** M10: number of options to pick; 0 when the XP for them is not paid (ruling O33). */
export function optionsWanted(pick: PickRule | null, pay: SettleOutcome['pay']): number {
  return pick === null || (pick.xp > 0 && pay === 'nothing') ? 0 : pick.count
}

/** Q10: the largest number of damage cards that so much Pack removes; 0 for a price below one Pack. */
export function mostMended({ perPack, removes }: Repair, packs: number): number {
  return perPack < 1 ? 0 : Math.floor(packs / perPack) * removes
}

/** Q10: the price in Pack for removing so many damage cards. */
export function packsFor({ perPack, removes }: Repair, damage: number): number {
  return removes < 1 ? 0 : Math.ceil(damage / removes) * perPack
}

/** The effects of the result of an open move; empty while its flip is not over. */
export function effectsOf(outcome: Outcome): readonly Effect[] {
  if (outcome.move === 'shield') return []
  if (outcome.move === 'only-here-for-the-job') return [{ kind: 'pick', count: 2, by: 'player' }]
  return outcome.result === null ? [] : (moveOf(outcome.move).effects[outcome.result] ?? [])
}

/** Whether nothing must be decided, paid or moved: the card has only text. */
export function isPlain(outcome: Outcome): boolean {
  if (outcome.move === 'shield') return outcome.result === 0
  return effectsOf(outcome).every(({ kind }) => kind === 'attack-power' || kind === 'foe-attacks')
}

/** Whether a result has an open question. Its flip is over, no cards are laid, and its card leaves a decision. */
export function asksNow(outcome: Outcome): boolean {
  const { flip, result, attribute } = outcome
  const isLaid = flip === 0 && result === null
  return !isLaid && (result === null ? attribute === null : !isPlain(outcome))
}

/** M8: the questions on the card that a token can buy; empty when its tokens buy no questions. */
export function questionsOf(id: MoveId): readonly string[] {
  const { effects, options } = moveOf(id)
  const lays = Object.values(effects).some(each => each.some(({ kind }) => kind === 'tokens'))
  return lays ? options : []
}

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
