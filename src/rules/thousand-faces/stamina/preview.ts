import { line } from '../../core/log-line'
import { joinPreviews } from '../../core/preview'
import type { Previewers } from '../../core/slice'
import { capitalised, countedInWords } from '../../core/text'
import { certainOfSeat } from '../figures'
import { sheetOf } from '../sheets'
import type { Game } from '../state'
import { previewHurt, staminaOf } from './hurt'
import type { StaminaCommand } from './model'

/** The effects of losing and regaining Stamina, as far as they do not depend on luck: rules S2–S6, W1–W3. */
export const staminaPreview: Previewers<Game, StaminaCommand> = {
  'lose-stamina'(before, { seat, points }, after) {
    const beyond = points - staminaOf(before, seat)
    const over = beyond > 0 ? [line('quiet', `${beyond} more than the Stamina there is`)] : []
    return joinPreviews(previewHurt(before, after, seat), { lines: over, numbers: {} })
  },
  'take-wound': (before, { seat }, after) => previewHurt(before, after, seat),
  'recover-stamina'(before, { seat, points }, after) {
    const back = staminaOf(after, seat) - staminaOf(before, seat)
    const lines = [
      line('good', `${capitalised(countedInWords(back, 'card goes', 'cards go'))} from Exhaustion to the discard`),
      ...(points > back ? [line('quiet', `Only ${back} can be recovered: there are no more Exhaustion tokens`)] : []),
      ...(sheetOf(after, seat).incapacitated ? [line('quiet', 'Stays incapacitated until you say otherwise')] : [])
    ]
    return { lines, numbers: certainOfSeat('stamina', 'incapacitated')(before, { seat }, after).numbers }
  },
  'clear-incapacitated': certainOfSeat('stamina', 'incapacitated')
}
