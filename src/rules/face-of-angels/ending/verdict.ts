import { happen } from '../../core/slice'
import { currentAct } from '../acts/current-act'
import type { Contest } from '../contest/model'
import type { LaidCard, Outcome, TransformationOwed } from '../contest/shapes'
import { tricksForBroke, expectPhase } from '../contest/contests'
import { relationshipOf } from '../record/relationships'
import type { Act, State, CommandNamed, Decision } from '../state'
import { otherSide, type RelationshipId, type Side } from '../vocabulary'
import type { Luck } from '../../core/luck'
import { ok, refuse } from '../../core/result'
import { refill } from '../deck/hands'
import { actingProtagonist } from '../record/protagonists'

/** How many tricks a side has won. */
export function scoreOf(contest: Contest, side: Side): number {
  return contest.tricks.filter(one => one.takenBy === side).length
}

type Verdict = Pick<Outcome, 'winner' | 'by' | 'both'>

/** The winner, or null while the contest goes on. Rules A21, A24, A25. */
export function verdictOf(contest: Contest): Verdict | null {
  const superTrump = superTrumpOf(contest)
  if (superTrump) return { winner: superTrump.side, by: 'super-trump', both: false }
  const won = { initiator: scoreOf(contest, 'initiator'), respondent: scoreOf(contest, 'respondent') }
  if (contest.kind === 'going-for-broke') {
    if (contest.tricks.length < tricksForBroke) return null
    return {
      winner: won.initiator > won.respondent ? 'initiator' : 'respondent',
      by: 'tricks',
      both: won.initiator === 0
    }
  }
  if (contest.pace === null) return null
  const winner = (['initiator', 'respondent'] as const).find(side => won[side] >= (contest.pace ?? Infinity))
  return winner ? { winner, by: 'tricks', both: false } : null
}

/** When the cards run out, the side with more tricks wins; the respondent wins a tie (ruling, A22). */
function verdictWithoutCards(contest: Contest): Verdict {
  const ahead = scoreOf(contest, 'initiator') > scoreOf(contest, 'respondent')
  return { winner: ahead ? 'initiator' : 'respondent', by: 'no-cards', both: false }
}

function superTrumpOf(contest: Contest): LaidCard | null {
  return contest.tricks.at(-1)?.laid.find(one => one.played.as === 'super-trump') ?? null
}

/**
 * Ends the contest. The outcome names the teller of the wrap-up, the transformation and the relationships in danger. Rules A21, A23, A25, A26, A31.
 */
export function endWithVerdict(act: Act, contest: Contest): Act {
  const verdict = verdictOf(contest) ?? verdictWithoutCards(contest)
  const laid = superTrumpOf(contest)
  const last = contest.tricks.at(-1)
  const narrator = laid?.by ?? contest[last?.higher ?? verdict.winner].who
  const of = laid?.played.as === 'super-trump' ? laid.played.of : null
  const owed = laid && of ? { of, picker: laid.by } : null
  const { closest } = contest
  const common = verdict.both && closest?.agreed ? { common: closest.words } : {}
  return endWith(act, contest, { ...verdict, granted: false, narrator, ...common }, owed)
}

/** Ends the contest with a known outcome, for example one that the table decided. Rule A37. */
function endWith(act: Act, contest: Contest, outcome: Outcome, transformation: TransformationOwed | null): Act {
  const { risk } = currentAct(act.state)
  const lost = broughtByLoser(act.state, contest, otherSide(outcome.winner))
  const spent = risk.itself === 'spent' ? lost : []
  const risks = risk.choices.length > 0 ? lost.map(relationship => ({ relationship, settled: false })) : []
  return happen(act, { type: 'contest-won', who: contest[outcome.winner].who, outcome, transformation, risks, spent })
}

/** Relationships of the losing contestant that gave a card in this contest are in danger (ruling, A31b). */
function broughtByLoser(state: State, contest: Contest, loser: Side): readonly RelationshipId[] {
  const { who } = contest[loser]
  return contest.brought.filter(id => relationshipOf(state, id)?.seat === who)
}

/** Closes the contest after the wrap-up and brings hands back to size. Rules A20, A23. */
export function closeContest(act: Act, { who }: CommandNamed<'close-contest'>, luck: Luck): Decision {
  const ended = expectPhase(act.state, 'ended')
  if (!ended.ok) return ended
  const { contest, phase } = ended.value
  const { outcome, transformation, risks, proposal } = phase
  if (outcome.narrator !== who && who !== 'world') return refuse({ because: 'not-your-turn', turn: outcome.narrator })
  if (transformation) return refuse({ because: 'transformation-owed', picker: transformation.picker })
  if (risks.some(one => !one.settled)) return refuse({ because: 'risks-open' })
  if (proposal) return refuse({ because: 'end-proposed', by: contest[proposal.by].who })
  return refill(recordContest(act, contest, outcome), 'refill', luck)
}

/** Adds the contest to the record, and its progress in the prologue. */
export function recordContest(act: Act, contest: Contest, outcome: Outcome): Act {
  const { state } = act
  const { serial, act: number, initiator, respondent, stakes } = contest
  const progress = [initiator, respondent].flatMap(({ who, acting }) => {
    const protagonist = actingProtagonist(state, who, acting)
    if (!protagonist) return []
    const relationships = contest.brought.filter(id => relationshipOf(state, id)?.seat === who).length
    return [{ seat: protagonist.seat, relationships }]
  })
  const past = { serial, act: number, initiator, respondent, stakes, outcome }
  return happen(act, { type: 'contest-closed', past, progress })
}

/** The table ends the contest: with a winner, or without a result. Rule A37. */
export function endContest(act: Act, { winner, reason }: CommandNamed<'end-contest'>, luck: Luck): Decision {
  const { contest } = act.state
  if (!contest) return refuse({ because: 'no-contest' })
  if (!winner) return refill(happen(act, { type: 'contest-called-off', reason }), 'refill', luck)
  if (contest.phase.at === 'ended') return refuse({ because: 'wrong-moment', now: 'the contest is over already' })
  const outcome = { winner, by: 'table', both: false, granted: false, narrator: contest[winner].who } as const
  return ok(endWith(cutShort(act, contest, winner), contest, outcome, null))
}

/** The trick on the table goes to the winner: its cards must leave the table. */
function cutShort(act: Act, contest: Contest, winner: Side): Act {
  if (contest.phase.at !== 'trick' || contest.phase.trick.laid.length === 0) return act
  const { number, leader, laid } = contest.phase.trick
  const trick = {
    number,
    leader,
    laid,
    points: { initiator: null, respondent: null },
    takenBy: winner,
    because: 'table',
    higher: winner
  } as const
  return happen(act, { type: 'trick-taken', who: contest[winner].who, trick })
}
