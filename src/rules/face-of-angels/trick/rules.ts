import { ok, refuse, type Result } from '../../core/result'
import { happen } from '../../core/slice'
import { currentTrick, laidBy, openTrick, sideOf, withContest, withTrick, sideOfProtagonist } from '../contest/contests'
import { momentOf } from '../contest/moment'
import type { LaidCard, Trick, PlayedAs } from '../contest/shapes'
import { discarded, takenFromHand, whyNotHeld } from '../deck/hands'
import type { AuthorityRules } from '../authority'
import type { Act, CommandNamed, Decision, Refusal, State } from '../state'
import { otherSide, type Side, type Participant } from '../vocabulary'
import { helpersLeft, nextStep, sideHelped, sideToPoint } from './steps'
import { assertNever } from '../../core/assert-never'
import type { Contest } from '../contest/model'
import { actingProtagonist, cannotAct, protagonistOf, superTrumpsOf, trumpFor } from '../record/protagonists'
import { secretsWithin } from '../secrets/sayable'
import type { LayCard } from './model'

/** Lays a card face up: as lead, answer or help. Rules A14, A15. */
function layCard(act: Act, command: LayCard): Decision {
  const { state } = act
  const open = openTrick(state)
  if (!open.ok) return open
  const { contest, trick } = open.value
  const position = sideAndRole(state, contest, trick, command.who)
  if (!position.ok) return position
  const { side, role } = position.value
  const acting = role === 'principal' ? contest[side].acting : command.acting
  if (!acting) return refuse({ because: 'no-contest' })
  const { card, who: by } = command
  const refusal = cannotAct(state, by, acting) ?? whyNotHeld(state, by, [card])
  if (refusal) return refuse(refusal)
  const played = playedAs(state, contest, { ...command, acting }, position.value)
  if (!played.ok) return played
  const claimed = claim(contest, command)
  if (!claimed.ok) return claimed
  const secret = played.value.as === 'super-trump' ? null : claimed.value
  return ok(happen(act, { type: 'card-laid', laid: { card, side, by, acting, role, played: played.value, secret } }))
}

type SideAndRole = Pick<LaidCard, 'side' | 'role'>

/** The position in the trick for a card of this participant now. */
function sideAndRole(state: State, contest: Contest, trick: Trick, who: Participant): Result<SideAndRole, Refusal> {
  switch (trick.step) {
    case 'lead':
      return asPrincipal(contest, trick.leader, who)
    case 'answer':
      return asPrincipal(contest, otherSide(trick.leader), who)
    case 'help-leader':
    case 'help-responder': {
      const side = sideHelped(trick)
      return side && helpersLeft(state, contest, trick).includes(who)
        ? ok({ side, role: 'helper' })
        : refuse({ because: 'cannot-help', who })
    }
    case 'points':
      return refuse({ because: 'wrong-moment', now: 'the sides pick their point cards' })
    default:
      return assertNever(trick.step)
  }
}

function asPrincipal(contest: Contest, side: Side, who: Participant): Result<SideAndRole, Refusal> {
  return sideOf(contest, who) === side
    ? ok({ side, role: 'principal' })
    : refuse({ because: 'not-your-turn', turn: contest[side].who })
}

/** How the card counts. The own super-trump always counts as one; a realm with `always` is always a trump. Rules A11, A18, A25, A26. */
function playedAs(state: State, contest: Contest, command: LayCard, position: SideAndRole): Result<PlayedAs, Refusal> {
  const { who, card, acting, played } = command
  const protagonist = actingProtagonist(state, who, acting)
  if (protagonist && superTrumpsOf(protagonist).includes(card)) return ok({ as: 'super-trump', of: protagonist.seat })
  if (played.as === 'super-trump') {
    if (position.role !== 'helper' || !isSuperTrumpFor(state, contest, played.of, card, position.side, who)) {
      return refuse({ because: 'not-a-super-trump', card, of: played.of })
    }
    return ok(played)
  }
  const trump = trumpFor(protagonist, card)
  if (played.as === 'trump' && !trump) return refuse({ because: 'not-a-trump', card })
  return ok(trump?.declared === 'always' ? { as: 'trump' } : played)
}

/** Another player's super-trump helps that character while the character is in the contest, on the same side. Rule A26. */
function isSuperTrumpFor(
  state: State,
  contest: Contest,
  of: Participant,
  card: LayCard['card'],
  side: Side,
  who: Participant
): boolean {
  const protagonist = protagonistOf(state, of)
  return (
    protagonist !== null &&
    protagonist.seat !== who &&
    superTrumpsOf(protagonist).includes(card) &&
    sideOfProtagonist(contest, protagonist.seat) === side
  )
}

/** Only another participant may say the secret, and the protagonist must be a principal (ruling, A27b). */
function claim(contest: Contest, { who, secret }: LayCard): Result<LaidCard['secret'], Refusal> {
  if (!secret) return ok(null)
  if (contest.act === 0) return refuse({ because: 'no-secrets-yet' })
  if (!secretsWithin(contest, who, contest.act).includes(secret.about))
    return refuse({ because: 'secret-not-here', about: secret.about })
  return secret.words === '' ? refuse({ because: 'words-missing' }) : ok({ ...secret, verdict: 'open' })
}

/** A helper passes in this step. Rule A15. */
function passHelp(act: Act, { who }: CommandNamed<'pass-help'>): Decision {
  const open = openTrick(act.state)
  if (!open.ok) return open
  const { contest, trick } = open.value
  if (!helpersLeft(act.state, contest, trick).includes(who)) return refuse({ because: 'cannot-help', who })
  return ok(happen(act, { type: 'help-passed', who }))
}

/** The table has no more helpers in this step, or in both steps. Rule A15. */
function closeHelp(act: Act, { steps }: CommandNamed<'close-help'>): Decision {
  const open = openTrick(act.state)
  if (!open.ok) return open
  const { trick } = open.value
  if (sideHelped(trick) === null) return refuse({ because: 'wrong-moment', now: momentOf(act.state) })
  const next = nextStep(trick.step)
  const closed = happen(act, { type: 'step-reached', step: next })
  return ok(steps && next !== 'points' ? happen(closed, { type: 'step-reached', step: nextStep(next) }) : closed)
}

/** A contestant names the point card of the side. Rule A16. */
function pickPoint(act: Act, { who, card }: CommandNamed<'pick-point'>): Decision {
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
function awardTrick(act: Act, { number, to }: CommandNamed<'award-trick'>): Decision {
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
