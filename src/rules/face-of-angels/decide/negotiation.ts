import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import type { Command } from '../commands'
import type { Contest, Phase } from '../contest'
import type { Event } from '../events'
import { isParticipant, overfull, participants, protagonistOf, sideOf } from '../questions'
import type { Refusal } from '../refusals'
import type { State } from '../state'
import type { Acting, Participant, Side } from '../vocabulary'
import { momentOf } from '../moment'

type Judged = Result<readonly Event[], Refusal>
type Of<Type extends Command['type']> = Extract<Command, { type: Type }>

/** One participant calls another out. Rule A12. */
export function callContest(state: State, command: Of<'call-contest'>): Judged {
  const { who, respondent, kind, acting } = command
  const refusal = cannotCall(state, who, respondent) ?? cannotAct(state, who, acting)
  if (refusal) return refuse(refusal)
  if (kind === 'going-for-broke' && !mayGoForBroke(state, who, acting)) return refuse({ because: 'not-an-ace', who })
  return ok([
    { type: 'contest-called', serial: state.numbers.contest + 1, kind, initiator: { who, acting }, respondent }
  ])
}

/** Only an Ace that is the initiator. Rule A24. */
function mayGoForBroke(state: State, who: Participant, acting: Acting): boolean {
  return acting.as === 'protagonist' && protagonistOf(state, who)?.personality === 'ace'
}

function cannotCall(state: State, who: Participant, respondent: Participant): Refusal | null {
  if (!state.started) return { because: 'not-started' }
  if (state.contest) return { because: 'contest-running' }
  const stranger = [who, respondent].find(one => !isParticipant(state, one))
  if (stranger) return { because: 'not-a-participant', who: stranger }
  if (who === respondent) return { because: 'same-participant' }
  const debtor = participants(state).find(one => overfull(state, one) > 0)
  if (debtor) return { because: 'discards-owed', who: debtor, count: overfull(state, debtor) }
  return participants(state).some(one => overfull(state, one) < 0) ? { because: 'hands-short' } : null
}

/** The World has no protagonist, and somebody else needs a name. */
export function cannotAct(state: State, who: Participant, acting: Acting): Refusal | null {
  if (acting.as === 'protagonist') return protagonistOf(state, who) ? null : { because: 'no-protagonist', who }
  return acting.name === '' ? { because: 'words-missing' } : null
}

/** The respondent says who stands against it. Rule A12. */
export function stepUp(state: State, { who, acting }: Of<'step-up'>): Judged {
  const at = expect(state, 'called')
  if (!at.ok) return at
  if (at.value.respondent.who !== who) return refuse({ because: 'not-your-turn', turn: at.value.respondent.who })
  const refusal = cannotAct(state, who, acting)
  return refusal ? refuse(refusal) : ok([{ type: 'respondent-stepped-up', who, acting }])
}

/** The initiator says what is won and what is lost. Rule A12. */
export function setStakes(state: State, { who, ifWin, ifLose }: Of<'set-stakes'>): Judged {
  const at = expect(state, 'stakes')
  if (!at.ok) return at
  if (at.value.initiator.who !== who) return refuse({ because: 'not-your-turn', turn: at.value.initiator.who })
  if (ifWin === '' || ifLose === '') return refuse({ because: 'words-missing' })
  return ok([{ type: 'stakes-set', who, ifWin, ifLose }])
}

/** One condition changes, and the turn goes over. Rule A13. */
export function changeCondition(state: State, { who, condition, words }: Of<'change-condition'>): Judged {
  const turn = turnOf(state, who)
  if (!turn.ok) return turn
  if (words === '') return refuse({ because: 'words-missing' })
  if (state.contest?.stakes[condition] === words) return refuse({ because: 'nothing-changed' })
  return ok([{ type: 'condition-changed', who, by: turn.value, condition, words }])
}

/** In the prologue each of the two says that the stakes keep its limits. Rule A13b. */
export function confirmLimits(state: State, who: Participant): Judged {
  const at = expect(state, 'negotiation')
  if (!at.ok) return at
  const side = sideOf(at.value, who)
  if (!side) return refuse({ because: 'not-your-turn', turn: null })
  if (!limitsAsked(at.value) || at.value.confirmed.includes(side)) return refuse({ because: 'nothing-changed' })
  return ok([{ type: 'limits-confirmed', who, by: side }])
}

/** The prologue's limits are a checklist that both confirm. Rule A13b. */
export function limitsAsked(contest: Contest): boolean {
  return contest.act === 0
}

/** The stakes stand, and the pace is set. Going for broke is always three tricks. Rules A13, A24. */
export function acceptStakes(state: State, { who, pace }: Of<'accept-stakes'>): Judged {
  const turn = turnOf(state, who)
  if (!turn.ok) return turn
  const { contest } = state
  if (!contest) return refuse({ because: 'no-contest' })
  if (contest.kind === 'going-for-broke' && pace !== 3) return refuse({ because: 'pace-fixed' })
  if (limitsAsked(contest) && contest.confirmed.length < 2) return refuse({ because: 'limits-open' })
  return ok([{ type: 'stakes-accepted', who, by: turn.value, pace }])
}

function turnOf(state: State, who: Participant): Result<Side, Refusal> {
  const at = expect(state, 'negotiation')
  if (!at.ok) return at
  const { phase } = at.value
  if (phase.at !== 'negotiation') return refuse({ because: 'no-contest' })
  const turn = at.value[phase.turn].who
  return turn === who ? ok(phase.turn) : refuse({ because: 'not-your-turn', turn })
}

/** The contest, if it is at this point. */
export function expect(state: State, at: Phase['at']): Result<Contest, Refusal> {
  if (!state.contest) return refuse({ because: 'no-contest' })
  return state.contest.phase.at === at ? ok(state.contest) : refuse({ because: 'wrong-moment', now: momentOf(state) })
}
