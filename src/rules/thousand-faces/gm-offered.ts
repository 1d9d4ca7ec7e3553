import type { OpenQuestion } from '../core/question'
import { allyQuestions } from './allies/ally-questions'
import { finishQuestion } from './characters/finish-question'
import { layOutQuestions } from './characters/lay-out-question'
import { chapterQuestions } from './economy/chapter-questions'
import { gmEconomyQuestions } from './economy/gm-questions'
import { lengthQuestion } from './economy/length-question'
import { tutorialQuestion } from './economy/tutorial-question'
import { shadowByHandQuestions } from './economy/shadow-by-hand-questions'
import { addFoesQuestion } from './foes/add-foes-question'
import { engageQuestions } from './foes/engage-question'
import { fightQuestion } from './foes/fight-question'
import { upgradeQuestions } from './foes/upgrade-question'
import { weaknessQuestions } from './foes/weakness-question'
import { changeQuestions } from './injury/change-questions'
import { markerQuestion } from './markers/marker-question'
import { discardQuestions } from './moves/discard-question'
import { foesTurnQuestion } from './rounds/foes-turn-question'
import type { Command } from './state'
import type { GmView } from './view'

/** What the Game Master may decide at any time without a seat (QU5): of the story, the characters as a whole, foes, and markers. */
export function gmQuestions(view: GmView): readonly OpenQuestion<Command, null>[] {
  return [
    ...gmEconomyQuestions(view),
    ...shadowByHandQuestions(view),
    ...chapterQuestions(view),
    lengthQuestion(view),
    tutorialQuestion(view),
    ...layOutQuestions(view),
    ...finishQuestion(view),
    fightQuestion(view),
    addFoesQuestion(view),
    ...upgradeQuestions(view),
    ...weaknessQuestions(view),
    ...engageQuestions(view),
    ...changeQuestions(view),
    ...discardQuestions(view),
    ...allyQuestions(view),
    markerQuestion(view),
    ...foesTurnQuestion(view)
  ]
}
