import type { TravelRules } from '../../core/system'
import type { Event, Refusal, State, Command } from '../state'
import { travellerWords, packed, staysBehind, type Traveller, travellerParser } from './character-file'
import type { Luck } from '../../core/luck'
import { ok, type Result } from '../../core/result'
import { gm, type SeatId } from '../../core/seat'
import type { Decision } from '../../core/slice'
import { decide } from '../slices'
import { characterOf } from '../sheets'

const came = 'came along from another campaign'

/**
 * Adds a character of another campaign to a new seat. It uses the commands that a Game Master could send, in order,
 * under the same rules (OI9).
 */
function arrive(
  before: State,
  seat: SeatId,
  traveller: Traveller,
  luck: Luck
): Result<Decision<State, Event>, Refusal> {
  const events: Event[] = []
  let state = before
  for (const next of gifts(seat, traveller)) {
    const command = next(state)
    const decided = command && decide(state, command, gm, luck)
    // A value that is correct already needs no correction.
    if (!decided || (!decided.ok && decided.error.because === 'nothing-corrected')) continue
    if (!decided.ok) return decided
    events.push(...decided.value.events)
    state = decided.value.state
  }
  return ok({ events, state })
}

/** The next command, from the board at that time; null: nothing to do. */
type Gift = (state: State) => Command | null

function gifts(seat: SeatId, { ranks, moves, items, pack, precious, xp, answers }: Traveller): readonly Gift[] {
  return [
    () => ({ type: 'set-ranks', seat, ranks }),
    ...moves.map(({ move, level }): Gift => () => ({
      type: 'correct-move',
      seat,
      move,
      level,
      face: 'up',
      tokens: 0,
      reason: came
    })),
    ...items.flatMap(item => given(seat, item)),
    () => ({ type: 'change-pack', seat, pack, precious, reason: came }),
    () => (xp > 0 ? { type: 'gain-xp', seat, amount: xp, reason: came } : null),
    ...answers.flatMap(({ question, answer }): readonly Gift[] => [
      ({ workshop }) => (workshop.questions.includes(question.trim()) ? null : { type: 'ask-question', question }),
      () => ({ type: 'answer-question', seat, question, answer })
    ])
  ]
}

/** A thing is first found plain, and then edited to its old values. */
function given(seat: SeatId, item: Traveller['items'][number]): readonly Gift[] {
  const { name, kind, encumbrance, power, slots, precious, secret, note } = item
  const plain = { sort: 'other', name, kind, encumbrance, power, slots, precious, secret, effect: null, note } as const
  return [
    () => ({ type: 'gain-item', seat, item: plain }),
    state => {
      const made = characterOf(state, seat).items.at(-1)
      return made ? { type: 'edit-item', seat, item: { ...item, id: made.id, filled: [] } } : null
    }
  ]
}

/** Export and import of characters of A Thousand Faces of Adventure (OI8, OI9). */
export const travel: TravelRules<State, Event, Refusal, Traveller> = {
  pack: packed,
  parse: travellerParser,
  brings: travellerWords,
  staysBehind,
  arrive
}
