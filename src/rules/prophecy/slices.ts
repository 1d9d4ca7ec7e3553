import { composeGame } from '../core/compose-game'
import { callsRules } from './calls/rules'
import { callsWords } from './calls/words'
import { moments } from './moments'
import { outlineRules } from './outline/rules'
import { outlineWords } from './outline/words'
import { objection } from './permission'
import { stageRules } from './stage/rules'
import { stageWords } from './stage/words'
import type { Game } from './state'
import { tableRules } from './table/rules'
import { tableWords } from './table/words'
import { worldRules } from './world/rules'
import { worldWords } from './world/words'

/** The slices of Prophecy, the lower ones first: an event is followed by them in this order. */
const slices = [
  { rules: tableRules, words: tableWords },
  { rules: worldRules, words: worldWords },
  { rules: outlineRules, words: outlineWords },
  { rules: stageRules, words: stageWords },
  { rules: callsRules, words: callsWords }
] as const

export const { apply, check, decide, describe, explain, moment, preview } = composeGame<Game, typeof slices>(slices, {
  moments,
  objection
})
