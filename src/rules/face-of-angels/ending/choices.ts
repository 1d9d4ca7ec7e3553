import type { Relationship } from '../record/model'
import { type FateChoice, type TransformationEffect, otherSide, type Participant, type Side } from '../vocabulary'
import { ok, refuse, type Result } from '../../core/result'
import { happen } from '../../core/slice'
import { expectPhase, sideOf } from '../contest/contests'
import type { Contest } from '../contest/model'
import type { EndProposal } from '../contest/shapes'
import type { Act, CommandNamed, Decision, Refusal, State } from '../state'

/** The largest number of realms of a character (ruling, A34c). */
export const mostRealms = 2

/** Whether this transformation needs the name of a realm. */
export function asksRealm(effect: TransformationEffect): boolean {
  return effect === 'new-trump' || effect === 'second-trump'
}

/** What the winner may decide about one relationship: the choices of the act, without `befriend` for a friend. Rule A31. */
export function fatesFor(choices: readonly FateChoice[], { kind }: Pick<Relationship, 'kind'>): readonly FateChoice[] {
  return choices.filter(choice => choice !== 'befriend' || kind === 'foe')
}

/** Proposes the closest end when both sides win, or may win with an Ace, and the stakes exclude each other. Rule A24b. */
export function proposeEnd(act: Act, { who, words }: CommandNamed<'propose-end'>): Decision {
  const both = expectBothWin(act.state, who)
  if (!both.ok) return both
  if (words === '') return refuse({ because: 'words-missing' })
  const { open, agreed } = both.value
  if (words === (open?.words ?? agreed)) return refuse({ because: 'nothing-changed' })
  return ok(happen(act, { type: 'end-proposed', who, by: both.value.side, words }))
}

/** The other side agrees, and the proposal becomes the end of the contest. Rule A24b. */
export function agreeEnd(act: Act, { who }: CommandNamed<'agree-end'>): Decision {
  const both = expectBothWin(act.state, who)
  if (!both.ok) return both
  const { contest, open, side } = both.value
  if (!open) return refuse({ because: 'choice-not-offered' })
  if (open.by === side) return refuse({ because: 'not-your-turn', turn: contest[otherSide(side)].who })
  return ok(happen(act, { type: 'end-agreed', who, words: open.words }))
}

/** The present proposal and agreement on the closest end, and the side of this participant. */
interface BothWin {
  readonly contest: Contest
  readonly side: Side
  /** A proposal without an answer. */
  readonly open: EndProposal | null
  readonly agreed: string | null
}

/** Where both win, or might, and this participant is one of the two. Rule A24b. */
export function expectBothWin(state: State, who: Participant): Result<BothWin, Refusal> {
  const { contest } = state
  const side = contest && sideOf(contest, who)
  const refusedSide = { because: 'not-your-turn', turn: null } as const
  if (contest?.kind === 'going-for-broke' && contest.phase.at === 'negotiation') {
    if (!side) return refuse(refusedSide)
    const { closest } = contest
    const open = closest && !closest.agreed ? { by: closest.by, words: closest.words } : null
    return ok({ contest, side, open, agreed: closest?.agreed ? closest.words : null })
  }
  const at = expectPhase(state, 'ended')
  if (!at.ok) return at
  const { outcome, proposal = null } = at.value.phase
  if (!outcome.both) return refuse({ because: 'not-both-win' })
  return side
    ? ok({ contest: at.value.contest, side, open: proposal, agreed: outcome.common ?? null })
    : refuse(refusedSide)
}
