import { composeGame } from '../core/compose-game'
import { composeView } from '../core/compose-view'
import { composeModels, type SlicesOf } from '../core/game-models'
import { callsModel } from './calls/model'
import { callsRules } from './calls/rules'
import { callsView } from './calls/view'
import { callsWords } from './calls/words'
import { moments } from './moments'
import { type Options, outlineModel, settings } from './outline/model'
import { outlineRules } from './outline/rules'
import { outlineWords } from './outline/words'
import { objection } from './permission'
import { stageModel } from './stage/model'
import { stageRules } from './stage/rules'
import { stageWords } from './stage/words'
import type { Game, Models } from './state'
import { tableModel } from './table/model'
import { tableRules } from './table/rules'
import { tableWords } from './table/words'
import { worldModel } from './world/model'
import { worldRules } from './world/rules'
import { worldWords } from './world/words'

/** The slices of Prophecy. They follow an event in this order; a slice comes after the slices on which it depends. */
const slices = {
  table: { model: tableModel, rules: tableRules, words: tableWords },
  world: { model: worldModel, rules: worldRules, words: worldWords },
  outline: { model: outlineModel, rules: outlineRules, words: outlineWords },
  stage: { model: stageModel, rules: stageRules, words: stageWords },
  calls: { model: callsModel, rules: callsRules, view: callsView, words: callsWords }
} as const satisfies SlicesOf<Models, Game>

export const { blank, commandSchema, eventSchema, parse, refusalRules } = composeModels<Game, Options>(slices, settings)

export const { apply, check, decide, describe, explain, moment, preview } = composeGame<Game, typeof slices>(slices, {
  moments,
  objection
})

/** The views of the slices; `view.ts` adds the parts that several slices share. */
export const shown = composeView<Game, typeof slices>(slices, explain)
