import { ok, refuse, type Result } from '../../core/result'
import { happen } from '../../core/slice'
import { expectPhase, sideOf } from '../contest/contests'
import type { Contest, Phase } from '../contest/model'
import type { Act, CommandNamed, Judgement, Refusal, State } from '../state'
import { otherSide, type Participant, type Side } from '../vocabulary'

type EndedPhase = Extract<Phase, { at: 'ended' }>

/** Both win, and both stakes cannot come true together: one of the two says what comes closest. Rule A24b. */
export function proposeEnd(act: Act, { who, words }: CommandNamed<'propose-end'>): Judgement {
  const both = expectBothWin(act.state, who)
  if (!both.ok) return both
  if (words === '') return refuse({ because: 'words-missing' })
  if (both.value.phase.proposal?.words === words) return refuse({ because: 'nothing-changed' })
  return ok(happen(act, { type: 'end-proposed', who, by: both.value.side, words }))
}

/** The other agrees; from then on that is what comes true. Rule A24b. */
export function agreeEnd(act: Act, { who }: CommandNamed<'agree-end'>): Judgement {
  const both = expectBothWin(act.state, who)
  if (!both.ok) return both
  const { contest, phase, side } = both.value
  if (!phase.proposal) return refuse({ because: 'choice-not-offered' })
  if (phase.proposal.by === side) return refuse({ because: 'not-your-turn', turn: contest[otherSide(side)].who })
  return ok(happen(act, { type: 'end-agreed', who, words: phase.proposal.words }))
}

function expectBothWin(
  state: State,
  who: Participant
): Result<{ readonly contest: Contest; readonly phase: EndedPhase; readonly side: Side }, Refusal> {
  const at = expectPhase(state, 'ended')
  if (!at.ok) return at
  const { contest, phase } = at.value
  if (!phase.outcome.both) return refuse({ because: 'not-both-win' })
  const side = sideOf(contest, who)
  return side ? ok({ contest, phase, side }) : refuse({ because: 'not-your-turn', turn: null })
}
