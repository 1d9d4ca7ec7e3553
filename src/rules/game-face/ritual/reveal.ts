import { ok, refuse, type Result } from '../../core/result'
import { happen } from '../../core/slice'
import { type Fight, whoOf } from '../contestants/view'
import type { Duellist } from '../contestants/model'
import type { Act, Decision, Refusal } from '../state'
import { type BySide, bySide, type DuelSuit, type Side, sides } from '../vocabulary'
import type { Reveal, Throw, TypedDie } from './model'
import { bonusNow, facesOf, isRollingAgain, isUsed, scoreReveal, verdictOf } from './scoring'

/** Reveals both sides together (GF10): neither side is shown before both dice are known. */
export function decideReveal(act: Act, fight: Fight, typed: BySide<TypedDie | null>): Decision {
  const { ritual } = fight
  if (ritual.verdict) return refuse({ because: 'over' })
  const left = throwOf(fight, 'left', typed.left)
  if (!left.ok) return left
  const right = throwOf(fight, 'right', typed.right)
  if (!right.ok) return right
  const throws = { left: left.value, right: right.value }
  const reveal = scoreReveal(ritual.kind, act.state.variants, ritual.reveals, throws)
  return ok(
    ended(happen(act, { type: 'dice-revealed', who: whoOf(fight), reveal }), fight, [...ritual.reveals, reveal])
  )
}

function throwOf(fight: Fight, side: Side, typed: TypedDie | null): Result<Throw, Refusal> {
  const { contestants, ritual } = fight
  const { who } = contestants[side]
  const known = contestants[side].dice === 'table' ? realDie(fight, side, typed) : rolled(fight, side, typed)
  if (!known) return refuse({ because: 'not-typed', who })
  if (!known.ok) return known
  const { suit, roll } = known.value
  const faces = facesOf(contestants[side], suit)
  return ok({ suit, faces, roll, bonus: bonusNow(ritual.reveals)[side], approach: ritual.approach[side] })
}

/** The die read out at the reveal; otherwise the die that the player entered (GF26). Null without either. */
function realDie(fight: Fight, side: Side, typed: TypedDie | null): Result<TypedDie, Refusal> | null {
  if (typed) return asRealDie(fight, side, typed)
  const hidden = fight.ritual.hidden[side]
  return hidden && hidden.roll !== null ? ok({ suit: hidden.suit, roll: hidden.roll }) : null
}

function rolled({ contestants, ritual }: Fight, side: Side, typed: TypedDie | null): Result<TypedDie, Refusal> {
  const { who } = contestants[side]
  const hidden = ritual.hidden[side]
  if (typed) return refuse({ because: 'typed-needlessly', who })
  if (!hidden) return refuse({ because: 'not-picked', who })
  return hidden.roll === null ? refuse({ because: 'not-rolled', who }) : ok({ suit: hidden.suit, roll: hidden.roll })
}

/** A real die from the table, if the die is free and has that number (GF26). */
export function asRealDie({ contestants, ritual }: Fight, side: Side, typed: TypedDie): Result<TypedDie, Refusal> {
  const { who } = contestants[side]
  const wrong = cannotUse(who, ritual.reveals, side, typed.suit)
  if (wrong) return refuse(wrong)
  const faces = facesOf(contestants[side], typed.suit)
  return isFace(typed.roll, faces) ? ok(typed) : refuse({ because: 'no-such-face', who, roll: typed.roll, faces })
}

/** Why this die cannot be used, or null. A draw is rolled again with the same dice; otherwise a die is used once. */
export function cannotUse(who: Duellist, reveals: readonly Reveal[], side: Side, suit: DuelSuit): Refusal | null {
  const last = reveals.at(-1)
  if (last && isRollingAgain(reveals) && last.throws[side].suit !== suit)
    return { because: 'same-dice-again', who, suit: last.throws[side].suit }
  return isUsed(reveals, side, suit) ? { because: 'die-used', who, suit } : null
}

function isFace(roll: number, faces: number): boolean {
  return Number.isInteger(roll) && roll >= 1 && roll <= faces
}

/** Corrects the last reveal (GF23): the round, the bonus and the verdict are judged again. */
export function decideCorrection(act: Act, fight: Fight, rolls: BySide<number>): Decision {
  const { contestants, ritual } = fight
  const last = ritual.reveals.at(-1)
  if (!last) return refuse({ because: 'nothing-revealed' })
  if (ritual.verdict?.by === 'concession') return refuse({ because: 'over' })
  for (const side of sides) {
    const { faces } = last.throws[side]
    if (!isFace(rolls[side], faces))
      return refuse({ because: 'no-such-face', who: contestants[side].who, roll: rolls[side], faces })
  }
  if (sides.every(side => rolls[side] === last.throws[side].roll)) return refuse({ because: 'read-the-same' })
  const before = ritual.reveals.slice(0, -1)
  const throws = bySide(side => ({ ...last.throws[side], roll: rolls[side] }))
  const reveal = scoreReveal(ritual.kind, act.state.variants, before, throws)
  const reveals = [...before, reveal]
  // A draw that is rolled again fixes the next picks to its dice. The picks stay only if that rule did not change.
  const stands = verdictOf(ritual.kind, reveals) === null && (last.outcome === 'again') === (reveal.outcome === 'again')
  const corrected = { type: 'reveal-corrected', who: whoOf(fight), reveal } as const
  return ok(ended(happen(act, stands ? { ...corrected, keepsNext: true } : corrected), fight, reveals))
}

/** Ends the ritual, if these reveals decide it. */
function ended(act: Act, fight: Fight, reveals: readonly Reveal[]): Act {
  const { kind } = fight.ritual
  const verdict = verdictOf(kind, reveals)
  return verdict ? happen(act, { type: 'ritual-ended', who: whoOf(fight), kind, verdict }) : act
}
