import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import type { Command } from '../commands'
import { currentTrick, handOf } from '../questions'
import type { Event } from '../events'
import { momentOf } from '../moment'
import type { Refusal } from '../refusals'
import type { State } from '../state'
import { notHeld } from './keeping'

type Judged = Result<readonly Event[], Refusal>

/** The protagonist's player says whether it is true; if not, the accuser's whole hand is handed over. Rules A28, A29. */
export function answerSecret(state: State, { who, verdict }: Extract<Command, { type: 'answer-secret' }>): Judged {
  const question = currentTrick(state.contest)?.question
  if (question?.kind !== 'secret') return refuse({ because: 'wrong-moment', now: momentOf(state) })
  if (question.by !== who) return refuse({ because: 'not-your-turn', turn: question.by })
  const answered: Event = { type: 'secret-answered', who: question.by, verdict }
  const hand = handOf(state, question.accuser)
  if (verdict === 'true' || hand.length === 0) return ok([answered])
  return ok([answered, { type: 'hand-given', from: question.accuser, to: question.by, cards: hand }])
}

/** Exactly as many cards go back as came, whichever the player likes. Rule A29. */
export function handBack(state: State, { who, cards }: Extract<Command, { type: 'hand-back' }>): Judged {
  const question = currentTrick(state.contest)?.question
  if (question?.kind !== 'hand-back') return refuse({ because: 'wrong-moment', now: momentOf(state) })
  if (question.by !== who) return refuse({ because: 'not-your-turn', turn: question.by })
  if (cards.length !== question.count)
    return refuse({ because: 'wrong-count', needed: question.count, given: cards.length })
  const missing = notHeld(state, who, cards)
  if (missing) return refuse(missing)
  // Real cards that change hands are seen by their holders alone: whatever was typed, the app does not keep it (A38).
  const faces = state.cards === 'digital' ? cards : cards.map(() => null)
  return ok([{ type: 'hand-returned', from: question.by, to: question.to, cards: faces }])
}
