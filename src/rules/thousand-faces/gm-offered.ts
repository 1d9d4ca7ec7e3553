import type { OpenQuestion } from '../core/question'
import { allyQuestions } from './allies/ally-questions'
import { gmEconomyQuestions } from './economy/gm-questions'
import { upgradeQuestions } from './foes/upgrade-question'
import { foesTurnQuestion } from './rounds/foes-turn-question'
import type { Command } from './state'
import type { GmView } from './view'

/** What the Game Master may decide at any time without a seat: a GM move, Shadow, a Journey point, allies, the foes’ turn (QU5). */
export function gmQuestions(view: GmView): readonly OpenQuestion<Command, null>[] {
  return [...gmEconomyQuestions(view), ...upgradeQuestions(view), ...allyQuestions(view), ...foesTurnQuestion(view)]
}
