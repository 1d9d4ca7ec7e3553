import { composeGame } from '../core/compose-game'
import { composeView } from '../core/compose-view'
import { composeModels, type SlicesOf } from '../core/game-models'
import { callsModel } from './calls/model'
import { callsRules, callsView, callsWords } from './calls/rules'
import { contestantsModel, settings, type Variants } from './contestants/model'
import { contestantsRules, contestantsWords } from './contestants/rules'
import { duelModel } from './duel/model'
import { duelRules, duelWords } from './duel/rules'
import { moments } from './moments'
import { ritualModel } from './ritual/model'
import { ritualRules, ritualWords } from './ritual/rules'
import type { Game, Models } from './state'

/** The slices of Game Face. They follow an event in this order; a slice comes after the slices on which it depends. */
const slices = {
  contestants: { model: contestantsModel, rules: contestantsRules, words: contestantsWords },
  ritual: { model: ritualModel, rules: ritualRules, words: ritualWords },
  duel: { model: duelModel, rules: duelRules, words: duelWords },
  calls: { model: callsModel, rules: callsRules, view: callsView, words: callsWords }
} as const satisfies SlicesOf<Models, Game>

export const { blank, commandSchema, eventSchema, parse, refusalRules } = composeModels<Game, Variants>(
  slices,
  settings
)

export const { apply, check, decide, describe, explain, moment, preview } = composeGame<Game, typeof slices>(slices, {
  moments,
  objection: ({ ritual }, command, _actor, allowed) => {
    if (!ritual && command.type !== 'begin' && command.type !== 'set-phone-calls') return { because: 'not-begun' }
    return allowed ? null : { because: 'gm-only' }
  }
})

/** The views of the slices; `view.ts` adds the parts that several slices share. */
export const shown = composeView<Game, typeof slices>(slices, explain)
