import { refuse } from '../core/refusal'
import { ok, type Result } from '../core/result'
import type { Typed } from './commands'
import type { Decision, Fight } from './decide'
import type { Event } from './events'
import type { Refusal } from './refusals'
import { bonusNow, both, facesOf, isRollingAgain, judge, usedSuits, verdictOf } from './scoring'
import { sides, type Both, type Hidden, type Reveal, type Side, type State, type Throw } from './types'

/** Both cups up at once (GF10): nothing is shown of either side before both dice are known. */
export function decideReveal(state: State, fight: Fight, typed: Both<Typed | null>): Decision {
  const { contestants, ritual } = fight
  if (ritual.verdict) return refuse({ because: 'over' })
  const left = throwOf(fight, 'left', typed.left)
  if (!left.ok) return left
  const right = throwOf(fight, 'right', typed.right)
  if (!right.ok) return right
  const throws = { left: left.value, right: right.value }
  const reveal = judge(ritual.kind, state.variants, ritual.reveals, throws)
  const who = both(side => contestants[side].who)
  return ok([{ type: 'dice-revealed', who, reveal }, ...ending(fight, [...ritual.reveals, reveal])])
}

function throwOf(fight: Fight, side: Side, typed: Typed | null): Result<Throw, Refusal> {
  const { contestants, ritual } = fight
  const { who } = contestants[side]
  const known = contestants[side].dice === 'table' ? typed && checked(fight, side, typed) : rolled(fight, side, typed)
  if (!known) return refuse({ because: 'not-typed', who })
  if (!known.ok) return known
  const { suit, roll } = known.value
  const faces = facesOf(contestants[side], suit)
  return ok({ suit, faces, roll, bonus: bonusNow(ritual.reveals)[side], approach: ritual.approach[side] })
}

function rolled({ contestants, ritual }: Fight, side: Side, typed: Typed | null): Result<Typed, Refusal> {
  const { who } = contestants[side]
  const hidden: Hidden | null = ritual.hidden[side]
  if (typed) return refuse({ because: 'typed-needlessly', who })
  if (!hidden) return refuse({ because: 'not-picked', who })
  return hidden.roll === null ? refuse({ because: 'not-rolled', who }) : ok({ suit: hidden.suit, roll: hidden.roll })
}

function checked({ contestants, ritual }: Fight, side: Side, typed: Typed): Result<Typed, Refusal> {
  const { who } = contestants[side]
  const last = ritual.reveals.at(-1)
  if (last && isRollingAgain(ritual.reveals) && last.throws[side].suit !== typed.suit)
    return refuse({ because: 'same-dice-again', who, suit: last.throws[side].suit })
  if (usedSuits(ritual.reveals, side).includes(typed.suit))
    return refuse({ because: 'die-used', who, suit: typed.suit })
  const faces = facesOf(contestants[side], typed.suit)
  return isFace(typed.roll, faces) ? ok(typed) : refuse({ because: 'no-such-face', who, roll: typed.roll, faces })
}

function isFace(roll: number, faces: number): boolean {
  return Number.isInteger(roll) && roll >= 1 && roll <= faces
}

/** The last reveal read again (GF23): the round, the bonus and the verdict are judged anew. */
export function decideCorrection(state: State, fight: Fight, rolls: Both<number>): Decision {
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
  const throws = both(side => ({ ...last.throws[side], roll: rolls[side] }))
  const reveal = judge(ritual.kind, state.variants, before, throws)
  const who = both(side => contestants[side].who)
  const corrected: Event = { type: 'reveal-corrected', who, reveal }
  const ends = ending(fight, [...before, reveal])
  // A draw that is rolled again binds the next picks to its dice: what was picked stands only where that did not change.
  const stands = ends.length === 0 && (last.outcome === 'again') === (reveal.outcome === 'again')
  return ok([stands ? { ...corrected, keepsNext: true } : corrected, ...ends])
}

function ending({ contestants, ritual }: Fight, reveals: readonly Reveal[]): readonly Event[] {
  const verdict = verdictOf(ritual.kind, reveals)
  if (!verdict) return []
  return [{ type: 'ritual-ended', who: both(side => contestants[side].who), kind: ritual.kind, verdict }]
}
