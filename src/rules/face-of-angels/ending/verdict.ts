import { happen } from '../../core/slice'
import { currentAct } from '../acts/current-act'
import type { Contest } from '../contest/model'
import type { LaidCard, Outcome, TransformationOwed } from '../contest/shapes'
import { tricksForBroke } from '../contest/stakes'
import { relationshipOf } from '../record/relationships'
import type { Act, State } from '../state'
import { otherSide, type RelationshipId, type Side } from '../vocabulary'

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
export function endWith(act: Act, contest: Contest, outcome: Outcome, transformation: TransformationOwed | null): Act {
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
