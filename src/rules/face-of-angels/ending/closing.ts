import type { Luck } from '../../core/luck'
import { ok, refuse } from '../../core/result'
import { happen } from '../../core/slice'
import { expectPhase } from '../contest/contests'
import type { Contest } from '../contest/model'
import type { Outcome } from '../contest/shapes'
import { refill } from '../deck/dealing'
import { actingProtagonist } from '../record/protagonists'
import { relationshipOf } from '../record/relationships'
import type { Act, CommandNamed, Judgement } from '../state'
import type { Side } from '../vocabulary'
import { endWith } from './verdict'

/** Closes the contest after the wrap-up and brings hands back to size. Rules A20, A23. */
export function closeContest(act: Act, { who }: CommandNamed<'close-contest'>, luck: Luck): Judgement {
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
export function endContest(act: Act, { winner, reason }: CommandNamed<'end-contest'>, luck: Luck): Judgement {
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
