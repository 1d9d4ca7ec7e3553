import type { Luck } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { deal, isParticipant } from '../deck/hands'
import type { Relationship } from '../record/model'
import { protagonistOf } from '../record/protagonists'
import { relationshipOf } from '../record/relationships'
import type { Act, CommandNamed, Decision, Refusal, State } from '../state'
import type { Participant } from '../vocabulary'
import { currentTrick, sideOfProtagonist } from './contests'
import type { Contest } from './model'
import { momentOf } from './moment'

/** Brings in a friend, whose player draws a card, or a foe, for whom the World draws one. Rule A30. */
export function bringRelationship(act: Act, command: CommandNamed<'bring-relationship'>, luck: Luck): Decision {
  const running = runningContest(act.state)
  if (!running.ok) return running
  const relationship = relationshipOf(act.state, command.relationship)
  if (!relationship) return refuse({ because: 'unknown-relationship' })
  const { who } = command
  const refusal = cannotBring(act.state, running.value, who, relationship)
  if (refusal) return refuse(refusal)
  const { name, kind, id } = relationship
  const brought = happen(act, { type: 'relationship-brought', who, relationship: id, name, kind })
  return deal(brought, [{ who: kind === 'friend' ? relationship.seat : 'world', count: 1 }], kind, luck)
}

/** Why this participant cannot bring in this relationship, or null. Rules A30, A31. */
export function cannotBring(
  state: State,
  contest: Contest,
  who: Participant,
  relationship: Relationship
): Refusal | null {
  const { name, seat, kind } = relationship
  const may = seat === who || (kind === 'foe' && who === 'world')
  if (!may || !isParticipant(state, seat)) return { because: 'not-your-relationship', name }
  if (relationship.fate === 'dead') return { because: 'relationship-dead', name }
  if (relationship.spentIn === state.act) return { because: 'relationship-spent', name }
  return contest.brought.includes(relationship.id) ? { because: 'already-brought', name } : null
}

/** A Jack whose field applies draws a card: before the first trick or later, once in a contest. Rule A32. */
export function drawAsJack(act: Act, { who }: CommandNamed<'draw-as-jack'>, luck: Luck): Decision {
  const jack = jackWhoMayDraw(act.state, who)
  if (!jack.ok) return jack
  return deal(happen(act, { type: 'jack-drew', seat: jack.value }), [{ who, count: 1 }], 'jack', luck)
}

/** The Jack must be in the contest, and the stakes must be set. Only then can they touch its field (ruling, A32b). */
export function jackWhoMayDraw(state: State, who: Participant): Result<SeatId, Refusal> {
  if (!isParticipant(state, who)) return refuse({ because: 'not-a-participant', who })
  const running = runningContest(state)
  if (!running.ok) return running
  const { phase, jacks } = running.value
  const protagonist = protagonistOf(state, who)
  if (protagonist?.personality !== 'jack') return refuse({ because: 'not-a-jack', who })
  if (phase.at === 'called' || phase.at === 'stakes') return refuse({ because: 'wrong-moment', now: momentOf(state) })
  if (sideOfProtagonist(running.value, protagonist.seat) === null) return refuse({ because: 'jack-not-here', who })
  return jacks.includes(protagonist.seat) ? refuse({ because: 'already-drawn', who }) : ok(protagonist.seat)
}

/** The table gives a participant one more card. Rule A37. */
export function dealExtra(act: Act, { who }: CommandNamed<'deal-extra'>, luck: Luck): Decision {
  const { state } = act
  if (!state.started) return refuse({ because: 'not-started' })
  if (!isParticipant(state, who)) return refuse({ because: 'not-a-participant', who })
  if (currentTrick(state.contest)?.question) return refuse({ because: 'wrong-moment', now: momentOf(state) })
  return deal(act, [{ who, count: 1 }], 'extra', luck)
}

/** Extra cards come at any time until the contest is over (ruling, A30b), except while a hand goes over. */
export function runningContest(state: State): Result<Contest, Refusal> {
  const { contest } = state
  if (!contest) return refuse({ because: 'no-contest' })
  const { phase } = contest
  if (phase.at === 'ended' || (phase.at === 'trick' && phase.trick.question))
    return refuse({ because: 'wrong-moment', now: momentOf(state) })
  return ok(contest)
}
