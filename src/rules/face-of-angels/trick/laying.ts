import { assertNever } from '../../core/assert-never'
import { ok, refuse, type Result } from '../../core/result'
import { happen } from '../../core/slice'
import { openTrick, sideOf, sideOfProtagonist } from '../contest/contests'
import type { Contest } from '../contest/model'
import type { LaidCard, PlayedAs, Trick } from '../contest/shapes'
import { whyNotHeld } from '../deck/hands'
import { actingProtagonist, cannotAct, protagonistOf, superTrumpsOf, trumpFor } from '../record/protagonists'
import { secretsWithin } from '../secrets/sayable'
import type { Act, Judgement, Refusal, State } from '../state'
import { otherSide, type Participant, type Side } from '../vocabulary'
import type { LayCard } from './model'
import { helpersLeft, sideHelped } from './steps'

/** Lays a card face up: as lead, answer or help. Rules A14, A15. */
export function layCard(act: Act, command: LayCard): Judgement {
  const { state } = act
  const open = openTrick(state)
  if (!open.ok) return open
  const { contest, trick } = open.value
  const place = placeFor(state, contest, trick, command.who)
  if (!place.ok) return place
  const { side, role } = place.value
  const acting = role === 'principal' ? contest[side].acting : command.acting
  if (!acting) return refuse({ because: 'no-contest' })
  const { card, who: by } = command
  const refusal = cannotAct(state, by, acting) ?? whyNotHeld(state, by, [card])
  if (refusal) return refuse(refusal)
  const played = playedAs(state, contest, { ...command, acting }, place.value)
  if (!played.ok) return played
  const claimed = claim(contest, command)
  if (!claimed.ok) return claimed
  const secret = played.value.as === 'super-trump' ? null : claimed.value
  return ok(happen(act, { type: 'card-laid', laid: { card, side, by, acting, role, played: played.value, secret } }))
}

type LaidPlace = Pick<LaidCard, 'side' | 'role'>

/** The position in the trick for a card of this participant now. */
function placeFor(state: State, contest: Contest, trick: Trick, who: Participant): Result<LaidPlace, Refusal> {
  switch (trick.step) {
    case 'lead':
      return principalPlace(contest, trick.leader, who)
    case 'answer':
      return principalPlace(contest, otherSide(trick.leader), who)
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

function principalPlace(contest: Contest, side: Side, who: Participant): Result<LaidPlace, Refusal> {
  return sideOf(contest, who) === side
    ? ok({ side, role: 'principal' })
    : refuse({ because: 'not-your-turn', turn: contest[side].who })
}

/** How the card counts. The own super-trump always counts as one; a realm with `always` is always a trump. Rules A11, A18, A25, A26. */
function playedAs(state: State, contest: Contest, command: LayCard, place: LaidPlace): Result<PlayedAs, Refusal> {
  const { who, card, acting, played } = command
  const protagonist = actingProtagonist(state, who, acting)
  if (protagonist && superTrumpsOf(protagonist).includes(card)) return ok({ as: 'super-trump', of: protagonist.seat })
  if (played.as === 'super-trump') {
    if (place.role !== 'helper' || !isSuperTrumpFor(state, contest, played.of, card, place.side, who)) {
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
