import { assertNever } from '../core/assert-never'
import { line, type LogLine, type LogPart } from '../core/log-line'
import { cardSign } from './cards'
import type { LaidCard, Outcome, TrickReason } from './contest'
import { named } from './named'
import type { ContestEvent } from './events'
import { pointWords } from './values'
import type { Acting } from './vocabulary'

/** A contest in the log: all of it is said aloud or lies face up. */
export function describeContest(event: ContestEvent): LogLine | null {
  switch (event.type) {
    case 'contest-called': {
      const { who, acting } = event.initiator
      const broke = event.kind === 'going-for-broke' ? ', going for broke' : ''
      return line('plain', named(who), as(acting), ' calls a contest against ', named(event.respondent), broke)
    }
    case 'respondent-stepped-up':
      return line('plain', named(event.who), ' answers the call', as(event.acting))
    case 'stakes-set':
      return line(
        'plain',
        named(event.who),
        ` sets the stakes. If they win: ${sentence(event.ifWin)} If they lose: ${event.ifLose}`
      )
    case 'condition-changed':
      return line(
        'plain',
        named(event.who),
        ` changes what happens if the initiator ${event.condition === 'ifWin' ? 'wins' : 'loses'}: ${event.words}`
      )
    case 'limits-confirmed':
      return line('quiet', named(event.who), ' confirms that the stakes keep the limits of the prologue')
    case 'stakes-accepted':
      return line('good', named(event.who), ` accepts the stakes: ${tricksToWin(event.pace)}`)
    case 'trick-opened':
      return line('quiet', `Trick ${event.number}: `, named(event.who), ' leads')
    case 'card-laid':
      return laidLine(event.laid)
    case 'step-reached':
      return null
    case 'help-passed':
      return line('quiet', named(event.who), ' does not help')
    case 'point-picked':
      return line('quiet', named(event.who), ` names ${cardSign(event.card)} as point card`)
    case 'secret-answered':
      return line(
        'plain',
        named(event.who),
        event.verdict === 'true' ? ' says that the secret is true' : ' says that the secret is not true'
      )
    case 'trick-taken': {
      const { initiator, respondent } = event.trick.points
      const values = [initiator, respondent].flatMap(point => (point ? [pointWords(point)] : []))
      return line(
        'plain',
        named(event.who),
        ` takes trick ${event.trick.number}, ${reasons[event.trick.because]}`,
        ` (${values.join(' against ')})`
      )
    }
    case 'trick-awarded':
      return line('quiet', `Corrected: trick ${event.number} goes to `, named(event.who))
    default:
      return describeOutcome(event)
  }
}

type OutcomeEvent = Extract<
  ContestEvent,
  {
    readonly type:
      | 'relationship-brought'
      | 'jack-drew'
      | 'contest-won'
      | 'transformation-picked'
      | 'relationship-settled'
      | 'end-proposed'
      | 'end-agreed'
      | 'contest-closed'
      | 'contest-called-off'
  }
>

function describeOutcome(event: OutcomeEvent): LogLine | null {
  switch (event.type) {
    case 'relationship-brought':
      return line('plain', named(event.who), ` brings in the ${event.kind} ${event.name}`)
    case 'jack-drew':
      return line('plain', named(event.seat), ' says that this touches the field of a Jack')
    case 'contest-won':
      return line('good', named(event.who), ` wins the contest${endings[event.outcome.by]}`, ...bothWin(event.outcome))
    case 'transformation-picked':
      return line('grave', named(event.seat), ` is transformed: ${event.transformation.words}`)
    case 'relationship-settled':
      return line('grave', `${event.relationship.name} ${event.words}`)
    case 'end-proposed':
      return line('plain', named(event.who), ` proposes instead of both stakes: ${event.words}`)
    case 'end-agreed':
      return line('good', named(event.who), ` agrees: ${event.words}`)
    case 'contest-closed':
      return line('quiet', 'The contest is over')
    case 'contest-called-off':
      return line(
        'quiet',
        event.reason === '' ? 'The contest is called off' : `The contest is called off: ${event.reason}`
      )
    default:
      return assertNever(event)
  }
}

/** Why a trick went where it went, in words. */
const reasons = {
  'super-trump': 'by a super-trump',
  'only-trump': 'by a trump',
  'trumps-higher': 'with the higher of two trumps',
  'trumps-equal': 'with equal trumps, as the one who answered',
  'suit-higher': 'with the higher card of the suit',
  'suit-equal': 'with an equal card of the suit, as the one who answered',
  'suit-lower': 'for the answer is lower',
  'other-suit': 'for the answer is of another suit',
  'no-card': 'for no card is against it',
  table: 'by decision of the Game Master'
} as const satisfies Record<TrickReason, string>

const endings = {
  tricks: '',
  'super-trump': ' with a super-trump',
  'no-cards': ', because neither has a card left',
  table: ' by decision of the Game Master'
} as const satisfies Record<Outcome['by'], string>

function bothWin(outcome: Outcome): readonly LogPart[] {
  return outcome.both ? ['; the Ace lost all three tricks, so both win their stakes'] : []
}

function laidLine({ by, card, side, role, played, secret, acting }: LaidCard): LogLine {
  const verb = role === 'helper' ? ` helps the ${side} with ` : ' lays '
  const how = played.as === 'plain' ? '' : played.as === 'trump' ? ', as a trump' : ', a super-trump'
  const said: readonly LogPart[] = secret
    ? [', and says this secret of ', named(secret.about), `: ${secret.words}`]
    : []
  return line(
    played.as === 'super-trump' ? 'good' : 'plain',
    named(by),
    `${verb}${cardSign(card)}${how}`,
    role === 'helper' ? as(acting) : '',
    ...said
  )
}

/** With a full stop, unless it ends in a mark of its own. */
function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`
}

function tricksToWin(pace: number): string {
  return pace === 1 ? 'one trick decides' : `first to ${pace} tricks`
}

function as(acting: Acting | null): string {
  return acting?.as === 'other' ? `, as ${acting.name}` : ''
}
