import { assertNever } from '../core/assert-never'
import type { Audience } from '../core/audience'
import { line, type LogLine } from '../core/log-line'
import { suitSign } from './cards'
import { describeContest } from './describe-contest'
import { isContestEvent } from './apply/contest'
import type { CardEvent, DrawReason, Event, RecordEvent } from './events'
import { isCardEvent } from './apply/cards'
import { named } from './named'
import type { Trump } from './record'
import type { Participant, Personality } from './vocabulary'

/** A line for the log, or null when this audience must not learn that it happened. No line names a card of a hand. Rule A7. */
export function describe(event: Event, audience: Audience): LogLine | null {
  if (isCardEvent(event)) return describeCards(event)
  return isContestEvent(event) ? describeContest(event) : describeRecord(event, audience)
}

const drawn = {
  deal: 'is dealt',
  refill: 'draws back up with',
  friend: 'draws',
  foe: 'draws',
  jack: 'draws',
  extra: 'is given'
} as const satisfies Record<DrawReason, string>

function describeCards(event: CardEvent): LogLine | null {
  switch (event.type) {
    case 'cards-chosen':
      return line('quiet', event.kind === 'digital' ? 'The cards are in the app' : 'The cards are real ones')
    case 'deck-shuffled':
      return line('quiet', 'All 52 cards are shuffled')
    case 'cards-drawn':
      return line('quiet', named(event.who), ` ${drawn[event.why]} ${cardsOf(event.cards.length)}`)
    case 'discard-reshuffled':
      return line('quiet', 'The discard pile is shuffled and goes under the draw pile')
    case 'cards-discarded':
      return line('quiet', named(event.who), ` discards ${cardsOf(event.cards.length)}`)
    case 'hand-given':
      return line('plain', named(event.from), ' gives the whole hand to ', named(event.to))
    case 'hand-returned':
      return line('plain', named(event.from), ` gives ${cardsOf(event.cards.length)} back to `, named(event.to))
    default:
      return assertNever(event)
  }
}

function cardsOf(count: number): string {
  return count === 1 ? 'one card' : `${count} cards`
}

function describeRecord(event: RecordEvent, audience: Audience): LogLine | null {
  switch (event.type) {
    case 'secret-written':
      return isFor(audience, event.seat) ? line('quiet', 'You write your secret down') : null
    case 'suspicion-noted':
      return isFor(audience, event.who) ? line('quiet', 'You note what you believe about ', named(event.about)) : null
    case 'protagonist-edited':
      return line('quiet', named(event.seat), `: ${whatChanged(event)}`)
    case 'powers-gained':
      return line(
        'good',
        named(event.seat),
        ` gains the power “${event.trump.area}”: ${suitSign(event.trump.suit)} is trump`
      )
    case 'powers-corrected':
      return line('quiet', 'Corrected: ', named(event.seat), ` has ${powers(event.trumps)}`)
    case 'progress-corrected':
      return line(
        'quiet',
        'Corrected: ',
        named(event.seat),
        ` has had ${event.contests === 1 ? 'one contest' : `${event.contests} contests`}`
      )
    case 'character-added':
      return line('quiet', named(event.character.seat), ` now speaks for ${event.character.name}`)
    case 'character-edited':
      return line('quiet', `The character ${event.character.name} is changed`)
    case 'character-removed':
      return line('quiet', 'A character is taken off the record')
    case 'relationship-added':
      return line(
        'quiet',
        named(event.relationship.seat),
        ` has a ${event.relationship.kind}: ${event.relationship.name}`
      )
    case 'relationship-edited':
      return line(
        'quiet',
        `${event.relationship.name} is now a ${event.relationship.kind} of `,
        named(event.relationship.seat),
        state(event)
      )
    case 'relationship-removed':
      return line('quiet', 'A friend or foe is taken off the record')
    case 'character-taken-up':
      return line(
        'quiet',
        named(event.who),
        event.acting.as === 'other' ? ` plays ${event.acting.name}` : ' plays their protagonist'
      )
    case 'act-begun':
      return line('plain', event.act === 0 ? 'The prologue begins' : `Act ${event.act} begins`)
    case 'act-edited':
      return line('quiet', `The text of ${event.act.name} is changed`)
    case 'ending-marked':
      return line(
        'quiet',
        event.met
          ? 'One of the endings of the act has come true'
          : 'Corrected: one of the endings of the act has not come true'
      )
    case 'night-edited':
      return line('quiet', 'The description of graduation night is changed')
    case 'seat-left':
      return line('quiet', named(event.seat), ' is away from now on; the hand is discarded')
    case 'seat-returned':
      return line('quiet', named(event.seat), ' is back in the game')
    default:
      return assertNever(event)
  }
}

type Of<Type extends RecordEvent['type']> = Extract<RecordEvent, { readonly type: Type }>

/** What is new about a protagonist; an older entry does not say which of it, so it says all. */
function whatChanged({ text, changed }: Of<'protagonist-edited'>): string {
  const says = {
    name: text.name === '' ? 'the protagonist has no name' : `the protagonist is ${text.name}`,
    personality: text.personality === null ? 'no personality' : `personality ${personalityNames[text.personality]}`,
    area: text.area === '' ? 'no field' : `field “${text.area}”`,
    perception: 'how the night was'
  }
  return (changed ?? (['name', 'personality'] as const)).map(field => says[field]).join(', ')
}

const personalityNames = { king: 'King', queen: 'Queen', jack: 'Jack', ace: 'Ace' } as const satisfies Record<
  Personality,
  string
>

function powers(trumps: readonly Trump[] | null): string {
  if (trumps === null) return 'no powers yet'
  if (trumps.length === 0) return 'no powers any more'
  return trumps.map(trump => `“${trump.area}” (${suitSign(trump.suit)})`).join(' and ')
}

function state({ relationship }: Of<'relationship-edited'>): string {
  if (relationship.fate !== 'well') return relationship.fate === 'dead' ? ', dead' : ', gravely hurt'
  return relationship.spentIn === null ? '' : ', without cards for the rest of the act'
}

/** Does this audience sit in that chair? The World's is the Game Master's. */
function isFor(audience: Audience, who: Participant): boolean {
  return who === 'world' ? audience.kind === 'gm' : audience.kind === 'seat' && audience.seat === who
}
