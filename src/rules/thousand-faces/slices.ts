/**
 * How this game is put together, so that it can grow without anybody touching everybody's files.
 *
 * A *slice* is one idea of the rulebook in a folder of its own (`deck/`, `flip/`, `shadow/`, `moves/` …), of four files:
 *
 * | file       | holds                                                                                     |
 * |------------|-------------------------------------------------------------------------------------------|
 * | `model.ts` | zod schemas of its commands, its events and its part of the state or of each sheet, with the values they begin with; its refusals. The types are inferred |
 * | `rules.ts` | `decide`, `seatMay`, `apply`, `follow`, `settle`, `check`, whichever it has; long ideas are files of their own beside it (`splits.ts`, `zodiac.ts`) |
 * | `view.ts`  | its part of each audience's view, and the types of these                                   |
 * | `words.ts` | `describe` for the log, `explain` for its refusals, `preview` of its commands                |
 *
 * To add one: write the four files, name its model in `state.ts` and its rules and words here. What it shows is named in
 * `view.ts`. A command, event or refusal that nobody brings does not compile.
 *
 * Imports go downward: `vocabulary`, `cards` and whatever is printed → every `model.ts` → `state.ts` → `sheets.ts` → what the
 * slices know and do, the lower slice of the list first → this list → views, `index.ts`. A slice calls a step of a lower one by
 * name (`payStamina`, `returnToDiscard`, `callFlip` …); what a higher one must add, it adds by `follow` or `settle`, or it
 * decides the command itself. Nobody but this list imports a `rules.ts` or a `words.ts`. `npm run lint` keeps all of this.
 */
import { composeGame } from '../core/compose-game'
import { shortenerOf } from '../core/shorten'
import { alliesRules } from './allies/rules'
import { alliesWords } from './allies/words'
import { blessingsRules } from './blessings/rules'
import { blessingsWords } from './blessings/words'
import { callsRules } from './calls/rules'
import { callsWords } from './calls/words'
import { charactersRules } from './characters/rules'
import { charactersWords } from './characters/words'
import { correctionsRules } from './corrections/rules'
import { correctionsWords } from './corrections/words'
import { deckRules } from './deck/rules'
import { deckWords } from './deck/words'
import { dicelessRules } from './diceless/rules'
import { dicelessWords } from './diceless/words'
import { economyRules } from './economy/rules'
import { economyWords } from './economy/words'
import { equipmentRules } from './equipment/rules'
import { equipmentWords } from './equipment/words'
import { experienceRules } from './experience/rules'
import { experienceWords } from './experience/words'
import { flipRules } from './flip/rules'
import { flipWords } from './flip/words'
import { foesRules } from './foes/rules'
import { foesWords } from './foes/words'
import { openFollowUps } from './follow-up/open'
import { followUpRules } from './follow-up/rules'
import { followUpWords } from './follow-up/words'
import { injuryRules } from './injury/rules'
import { injuryWords } from './injury/words'
import { magicRules } from './magic/rules'
import { minigamesRules } from './minigames/rules'
import { minigamesWords } from './minigames/words'
import { moments } from './moments'
import { movesRules } from './moves/rules'
import { movesWords } from './moves/words'
import { markersRules } from './markers/rules'
import { markersWords } from './markers/words'
import { partyRules } from './party/rules'
import { partyWords } from './party/words'
import { phonesRules } from './phones/rules'
import { phonesWords } from './phones/words'
import { roundsRules } from './rounds/rules'
import { keepRounds } from './rounds/steps'
import { roundsWords } from './rounds/words'
import { textSchema } from './schemas'
import { longestText } from './vocabulary'
import { shadowRules } from './shadow/rules'
import { shadowWords } from './shadow/words'
import { findSheet } from './sheets'
import { spotlightRules } from './spotlight/rules'
import { spotlightWords } from './spotlight/words'
import { staminaRules } from './stamina/rules'
import { staminaWords } from './stamina/words'
import { type Event, eventSchema, type Game } from './state'
import { tableWords } from './table/words'

/** Every slice, the lower first: in this order the others follow an event, and put things right after it. */
const slices = [
  { words: tableWords },
  { rules: deckRules, words: deckWords },
  { rules: experienceRules, words: experienceWords },
  { rules: spotlightRules, words: spotlightWords },
  { rules: staminaRules, words: staminaWords },
  { rules: blessingsRules, words: blessingsWords },
  { rules: shadowRules, words: shadowWords },
  { rules: economyRules, words: economyWords },
  { rules: dicelessRules, words: dicelessWords },
  { rules: phonesRules, words: phonesWords },
  { rules: flipRules, words: flipWords },
  { rules: equipmentRules, words: equipmentWords },
  { rules: magicRules },
  { rules: injuryRules, words: injuryWords },
  { rules: alliesRules, words: alliesWords },
  { rules: roundsRules, words: roundsWords },
  { rules: foesRules, words: foesWords },
  { rules: markersRules, words: markersWords },
  { rules: movesRules, words: movesWords },
  { rules: charactersRules, words: charactersWords },
  { rules: followUpRules, words: followUpWords },
  { rules: partyRules, words: partyWords },
  { rules: minigamesRules, words: minigamesWords },
  { rules: callsRules, words: callsWords },
  { rules: correctionsRules, words: correctionsWords }
] as const

export const { apply, check, decide, describe, explain, moment, preview, shuffles } = composeGame<Game, typeof slices>(
  slices,
  {
    moments,
    objection(state, command, _actor, allowed) {
      if (!allowed) return { because: 'not-yours' }
      if ('seat' in command && command.seat && !findSheet(state, command.seat))
        return { because: 'no-such-seat', seat: command.seat }
      return null
    },
    conclude: act => keepRounds(openFollowUps(act)),
    shorten: shortenerOf<Event>(eventSchema.options, textSchema, longestText)
  }
)
