import { assertNever } from '../core/assert-never'
import type { Audience } from '../core/audience'
import { line, type LogLine } from '../core/log-line'
import { suitSign } from './cards'
import { describeContest } from './describe-contest'
import { isContestEvent } from './apply/contest'
import type { CardEvent, DrawReason, Event, RecordEvent } from './events'
import { isCardEvent } from './apply/cards'
import { named } from './named'
import type { Participant } from './vocabulary'

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
      return line('quiet', event.kind === 'digital' ? 'Played with cards in the app' : 'Played with real cards')
    case 'deck-shuffled':
      return line('quiet', 'All 52 cards are shuffled')
    case 'cards-drawn':
      return line('quiet', named(event.who), ` ${drawn[event.why]} ${cardsOf(event.cards.length)}`)
    case 'discard-reshuffled':
      return line('quiet', 'The discard pile is shuffled and goes under the draw pile')
    case 'cards-discarded':
      return line('quiet', named(event.who), ` discards ${cardsOf(event.cards.length)}`)
    case 'hand-given':
      return line('plain', named(event.from), ' hands a whole hand over to ', named(event.to))
    case 'hand-returned':
      return line('plain', named(event.from), ` hands ${cardsOf(event.cards.length)} back to `, named(event.to))
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
      return line('quiet', named(event.seat), `’s protagonist is described`)
    case 'powers-gained':
      return line(
        'good',
        named(event.seat),
        ` gains power over ${event.trump.area}: ${suitSign(event.trump.suit)} is trump`
      )
    case 'powers-corrected':
      return line('quiet', 'Corrected: the powers of ', named(event.seat))
    case 'progress-corrected':
      return line('quiet', 'Corrected: the prologue of ', named(event.seat))
    case 'character-added':
      return line('quiet', named(event.character.seat), ` now speaks for ${event.character.name}`)
    case 'character-edited':
      return line('quiet', `${event.character.name} is described`)
    case 'character-removed':
      return line('quiet', 'A character leaves the pie')
    case 'relationship-added':
      return line(
        'quiet',
        named(event.relationship.seat),
        ` has a ${event.relationship.kind}: ${event.relationship.name}`
      )
    case 'relationship-edited':
      return line('quiet', `What ${event.relationship.name} is to `, named(event.relationship.seat), ' is written down')
    case 'relationship-removed':
      return line('quiet', 'A relationship is struck from the record')
    case 'character-taken-up':
      return line(
        'quiet',
        named(event.who),
        event.acting.as === 'other' ? ` plays ${event.acting.name}` : ' plays the protagonist'
      )
    case 'act-begun':
      return line('plain', event.act === 0 ? 'The prologue begins' : `Act ${event.act} begins`)
    case 'act-edited':
      return line('quiet', `The table rewrites ${event.act.name}`)
    case 'ending-marked':
      return line(
        'quiet',
        event.met ? 'A sign that the act is ending comes true' : 'A sign that the act is ending is taken back'
      )
    case 'night-edited':
      return line('quiet', 'The night is described')
    case 'seat-left':
      return line('quiet', named(event.seat), ' leaves the game for now; the hand is discarded')
    case 'seat-returned':
      return line('quiet', named(event.seat), ' is back in the game')
    default:
      return assertNever(event)
  }
}

/** Does this audience sit in that chair? The World's is the Game Master's. */
function isFor(audience: Audience, who: Participant): boolean {
  return who === 'world' ? audience.kind === 'gm' : audience.kind === 'seat' && audience.seat === who
}
