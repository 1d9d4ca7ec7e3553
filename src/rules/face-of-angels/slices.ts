import { composeGame } from '../core/compose-game'
import { actsRules, actsStandings } from './acts/rules'
import { actsWords } from './acts/words'
import { callsRules, callsStandings } from './calls/rules'
import { callsWords } from './calls/words'
import { conclude } from './conclude'
import { contestRules, contestStandings } from './contest/rules'
import { contestWords } from './contest/words'
import { deckRules, deckStandings } from './deck/rules'
import { deckWords } from './deck/words'
import { endingRules, endingStandings } from './ending/rules'
import { endingWords } from './ending/words'
import { moments } from './moments'
import { forbidden } from './permission'
import { recordRules, recordStandings } from './record/rules'
import { recordWords } from './record/words'
import { secretsRules, secretsStandings } from './secrets/rules'
import { secretsWords } from './secrets/words'
import type { Standing } from './standing'
import type { Command, Game } from './state'
import { trickRules, trickStandings } from './trick/rules'
import { trickWords } from './trick/words'

/** The slices of The Face of Angels, the lower ones first. */
const slices = [
  { rules: deckRules, words: deckWords },
  { rules: actsRules, words: actsWords },
  { rules: recordRules, words: recordWords },
  { rules: contestRules, words: contestWords },
  { rules: trickRules, words: trickWords },
  { rules: secretsRules, words: secretsWords },
  { rules: endingRules, words: endingWords },
  { rules: callsRules, words: callsWords }
] as const

/** Who may send each command. Rule A36. */
export const standings: Readonly<Record<Command['type'], Standing>> = {
  ...deckStandings,
  ...actsStandings,
  ...recordStandings,
  ...contestStandings,
  ...trickStandings,
  ...secretsStandings,
  ...endingStandings,
  ...callsStandings
}

export const { apply, check, decide, describe, explain, moment, preview, shuffles } = composeGame<Game, typeof slices>(
  slices,
  {
    moments,
    objection: (state, command, actor) => forbidden(standings[command.type], state, command, actor),
    conclude
  }
)
