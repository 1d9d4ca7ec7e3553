import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import type { Command } from '../commands'
import type { Contest, Phase } from '../contest'
import type { Event } from '../events'
import { otherSide, sideOf } from '../questions'
import type { Refusal } from '../refusals'
import type { State } from '../state'
import type { Participant, Side } from '../vocabulary'
import { expect } from './negotiation'

type Judged = Result<readonly Event[], Refusal>
type BothWin = { readonly contest: Contest; readonly phase: Extract<Phase, { at: 'ended' }>; readonly side: Side }

/** Both win, and both stakes cannot come true together: one of the two says what comes closest. Rule A24b. */
export function proposeEnd(state: State, { who, words }: Extract<Command, { type: 'propose-end' }>): Judged {
  const both = expectBothWin(state, who)
  if (!both.ok) return both
  if (words === '') return refuse({ because: 'words-missing' })
  if (both.value.phase.proposal?.words === words) return refuse({ because: 'nothing-changed' })
  return ok([{ type: 'end-proposed', who, by: both.value.side, words }])
}

/** The other agrees; from then on that is what comes true. Rule A24b. */
export function agreeEnd(state: State, who: Participant): Judged {
  const both = expectBothWin(state, who)
  if (!both.ok) return both
  const { contest, phase, side } = both.value
  if (!phase.proposal) return refuse({ because: 'choice-not-offered' })
  if (phase.proposal.by === side) return refuse({ because: 'not-your-turn', turn: contest[otherSide(side)].who })
  return ok([{ type: 'end-agreed', who, words: phase.proposal.words }])
}

function expectBothWin(state: State, who: Participant): Result<BothWin, Refusal> {
  const at = expect(state, 'ended')
  if (!at.ok) return at
  const { phase } = at.value
  if (phase.at !== 'ended' || !phase.outcome.both) return refuse({ because: 'not-both-win' })
  const side = sideOf(at.value, who)
  return side ? ok({ contest: at.value, phase, side }) : refuse({ because: 'not-your-turn', turn: null })
}
