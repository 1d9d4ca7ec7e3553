import type { Luck } from '../../core/luck'
import { ok, type Result } from '../../core/result'
import { gm, type SeatId } from '../../core/seat'
import type { Decision } from '../../core/slice'
import { decide } from '../slices'
import { characterOf } from '../sheets'
import type { Command, Event, Refusal, State } from '../state'
import type { Traveller } from './character-file'

const came = 'came along from another campaign'

/**
 * What happens on the board when a character of another campaign sits down on a new seat: what a Game Master could do by
 * hand, one thing after another, by the same rules (OI9).
 */
export function arrive(
  before: State,
  seat: SeatId,
  { ranks, moves, items, pack, precious, xp, answers }: Traveller,
  luck: Luck
): Result<Decision<State, Event>, Refusal> {
  const events: Event[] = []
  let state = before
  const why: Refusal[] = []
  const does = (command: Command): void => {
    if (why.length > 0) return
    const decided = decide(state, command, gm, luck)
    // What is so already needs no putting right.
    if (!decided.ok) return void (decided.error.because === 'nothing-corrected' || why.push(decided.error))
    events.push(...decided.value.events)
    state = decided.value.state
  }
  does({ type: 'set-ranks', seat, ranks })
  for (const { move, level } of moves)
    does({ type: 'correct-move', seat, move, level, face: 'up', tokens: 0, reason: came })
  for (const item of items) {
    const { name, kind, encumbrance, power, slots, precious: valued, secret, note } = item
    const plain = {
      sort: 'other',
      name,
      kind,
      encumbrance,
      power,
      slots,
      precious: valued,
      secret,
      effect: null,
      note
    } as const
    does({ type: 'gain-item', seat, item: plain })
    const made = characterOf(state, seat).items.at(-1)
    const edited = made && { ...item, id: made.id, filled: [] }
    if (edited) does({ type: 'edit-item', seat, item: edited })
  }
  if (pack > 0 || precious > 0) does({ type: 'change-pack', seat, pack, precious, reason: came })
  if (xp > 0) does({ type: 'gain-xp', seat, amount: xp, reason: came })
  for (const { question, answer } of answers) {
    if (!state.workshop.questions.includes(question.trim())) does({ type: 'ask-question', question })
    does({ type: 'answer-question', seat, question, answer })
  }
  const [refused] = why
  return refused ? { ok: false, error: refused } : ok({ events, state })
}
