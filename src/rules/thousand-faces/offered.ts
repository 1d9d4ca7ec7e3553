import { type OpenQuestion, withXp } from '../core/question'
import { callQuestions } from './calls/call-questions'
import { creationQuestions, goalQuestions } from './characters/creation-questions'
import { findQuestions } from './characters/find-question'
import { deckQuestions } from './deck/deck-questions'
import { accuseQuestion, dayQuestion } from './economy/gm-questions'
import { gainQuestions } from './equipment/gain-questions'
import { tradeQuestions } from './equipment/trade-questions'
import { xpQuestions } from './experience/xp-questions'
import { hitQuestions } from './foes/hit-question'
import { recoveryQuestions } from './injury/recovery-questions'
import { strikeQuestion } from './injury/strike-question'
import { gameQuestions } from './minigames/game-questions'
import { laidQuestion } from './minigames/laid-question'
import { correctMoveQuestion, rageQuestions } from './moves/gm-questions'
import type { OfferedTo } from './offer'
import type { Command } from './state'

/**
 * The optional decisions for one seat, possible at any time (QU5). A blow, a hit, recovery, purchases, study, a seller, mini-games. Also the steps of making a character, things, and what is answered in Find. Also the
 * additions to a flip: help, tokens, a flashback, FAST moves. No frame contains these questions. A screen that opens
 * one makes it from its views by this function. The host makes it again for the answer.
 */
export function offeredQuestions(to: OfferedTo): readonly OpenQuestion<Command>[] {
  return allOffered(to).map(offered => ({ ...offered, question: withXp(offered.question, to.sheet.xp) }))
}

function allOffered(to: OfferedTo): readonly OpenQuestion<Command>[] {
  return [
    ...(to.gm ? [strikeQuestion(to, to.gm), ...hitQuestions(to, to.gm), ...recoveryQuestions(to)] : []),
    ...xpQuestions(to),
    ...tradeQuestions(to),
    ...callQuestions(to),
    ...creationQuestions(to),
    ...gainQuestions(to),
    ...findQuestions(to),
    ...laidQuestion(to),
    ...(to.gm
      ? [
          ...goalQuestions(to),
          ...rageQuestions(to),
          ...accuseQuestion(to),
          dayQuestion(to),
          ...gameQuestions(to),
          ...deckQuestions(to),
          correctMoveQuestion(to)
        ]
      : [])
  ]
}
