import type { OpenQuestion } from '../core/question'
import { callQuestions } from './calls/call-questions'
import { creationQuestions } from './characters/creation-questions'
import { goalQuestions } from './characters/goal-question'
import { accuseQuestion } from './economy/accuse-question'
import { dayQuestion } from './economy/day-question'
import { tradeQuestions } from './equipment/trade-questions'
import { xpQuestions } from './experience/xp-questions'
import { hitQuestions } from './foes/hit-question'
import { recoveryQuestions } from './injury/recovery-questions'
import { strikeQuestion } from './injury/strike-question'
import { gameQuestions } from './minigames/game-questions'
import type { OfferedTo } from './offer'
import type { Command } from './state'

/**
 * What may be decided for one seat by choice, at any time (QU5): a blow, a hit, recovery, what XP and Pack buy, study, a seller, mini-games,
 * the steps of making a character, and what stands beside a flip: help, tokens, a flashback, FAST moves. No frame carries these
 * questions: a screen that opens one makes it of the views that it has, by this function, and the host makes it again when it is answered.
 */
export function offeredQuestions(to: OfferedTo): readonly OpenQuestion<Command>[] {
  return [
    ...(to.gm ? [strikeQuestion(to, to.gm), ...hitQuestions(to, to.gm), ...recoveryQuestions(to)] : []),
    ...xpQuestions(to),
    ...tradeQuestions(to),
    ...callQuestions(to),
    ...creationQuestions(to),
    ...(to.gm ? [...goalQuestions(to), ...accuseQuestion(to), dayQuestion(to), ...gameQuestions(to)] : [])
  ]
}
