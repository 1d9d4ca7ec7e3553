import { composeGame } from '../core/compose-game'
import { composeView } from '../core/compose-view'
import { composeModels, type SlicesOf } from '../core/game-models'
import { actsModel } from './acts/model'
import { actsRules } from './acts/rules'
import { actsWords } from './acts/words'
import { callsModel } from './calls/model'
import { callsRules } from './calls/rules'
import { callsView } from './calls/view'
import { callsWords } from './calls/words'
import { conclude } from './conclude'
import { contestModel } from './contest/model'
import { contestRules } from './contest/rules'
import { contestWords } from './contest/words'
import { deckModel, type Settings, settings } from './deck/model'
import { deckRules } from './deck/rules'
import { deckWords } from './deck/words'
import { endingModel } from './ending/model'
import { endingRules } from './ending/rules'
import { endingWords } from './ending/words'
import { moments } from './moments'
import { objection } from './permission'
import { recordModel } from './record/model'
import { recordRules } from './record/rules'
import { recordWords } from './record/words'
import { secretsModel } from './secrets/model'
import { secretsRules } from './secrets/rules'
import { secretsWords } from './secrets/words'
import type { AuthoritiesOf } from './authority'
import type { Game, Models } from './state'
import { trickModel } from './trick/model'
import { trickRules } from './trick/rules'
import { trickWords } from './trick/words'

/** The slices of The Face of Angels. They follow an event in this order; a slice comes after the slices on which it depends. */
const slices = {
  deck: { model: deckModel, rules: deckRules, words: deckWords },
  acts: { model: actsModel, rules: actsRules, words: actsWords },
  record: { model: recordModel, rules: recordRules, words: recordWords },
  contest: { model: contestModel, rules: contestRules, words: contestWords },
  trick: { model: trickModel, rules: trickRules, words: trickWords },
  secrets: { model: secretsModel, rules: secretsRules, words: secretsWords },
  ending: { model: endingModel, rules: endingRules, words: endingWords },
  calls: { model: callsModel, rules: callsRules, view: callsView, words: callsWords }
} as const satisfies SlicesOf<Models, Game> & {
  readonly [Name in keyof Models]: { readonly rules: { readonly authorities: AuthoritiesOf<Models[Name]> } }
}

export const { blank, commandSchema, eventSchema, parse, refusalRules } = composeModels<Game, Settings>(
  slices,
  settings
)

/** Who may send each command. Rule A36. */
export const authorities = Object.assign(
  {},
  ...Object.values(slices).map(({ rules }) => rules.authorities)
) as AuthoritiesOf<Models[keyof Models]>

export const { apply, check, decide, describe, explain, moment, preview } = composeGame<Game, typeof slices>(slices, {
  moments,
  objection: (state, command, actor) => objection(authorities[command.type], state, command, actor),
  conclude
})

/** The views of the slices; `view.ts` adds the parts that several slices share. */
export const shown = composeView<Game, typeof slices>(slices, explain)
