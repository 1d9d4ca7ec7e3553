import { composeGame } from '../core/compose-game'
import { callsRules } from './calls/rules'
import { callsWords } from './calls/words'
import { contestantsRules } from './contestants/rules'
import { contestantsWords } from './contestants/words'
import { duelRules } from './duel/rules'
import { duelWords } from './duel/words'
import { moments } from './moments'
import { ritualRules } from './ritual/rules'
import { ritualWords } from './ritual/words'
import type { Game } from './state'

/** The slices of Game Face, the lower ones first: an event is followed by them in this order. */
const slices = [
  { rules: contestantsRules, words: contestantsWords },
  { rules: ritualRules, words: ritualWords },
  { rules: duelRules, words: duelWords },
  { rules: callsRules, words: callsWords }
] as const

export const { apply, check, decide, describe, explain, moment, preview } = composeGame<Game, typeof slices>(slices, {
  moments,
  objection: ({ ritual }, command, _actor, allowed) => {
    if (!ritual && command.type !== 'begin' && command.type !== 'set-phone-calls') return { because: 'not-begun' }
    return allowed ? null : { because: 'gm-only' }
  }
})
