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
      const broke = event.kind === 'going-for-broke' ? ', going for broke' : ''
      return line('plain', named(event.initiator.who), ' calls a contest against ', named(event.respondent), broke)
    }
    case 'respondent-stepped-up':
      return line('plain', named(event.who), ' stands against it', as(event.acting))
    case 'stakes-set':
      return line(
        'plain',
        named(event.who),
        ` sets the stakes. If it is won: ${event.ifWin} If it is lost: ${event.ifLose}`
      )
    case 'condition-changed':
      return line(
        'plain',
        named(event.who),
        ` changes what happens if it is ${event.condition === 'ifWin' ? 'won' : 'lost'}: ${event.words}`
      )
    case 'limits-confirmed':
      return line('quiet', named(event.who), ' confirms that the stakes keep the limits')
    case 'stakes-accepted':
      return line('good', named(event.who), ` accepts the stakes, at a pace of ${event.pace}`)
    case 'trick-opened':
      return line('quiet', `Trick ${event.number}: `, named(event.who), ' leads')
    case 'card-laid':
      return laidLine(event.laid)
    case 'step-reached':
      return null
    case 'help-passed':
      return line('quiet', named(event.who), ' does not help')
    case 'point-picked':
      return line('quiet', named(event.who), ` counts on ${cardSign(event.card)}`)
    case 'secret-answered':
      return line(
        'plain',
        named(event.who),
        event.verdict === 'true' ? ': the secret is true' : ': the secret is false'
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
      | 'contest-closed'
      | 'contest-called-off'
  }
>

function describeOutcome(event: OutcomeEvent): LogLine | null {
  switch (event.type) {
    case 'relationship-brought':
      return line('plain', named(event.who), ` brings in the ${event.kind} ${event.name}`)
    case 'jack-drew':
      return line('plain', named(event.seat), ', a Jack, is at home in this')
    case 'contest-won':
      return line('good', named(event.who), ` wins the contest${endings[event.outcome.by]}`, ...bothWin(event.outcome))
    case 'transformation-picked':
      return line('grave', named(event.seat), ` is transformed: ${event.transformation.words}`)
    case 'relationship-settled':
      return line('grave', `${event.relationship.name} ${event.words}`)
    case 'contest-closed':
      return line('quiet', 'The contest is told to its end')
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
  'trumps-higher': 'trump against trump, by the value',
  'trumps-equal': 'trump against trump, equal, so the answer takes it',
  'suit-higher': 'higher in the same suit',
  'suit-equal': 'equal in the same suit, so the answer takes it',
  'suit-lower': 'the answer is lower',
  'other-suit': 'the answer is of another suit',
  'no-card': 'nobody answers',
  table: 'by the table’s word'
} as const satisfies Record<TrickReason, string>

const endings = {
  tricks: '',
  'super-trump': ' with a super-trump',
  'no-cards': ', for nobody has a card left',
  table: ' by the table’s word'
} as const satisfies Record<Outcome['by'], string>

function bothWin(outcome: Outcome): readonly LogPart[] {
  return outcome.both ? ['; three tricks lost, so both win their stakes'] : []
}

function laidLine({ by, card, side, role, played, secret, acting }: LaidCard): LogLine {
  const verb = role === 'helper' ? ` helps the ${side} with ` : ' lays '
  const how = played.as === 'plain' ? '' : played.as === 'trump' ? ', as a trump' : ', a super-trump'
  const said: readonly LogPart[] = secret ? [', and says of ', named(secret.about), `: ${secret.words}`] : []
  return line(
    played.as === 'super-trump' ? 'good' : 'plain',
    named(by),
    `${verb}${cardSign(card)}${how}`,
    role === 'helper' ? as(acting) : '',
    ...said
  )
}

function as(acting: Acting | null): string {
  return acting?.as === 'other' ? `, as ${acting.name}` : ''
}
