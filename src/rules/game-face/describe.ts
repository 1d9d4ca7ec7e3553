import { assertNever } from '../core/assert-never'
import { line, type LogLine, type LogPart } from '../core/log-line'
import type { Event } from './events'
import { nameOf, suitNames } from './names'
import { otherSide, totalOf } from './scoring'
import type { Both, Reveal, Ritual, Throw, Verdict, Who } from './types'

/** A line for the log. The same for everybody: what is under a cup is in nobody's line, its owner's included. */
export function describe(event: Event): LogLine {
  switch (event.type) {
    case 'duel-began': {
      const { left, right } = event.contestants
      return line('plain', nameOf(left.who), ' and ', nameOf(right.who), ' begin a duel')
    }
    case 'die-picked':
      return line('quiet', nameOf(event.who), ' has picked a die')
    case 'die-rolled':
      return line('quiet', nameOf(event.who), ' has rolled in secret')
    case 'approach-described':
      if (event.words === '') return line('quiet', nameOf(event.who), ' withdraws what they said')
      return line('plain', nameOf(event.who), `: “${event.words}”`)
    case 'dice-revealed':
      return line('plain', ...roundInWords(event.reveal, event.who))
    case 'reveal-corrected':
      return line('plain', 'Corrected: ', ...roundInWords(event.reveal, event.who))
    case 'ritual-ended':
      return line('good', ...endInWords(event.verdict, event.kind, event.who))
    default:
      return describeRest(event)
  }
}

type Rest = Extract<
  Event,
  { type: 'dice-chosen' | 'voice-named' | 'dispute-settled' | 'sudden-death-began' | 'result-noted' }
>

function describeRest(event: Rest): LogLine {
  switch (event.type) {
    case 'dice-chosen':
      return line('quiet', nameOf(event.who), event.dice === 'table' ? ' uses real dice' : ' uses dice on the screen')
    case 'voice-named':
      return event.seat === null
        ? line('quiet', 'Nobody settles disputes')
        : line('quiet', { seat: event.seat }, ' settles disputes')
    case 'dispute-settled':
      return line('plain', `Dispute in round ${event.round}: “${event.words}”`)
    case 'sudden-death-began':
      return line('plain', 'Sudden death between ', nameOf(event.who.left), ' and ', nameOf(event.who.right))
    case 'result-noted':
      return line('good', event.words)
    default:
      return assertNever(event)
  }
}

function roundInWords({ throws, outcome }: Reveal, who: Both<Who>): readonly LogPart[] {
  const both: readonly LogPart[] = [
    nameOf(who.left),
    ` ${throwInWords(throws.left)}, `,
    nameOf(who.right),
    ` ${throwInWords(throws.right)}: `
  ]
  switch (outcome) {
    case 'left':
    case 'right':
      return [...both, nameOf(who[outcome]), ' wins the round']
    case 'spent':
      return [...both, 'a draw, nobody wins the round']
    case 'both':
      return [...both, 'a draw, both win the round']
    case 'again':
      return [...both, 'a draw, both roll the same dice again']
    default:
      return assertNever(outcome)
  }
}

function throwInWords(thrown: Throw): string {
  const sum = thrown.bonus > 0 ? `${thrown.roll} + ${thrown.bonus} = ${totalOf(thrown)}` : `${thrown.roll}`
  return `${sum} (${suitNames[thrown.suit]}, d${thrown.faces})`
}

function endInWords({ victor, by }: Verdict, kind: Ritual['kind'], who: Both<Who>): readonly LogPart[] {
  const ritual = kind === 'sudden-death' ? 'the sudden death' : 'the duel'
  if (victor === null) return [`A draw: nobody wins ${ritual}`]
  if (by === 'concession')
    return [nameOf(who[otherSide(victor)]), ' concedes; ', nameOf(who[victor]), ` wins ${ritual}`]
  if (by === 'total') return [nameOf(who[victor]), ` wins ${ritual} on the higher total`]
  return [nameOf(who[victor]), ` wins ${ritual}`]
}
