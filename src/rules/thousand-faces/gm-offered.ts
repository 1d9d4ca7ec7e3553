import type { OpenQuestion } from '../core/question'
import { allyQuestions } from './allies/ally-questions'
import { finishQuestion, layOutQuestions } from './characters/gm-questions'
import { chapterQuestions, lengthQuestion, tutorialQuestion } from './economy/chapter-questions'
import { gmEconomyQuestions } from './economy/gm-questions'
import { shadowByHandQuestions } from './economy/shadow-by-hand-questions'
import {
  addFoesQuestion,
  engageQuestions,
  fightQuestion,
  upgradeQuestions,
  weaknessQuestions
} from './foes/gm-questions'
import { changeQuestions } from './injury/change-questions'
import { markerQuestion } from './markers/marker-question'
import { discardQuestions } from './moves/gm-questions'
import { foesTurnQuestion } from './rounds/foes-turn-question'
import type { Command } from './state'
import type { GmView } from './view'

/** What the Game Master may decide at any time without a seat (QU5). About the story, all characters, foes, and markers. */
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
