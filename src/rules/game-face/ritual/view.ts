import { memoize } from '../../core/memoize'
import type { Actor } from '../../core/seat'
import { isAway, ownsSide } from '../contestants/view'
import type { Contestant, Duellist } from '../contestants/model'
import type { State } from '../state'
import { type BySide, type DuelSuit, duelSuits, type Faces, type Side, sides } from '../vocabulary'
import type { Reveal, Ritual } from './model'
import { type RitualOdds, ritualOdds } from './odds'
import { cannotUse } from './reveal'
import { bonusNow, facesOf, hasRolled, isRollingAgain, rounds, runningTotal, unusedSuits, winsOf } from './scoring'

/** One Suit Die of a contestant. */
export interface DieView {
  readonly suit: DuelSuit
  readonly faces: Faces
  /** The roll and bonus of a used die; null while the die can be picked. */
  readonly used: { readonly roll: number; readonly bonus: number } | null
}

/** The public part of one contestant, without the secret under the cup. */
export interface SideView {
  readonly who: Duellist
  readonly strong: DuelSuit
  readonly weak: DuelSuit
  readonly dice: readonly DieView[]
  readonly rolls: Contestant['dice']
  readonly wins: number
  readonly total: number
  /** The bonus of the next roll: 0 or 1. */
  readonly bonus: number
  readonly approach: string
  readonly hasPicked: boolean
  readonly hasRolled: boolean
  /** The player has left the table for now (GF31). */
  readonly away: boolean
}

/** The secret of a side, for its owner. */
export interface CupView {
  readonly side: Side
  readonly suit: DuelSuit | null
  readonly roll: number | null
  /** Suits that can be picked now; empty after the roll. */
  readonly mayPick: readonly DuelSuit[]
  readonly mayRoll: boolean
}

/** The public view of one side. */
export function sideView(state: State, contestant: Contestant, ritual: Ritual, side: Side): SideView {
  const { reveals } = ritual
  const hidden = ritual.hidden[side]
  return {
    who: contestant.who,
    strong: contestant.strong,
    weak: contestant.weak,
    dice: duelSuits.map(suit => dieView(contestant, reveals, side, suit)),
    rolls: contestant.dice,
    wins: winsOf(reveals, side),
    total: runningTotal(reveals, side),
    bonus: bonusNow(reveals)[side],
    approach: ritual.approach[side],
    hasPicked: hidden !== null,
    hasRolled: hasRolled(hidden),
    away: contestant.who.kind === 'seat' && isAway(state, contestant.who.seat)
  }
}

function dieView(contestant: Contestant, reveals: readonly Reveal[], side: Side, suit: DieView['suit']): DieView {
  const thrown = rounds(reveals).find(reveal => reveal.throws[side].suit === suit)?.throws[side]
  return {
    suit,
    faces: facesOf(contestant, suit),
    used: thrown ? { roll: thrown.roll, bonus: thrown.bonus } : null
  }
}

/** The odds change only with a reveal, and are expensive to compute. */
const knownOdds = memoize<readonly Reveal[], RitualOdds>()

/** Null before the first reveal, when both sides have equal chances, and after the last reveal. */
export function oddsOf({ variants }: State, contestants: BySide<Contestant>, ritual: Ritual): RitualOdds | null {
  const { reveals, verdict } = ritual
  if (verdict || reveals.length === 0) return null
  return knownOdds(reveals, [], () => ritualOdds(ritual, contestants, variants))
}

/** The actor's own pick and roll in the app. */
export function cupOf({ contestants, ritual }: State, actor: Actor): CupView | null {
  const side = contestants && sides.find(each => ownsSide(actor, contestants[each].who))
  if (!contestants || !ritual || !side || contestants[side].dice === 'table') return null
  const hidden = ritual.hidden[side]
  const open = !ritual.verdict && !hasRolled(hidden)
  const everybodyPicked = sides.every(each => contestants[each].dice === 'table' || ritual.hidden[each] !== null)
  return {
    side,
    suit: hidden?.suit ?? null,
    roll: hidden?.roll ?? null,
    mayPick: open && !isRollingAgain(ritual.reveals) ? unusedSuits(ritual.reveals, side) : [],
    mayRoll: open && everybodyPicked
  }
}

/** The actor's own entry for a real die (GF26); null without real dice. A real die is never rolled in the app. */
export function realCupOf({ contestants, ritual }: State, actor: Actor): CupView | null {
  const side = contestants && sides.find(each => ownsSide(actor, contestants[each].who))
  if (!contestants || !ritual || ritual.verdict || !side || contestants[side].dice === 'screen') return null
  const { suit = null, roll = null } = ritual.hidden[side] ?? {}
  const { who } = contestants[side]
  const mayPick = duelSuits.filter(each => cannotUse(who, ritual.reveals, side, each) === null)
  return { side, suit, roll, mayPick, mayRoll: false }
}
