import { ok, refuse } from '../../core/result'
import { happen } from '../../core/slice'
import { currentTrick, laidBy, openTrick, sideOf, withContest, withTrick } from '../contest/contests'
import { momentOf } from '../contest/moment'
import type { LaidCard, Trick } from '../contest/shapes'
import { discarded, takenFromHand } from '../deck/piles'
import type { AuthorityRules } from '../authority'
import type { Act, CommandNamed, Judgement } from '../state'
import { otherSide, type Side } from '../vocabulary'
import { layCard } from './laying'
import { helpersLeft, nextStep, sideHelped, sideToPoint } from './steps'

/** A helper passes in this step. Rule A15. */
function passHelp(act: Act, { who }: CommandNamed<'pass-help'>): Judgement {
  const open = openTrick(act.state)
  if (!open.ok) return open
  const { contest, trick } = open.value
  if (!helpersLeft(act.state, contest, trick).includes(who)) return refuse({ because: 'cannot-help', who })
  return ok(happen(act, { type: 'help-passed', who }))
}

/** The table has no more helpers in this step, or in both steps. Rule A15. */
function closeHelp(act: Act, { steps }: CommandNamed<'close-help'>): Judgement {
  const open = openTrick(act.state)
  if (!open.ok) return open
  const { trick } = open.value
  if (sideHelped(trick) === null) return refuse({ because: 'wrong-moment', now: momentOf(act.state) })
  const next = nextStep(trick.step)
  const closed = happen(act, { type: 'step-reached', step: next })
  return ok(steps && next !== 'points' ? happen(closed, { type: 'step-reached', step: nextStep(next) }) : closed)
}

/** A contestant names the point card of the side. Rule A16. */
function pickPoint(act: Act, { who, card }: CommandNamed<'pick-point'>): Judgement {
  const open = openTrick(act.state)
  if (!open.ok) return open
  const { contest, trick } = open.value
  if (trick.step !== 'points') return refuse({ because: 'wrong-moment', now: momentOf(act.state) })
  const side = sideToPoint(trick) ?? otherSide(trick.leader)
  if (sideOf(contest, who) !== side) return refuse({ because: 'not-your-turn', turn: contest[side].who })
  if (!laidBy(trick, side).some(one => one.card === card)) return refuse({ because: 'not-on-your-side', card })
  return ok(happen(act, { type: 'point-picked', who, side, card }))
}

/** Between two tricks the table may give a finished trick to the other side; the score changes with it. Rule A37. */
function awardTrick(act: Act, { number, to }: CommandNamed<'award-trick'>): Judgement {
  const { contest } = act.state
  if (!contest) return refuse({ because: 'no-contest' })
  if (currentTrick(contest)?.laid.length !== 0) return refuse({ because: 'wrong-moment', now: momentOf(act.state) })
  const trick = contest.tricks.find(one => one.number === number)
  if (!trick) return refuse({ because: 'unknown-trick' })
  if (trick.takenBy === to) return refuse({ because: 'nothing-changed' })
  return ok(happen(act, { type: 'trick-awarded', number, to, who: contest[to].who }))
}

function emptyTrick(number: number, leader: Side): Trick {
  return {
    number,
    leader,
    step: 'lead',
    laid: [],
    passed: [],
    points: { initiator: null, respondent: null },
    question: null
  }
}

/** A secret said aloud with a card becomes a question to its protagonist's player. Rule A27. */
function questionOf({ secret, by, card }: LaidCard): Trick['question'] {
  return secret && { kind: 'secret', by: secret.about, accuser: by, card }
}

export const trickRules = {
  decide: {
    'lay-card': layCard,
    'pass-help': passHelp,
    'close-help': closeHelp,
    'pick-point': pickPoint,
    'award-trick': awardTrick
  },
  apply: {
    'trick-opened': (state, { number, leader }) =>
      withContest(state, contest => ({ ...contest, phase: { at: 'trick', trick: emptyTrick(number, leader) } })),
    'card-laid': (state, { laid }) =>
      takenFromHand(
        withTrick(state, trick => ({ ...trick, laid: [...trick.laid, laid], question: questionOf(laid) })),
        laid.by,
        [laid.card]
      ),
    'step-reached': (state, { step }) => withTrick(state, trick => ({ ...trick, step, passed: [] })),
    'help-passed': (state, { who }) => withTrick(state, trick => ({ ...trick, passed: [...trick.passed, who] })),
    'point-picked': (state, { side, card }) =>
      withTrick(state, trick => ({ ...trick, points: { ...trick.points, [side]: card } })),
    'trick-taken': (state, { trick }) =>
      discarded(
        withContest(state, contest => ({ ...contest, phase: { at: 'between' }, tricks: [...contest.tricks, trick] })),
        trick.laid.map(one => one.card)
      ),
    'trick-awarded': (state, { number, to }) =>
      withContest(state, contest => ({
        ...contest,
        tricks: contest.tricks.map(one => (one.number === number ? { ...one, takenBy: to, because: 'table' } : one))
      }))
  },
  authorities: {
    'lay-card': 'hand',
    'pass-help': 'spoken',
    'close-help': 'keeping',
    'pick-point': 'spoken',
    'award-trick': 'keeping'
  }
} satisfies AuthorityRules
