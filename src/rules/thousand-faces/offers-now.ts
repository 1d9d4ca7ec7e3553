import type { Audience } from '../core/audience'
import type { OpenQuestion } from '../core/question'
import type { SeatId } from '../core/seat'
import { touchstoneQuestions } from './characters/touchstone-questions'
import { itemQuestions } from './equipment/item-question'
import { gmQuestions } from './gm-offered'
import { laidQuestion } from './minigames/laid-question'
import { cornersOf } from './minigames/corners'
import { moveQuestions } from './moves/move-question'
import { offeredToGm, type OfferedTo, offeredToPlayer } from './offer'
import { offeredQuestions } from './offered'
import { flipsOnPhone } from './phones/view'
import type { Command, State } from './state'
import { type GmView, type SeatView, view } from './view'

/** Every offered question that this audience may answer now. A player answers where they flip on a phone (HA1); own laid cards always (V8). */
export function offersNow(state: State, audience: Audience): readonly OpenQuestion<Command, SeatId | null>[] {
  if (audience.kind === 'gm') {
    const shown = view(state, audience) as GmView
    return [
      ...shown.sheets.flatMap(sheet => allOffered(offeredToGm(shown, sheet))),
      ...gmQuestions(shown),
      ...touchstoneQuestions(shown)
    ]
  }
  if (audience.kind !== 'seat') return []
  const isOnPhone = flipsOnPhone(state, audience.seat)
  if (!isOnPhone && cornersOf(state)?.seat !== audience.seat) return []
  const to = offeredToPlayer(view(state, audience) as SeatView)
  if (!to) return []
  return isOnPhone ? allOffered(to) : laidQuestion(to)
}

/** A screen makes the questions of moves and things one by one: they are many. */
function allOffered(to: OfferedTo): readonly OpenQuestion<Command>[] {
  return [...offeredQuestions(to), ...moveQuestions(to), ...itemQuestions(to)]
}
