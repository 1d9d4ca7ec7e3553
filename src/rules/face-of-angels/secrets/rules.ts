import { ok, refuse, type Result } from '../../core/result'
import { happen, type SliceWords } from '../../core/slice'
import { currentTrick, withTrick } from '../contest/contests'
import { momentOf } from '../contest/moment'
import type { Question, Trick } from '../contest/shapes'
import { handOf, whyNotHeld, handedOver } from '../deck/hands'
import type { AuthorityRules } from '../authority'
import type { Act, CommandNamed, Decision, Refusal, State, Game } from '../state'
import type { Participant } from '../vocabulary'
import { line } from '../../core/log-line'
import { cardsInWords, nameOf } from '../names'

/** The open question of this kind for this participant. */
function questionFor<Kind extends Question['kind']>(
  state: State,
  kind: Kind,
  who: Participant
): Result<Extract<Question, { kind: Kind }>, Refusal> {
  const question = currentTrick(state.contest)?.question
  if (!question || !isOfKind(question, kind)) return refuse({ because: 'wrong-moment', now: momentOf(state) })
  return question.by === who ? ok(question) : refuse({ because: 'not-your-turn', turn: question.by })
}

function isOfKind<Kind extends Question['kind']>(
  question: Question,
  kind: Kind
): question is Extract<Question, { kind: Kind }> {
  return question.kind === kind
}

/** The protagonist's player confirms or denies the secret. After a denial the accuser's whole hand is handed over. Rules A28, A29. */
function answerSecret(act: Act, { who, verdict }: CommandNamed<'answer-secret'>): Decision {
  const question = questionFor(act.state, 'secret', who)
  if (!question.ok) return question
  const { by, accuser } = question.value
  const hand = handOf(act.state, accuser)
  const answered = happen(act, { type: 'secret-answered', who: by, verdict })
  if (verdict === 'true' || hand.length === 0) return ok(answered)
  return ok(happen(answered, { type: 'hand-given', from: accuser, to: by, cards: hand }))
}

/** The player gives back as many cards as came, of the player's choice. Rule A29. */
function handBack(act: Act, { who, cards }: CommandNamed<'hand-back'>): Decision {
  const { state } = act
  const question = questionFor(state, 'hand-back', who)
  if (!question.ok) return question
  const { count, by, to } = question.value
  if (cards.length !== count) return refuse({ because: 'wrong-count', needed: count, given: cards.length })
  const missing = whyNotHeld(state, who, cards)
  if (missing) return refuse(missing)
  // Only the holders see real cards that change hands, so the app does not store the typed faces (A38).
  const faces = state.cards === 'digital' ? cards : cards.map(() => null)
  return ok(happen(act, { type: 'hand-returned', from: by, to, cards: faces }))
}

/** True: the card counts as a trump. False: the accuser's hand goes over, and the same number of cards must return. Rules A27–A29. */
function answered(state: State, trick: Trick, verdict: 'true' | 'false'): Trick {
  const { question } = trick
  if (question?.kind !== 'secret') return trick
  const laid = trick.laid.map(one =>
    one.card === question.card && one.secret ? { ...one, secret: { ...one.secret, verdict } } : one
  )
  const count = handOf(state, question.accuser).length
  if (verdict === 'true' || count === 0) return { ...trick, laid, question: null }
  return { ...trick, laid, question: { kind: 'hand-back', by: question.by, to: question.accuser, count } }
}

export const secretsRules = {
  decide: { 'answer-secret': answerSecret, 'hand-back': handBack },
  apply: {
    'secret-answered': (state, { verdict }) => withTrick(state, trick => answered(state, trick, verdict)),
    'hand-given': (state, { from, to, cards }) => handedOver(state, from, to, cards),
    'hand-returned': (state, { from, to, cards }) =>
      handedOver(
        withTrick(state, trick => ({ ...trick, question: null })),
        from,
        to,
        cards
      )
  },
  authorities: { 'answer-secret': 'hand', 'hand-back': 'hand' }
} satisfies AuthorityRules

/** No log line names a card of a hand. Rule A7. */
export const secretsWords = {
  describe: {
    'secret-answered': ({ who, verdict }) =>
      line(
        'plain',
        nameOf(who),
        verdict === 'true' ? ' says that the secret is true' : ' says that the secret is not true'
      ),
    'hand-given': ({ from, to }) => line('plain', nameOf(from), ' gives the whole hand to ', nameOf(to)),
    'hand-returned': ({ from, to, cards }) =>
      line('plain', nameOf(from), ` gives ${cardsInWords(cards.length)} back to `, nameOf(to))
  }
} satisfies SliceWords<Game>
