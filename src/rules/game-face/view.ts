import { assertNever } from '../core/assert-never'
import type { Audience, AudienceKind } from '../core/audience'
import { remembered } from '../core/remembered'
import type { Actor } from '../core/seat'
import { isAway } from './begin'
import { owns } from './decide'
import { ritualOdds, type RitualOdds } from './odds'
import {
  bonusNow,
  both,
  facesOf,
  hasRolled,
  isRollingAgain,
  rounds,
  runningTotal,
  unusedSuits,
  winsOf
} from './scoring'
import { duelSuits, sides, type Both, type Contestant, type Reveal, type Ritual, type Side, type State } from './types'
import type { ContestView, CupView, DieView, GameFaceViews, SideView, TableView } from './views'

/** What one audience may know of a duel, built up from nothing. */
export function view(state: State, audience: Audience): GameFaceViews[AudienceKind] {
  switch (audience.kind) {
    case 'table':
    case 'overlay':
      return tableView(state)
    case 'gm':
      return { ...tableView(state), cup: cupOf(state, { kind: 'gm' }) }
    case 'seat': {
      const { seat } = audience
      return {
        ...tableView(state),
        yours: seat,
        cup: cupOf(state, { kind: 'seat', seat }),
        isVoice: voiceOf(state) === seat
      }
    }
    default:
      return assertNever(audience)
  }
}

function tableView(state: State): TableView {
  const { variants, contestants, ritual, past, serial } = state
  return { variants, contest: contestants && ritual ? contestView(state, contestants, ritual) : null, past, serial }
}

function contestView(state: State, contestants: Both<Contestant>, ritual: Ritual): ContestView {
  const { kind, reveals, verdict } = ritual
  const scored = rounds(reveals).length
  const sideViews = both(side => sideView(state, contestants[side], ritual, side))
  return {
    kind,
    round: verdict ? Math.max(1, scored) : scored + 1,
    sides: sideViews,
    voice: voiceOf(state),
    rulings: state.rulings,
    reveals,
    ready: !verdict && sides.every(side => contestants[side].dice === 'table' || sideViews[side].hasRolled),
    again: isRollingAgain(reveals) && !verdict,
    odds: verdict || reveals.length === 0 ? null : oddsOf(kind, reveals, contestants, state),
    verdict,
    story: state.story
  }
}

function sideView(state: State, contestant: Contestant, ritual: Ritual, side: Side): SideView {
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

/** Odds change with a reveal and with nothing else, and they cost something. */
const knownOdds = remembered<readonly Reveal[], RitualOdds>()

function oddsOf(
  kind: Ritual['kind'],
  reveals: readonly Reveal[],
  contestants: Both<Contestant>,
  { variants }: State
): RitualOdds {
  return knownOdds(reveals, [], () => ritualOdds({ kind, reveals }, contestants, variants))
}

/** A voice that has left settles nothing until it is back. */
function voiceOf({ seats, voice }: State): State['voice'] {
  return voice !== null && isAway({ seats }, voice) ? null : voice
}

/** What lies under one's own cup. */
function cupOf({ contestants, ritual }: State, actor: Actor): CupView | null {
  const side = contestants && sides.find(each => owns(actor, contestants[each].who))
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
