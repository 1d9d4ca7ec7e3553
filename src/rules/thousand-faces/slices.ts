/**
 * The parts of this game. Each part is separate, so that several people can extend the game without conflicts.
 *
 * A *slice* is one idea of the rulebook in its own folder. Its files are described in `docs/architecture.md`; how to add one,
 * in `docs/contributing.md`. A slice missing in this list does not compile. Neither does a command, event, refusal or part
 * of a view without a slice.
 *
 * Imports go downward. `vocabulary`, `cards` and printed values are lowest, then every `model.ts`, `state.ts` and `sheets.ts`.
 * The other files of slices follow in the order of this list, then this list, then views and `index.ts`.
 *
 * A slice calls a step of an earlier one by name (`payStamina`, `returnToDiscard`, `callFlip` …). A later slice adds its part
 * by `follow` or `settle`, or decides the command itself.
 *
 * Only this list imports a `rules.ts` or a `words.ts`. `npm run lint` checks these rules.
 */
import { z } from 'zod'
import { composeGame } from '../core/compose-game'
import { composeView } from '../core/compose-view'
import { composeModels, type SlicesOf } from '../core/game-models'
import { joinFields, stateFields } from '../core/model'
import { savedSeatId } from '../core/schema'
import { shortenerOf } from '../core/shorten'
import { alliesModel } from './allies/model'
import { alliesRules, alliesWords } from './allies/rules'
import { blessingsModel } from './blessings/model'
import { blessingsRules, blessingsWords } from './blessings/rules'
import { callsModel } from './calls/model'
import { callsRules } from './calls/rules'
import { callsWords } from './calls/words'
import { charactersModel } from './characters/model'
import { charactersRules } from './characters/rules'
import { charactersWords } from './characters/words'
import { correctionsModel } from './corrections/model'
import { correctionsRules } from './corrections/rules'
import { correctionsWords } from './corrections/words'
import { deckModel } from './deck/model'
import { deckRules, deckWords } from './deck/rules'
import { dicelessModel } from './diceless/model'
import { dicelessRules, dicelessWords } from './diceless/rules'
import { economyModel } from './economy/model'
import { economyRules } from './economy/rules'
import { economyWords } from './economy/words'
import { equipmentModel } from './equipment/model'
import { equipmentRules } from './equipment/rules'
import { equipmentWords } from './equipment/words'
import { experienceModel } from './experience/model'
import { experienceRules, experienceWords } from './experience/rules'
import { flipModel } from './flip/model'
import { flipRules } from './flip/rules'
import { flipWords } from './flip/words'
import { foesModel } from './foes/model'
import { foesRules } from './foes/rules'
import { foesWords } from './foes/words'
import { openFollowUps } from './follow-up/open'
import { followUpModel } from './follow-up/model'
import { followUpRules, followUpWords } from './follow-up/rules'
import { injuryModel } from './injury/model'
import { injuryRules } from './injury/rules'
import { injuryWords } from './injury/words'
import { magicModel } from './magic/model'
import { magicRules } from './magic/rules'
import { minigamesModel } from './minigames/model'
import { minigamesRules } from './minigames/rules'
import { minigamesView } from './minigames/view'
import { minigamesWords } from './minigames/words'
import { moments } from './moments'
import { movesModel } from './moves/model'
import { movesRules } from './moves/rules'
import { movesWords } from './moves/words'
import { markersModel } from './markers/model'
import { markersRules } from './markers/rules'
import { markersWords } from './markers/words'
import { partyModel } from './party/model'
import { partyRules } from './party/rules'
import { partyWords } from './party/words'
import { phonesModel } from './phones/model'
import { phonesRules, phonesWords } from './phones/rules'
import { roundsModel } from './rounds/model'
import { roundsRules, roundsWords } from './rounds/rules'
import { keepRounds } from './rounds/steps'
import { tellingModel } from './telling/model'
import { tellingRules } from './telling/rules'
import { textSchema } from './schemas'
import { longestText } from './vocabulary'
import { shadowModel } from './shadow/model'
import { shadowRules, shadowWords } from './shadow/rules'
import { findSheet } from './sheets'
import { whyFallen } from './characters/fallen'
import { spotlightModel } from './spotlight/model'
import { spotlightRules, spotlightWords } from './spotlight/rules'
import { staminaModel } from './stamina/model'
import { staminaRules } from './stamina/rules'
import { staminaWords } from './stamina/words'
import type { Event, Game, Models } from './state'
import { tableModel, tableWords } from './table/model'

/** Every slice. A slice comes after the slices on which it depends; events are followed and settled in this order. */
const slices = {
  table: { model: tableModel, words: tableWords },
  deck: { model: deckModel, rules: deckRules, words: deckWords },
  experience: { model: experienceModel, rules: experienceRules, words: experienceWords },
  spotlight: { model: spotlightModel, rules: spotlightRules, words: spotlightWords },
  stamina: { model: staminaModel, rules: staminaRules, words: staminaWords },
  blessings: { model: blessingsModel, rules: blessingsRules, words: blessingsWords },
  shadow: { model: shadowModel, rules: shadowRules, words: shadowWords },
  economy: { model: economyModel, rules: economyRules, words: economyWords },
  diceless: { model: dicelessModel, rules: dicelessRules, words: dicelessWords },
  phones: { model: phonesModel, rules: phonesRules, words: phonesWords },
  flip: { model: flipModel, rules: flipRules, words: flipWords },
  equipment: { model: equipmentModel, rules: equipmentRules, words: equipmentWords },
  magic: { model: magicModel, rules: magicRules },
  injury: { model: injuryModel, rules: injuryRules, words: injuryWords },
  allies: { model: alliesModel, rules: alliesRules, words: alliesWords },
  rounds: { model: roundsModel, rules: roundsRules, words: roundsWords },
  foes: { model: foesModel, rules: foesRules, words: foesWords },
  markers: { model: markersModel, rules: markersRules, words: markersWords },
  moves: { model: movesModel, rules: movesRules, words: movesWords },
  characters: { model: charactersModel, rules: charactersRules, words: charactersWords },
  'follow-up': { model: followUpModel, rules: followUpRules, words: followUpWords },
  party: { model: partyModel, rules: partyRules, words: partyWords },
  minigames: { model: minigamesModel, rules: minigamesRules, view: minigamesView, words: minigamesWords },
  calls: { model: callsModel, rules: callsRules, words: callsWords },
  corrections: { model: correctionsModel, rules: correctionsRules, words: correctionsWords },
  telling: { model: tellingModel, rules: tellingRules }
} as const satisfies SlicesOf<Models, Game>

export const sheetFields = joinFields(
  Object.values(slices).map(({ model }) => ('sheet' in model ? model.sheet : undefined))
)
const sheet = z.strictObject({ seat: savedSeatId, retired: z.boolean(), ...sheetFields.shape })

/** A new board has no settings. */
export const { blank, commandSchema, eventSchema, parse, refusalRules } = composeModels<Game, unknown>(
  slices,
  z.strictObject({}).nullable(),
  stateFields({ sheets: z.array(sheet) }, { sheets: [] })
)

export const { apply, check, decide, describe, explain, moment, preview } = composeGame<Game, typeof slices>(slices, {
  moments,
  objection(state, command, _actor, allowed) {
    if (!allowed) return { because: 'not-yours' }
    if ('seat' in command && command.seat && !findSheet(state, command.seat))
      return { because: 'no-such-seat', seat: command.seat }
    return whyFallen(state, command)
  },
  conclude: act => keepRounds(openFollowUps(act)),
  shorten: shortenerOf<Event>(eventSchema.options, textSchema, longestText)
})

/** The views of the slices; `view.ts` adds the parts that several slices share. */
export const shown = composeView<Game, typeof slices>(slices, explain)
