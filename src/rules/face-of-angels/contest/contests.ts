import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import type { Refusal, State } from '../state'
import type { Participant, Side } from '../vocabulary'
import type { Contest, Phase } from './model'
import { momentOf } from './moment'
import type { LaidCard, Trick } from './shapes'

/** Number of tricks when going for broke (A24). */
export const tricksForBroke = 3

/** Whether the prologue's limits still wait for the confirmation of a side. Rule A13b. */
export function areLimitsOpen(isAsked: boolean, { confirmed }: Pick<Contest, 'confirmed'>): boolean {
  return isAsked && confirmed.length < 2
}

/** The side of this participant in the contest, or null. */
export function sideOf(contest: Contest, who: Participant): Side | null {
  if (contest.initiator.who === who) return 'initiator'
  return contest.respondent.who === who ? 'respondent' : null
}

export function currentTrick(contest: Contest | null): Trick | null {
  return contest?.phase.at === 'trick' ? contest.phase.trick : null
}

/** The cards on one side of a trick, in the order in which they were laid. */
export function laidBy(trick: Pick<Trick, 'laid'>, side: Side): readonly LaidCard[] {
  return trick.laid.filter(one => one.side === side)
}

/** The side of a protagonist in the contest: as principal, or as helper with a laid card. Null when it is not in the contest. */
export function sideOfProtagonist(contest: Contest, seat: SeatId): Side | null {
  const principal = sideOf(contest, seat)
  if (principal) return contest[principal].acting?.as === 'protagonist' ? principal : null
  const laid = [...contest.tricks, ...(contest.phase.at === 'trick' ? [contest.phase.trick] : [])].flatMap(
    one => one.laid
  )
  return laid.findLast(one => one.by === seat && one.acting.as === 'protagonist')?.side ?? null
}

/** The contest, if it is in this phase; otherwise a refusal. */
export function expectPhase<At extends Phase['at']>(
  state: State,
  at: At
): Result<{ readonly contest: Contest; readonly phase: Extract<Phase, { at: At }> }, Refusal> {
  const { contest } = state
  if (!contest) return refuse({ because: 'no-contest' })
  const { phase } = contest
  return isAt(phase, at) ? ok({ contest, phase }) : refuse({ because: 'wrong-moment', now: momentOf(state) })
}

function isAt<At extends Phase['at']>(phase: Phase, at: At): phase is Extract<Phase, { at: At }> {
  return phase.at === at
}

/** The trick on the table, unless a question in it waits for an answer. */
export function openTrick(state: State): Result<{ readonly contest: Contest; readonly trick: Trick }, Refusal> {
  const at = expectPhase(state, 'trick')
  if (!at.ok) return at
  const { contest, phase } = at.value
  if (phase.trick.question) return refuse({ because: 'wrong-moment', now: momentOf(state) })
  return ok({ contest, trick: phase.trick })
}

/** The same board with the contest changed, if one is running. */
export function withContest(state: State, change: (contest: Contest) => Contest): State {
  return state.contest ? { ...state, contest: change(state.contest) } : state
}

/** The same board with the trick on the table changed, if there is one. */
export function withTrick(state: State, change: (trick: Trick) => Trick): State {
  return withContest(state, contest =>
    contest.phase.at === 'trick' ? { ...contest, phase: { at: 'trick', trick: change(contest.phase.trick) } } : contest
  )
}

/** Both contestants must confirm the limits of the prologue. Rule A13b. */
export function limitsAsked(contest: Contest): boolean {
  return contest.act === 0
}
