import { line } from '../../core/log-line'
import type { Describers, Explainers, SliceWords, Previewers } from '../../core/slice'
import { because, counted } from '../phrases'
import type { Game } from '../state'
import type { StaminaEvent, StaminaRefusal, StaminaCommand } from './model'
import { joinPreviews } from '../../core/preview'
import { capitalised, countedInWords } from '../../core/text'
import { certainOfSeat } from '../figures'
import { sheetOf } from '../sheets'
import { previewHurt, staminaOf } from './hurt'

const describe: Describers<StaminaEvent> = {
  'stamina-lost': ({ seat, points, reason }) => line('grave', { seat }, ` loses ${points} Stamina`, because(reason)),
  'stamina-recovered': ({ seat, cards, reason }) =>
    line('good', { seat }, ` recovers ${cards.length} Stamina`, because(reason)),
  'recovery-awaited': ({ seat, points }) =>
    line('quiet', { seat }, ` turns over ${counted(points, 'exhausted card')}: which came back?`),
  'wound-taken': ({ seat, reason }) => line('grave', { seat }, ' takes a Wound', because(reason)),
  incapacitated: ({ seat, by }) =>
    line(
      'grave',
      { seat },
      by === 'wound' ? ' is incapacitated: a third Wound' : ' is incapacitated: no Stamina is left'
    ),
  'incapacity-cleared': ({ seat }) => line('good', { seat }, ' is back on their feet'),
  'stamina-shown': ({ seat, exhausted, lost = 1, reason }) => {
    if (exhausted === null) return line('quiet', { seat }, ' finds no Stamina symbol in the deck')
    return lost === 0 ? null : line('grave', { seat }, ` loses ${lost} Stamina, face up`, because(reason))
  },
  'stamina-owed': ({ seat, points, reason }) =>
    line('grave', { seat }, ` turns over cards for ${points} Stamina`, because(reason)),
  'stamina-passed': () => null,
  'search-ended': ({ seat }) => line('quiet', { seat }, ' finds no Stamina left'),
  'tokens-returned': () => null
}

const explain: Explainers<StaminaRefusal> = {
  'nothing-to-recover': ({ seat }) => ({
    message: ['No Exhaustion token lies on the pile of ', { seat }],
    remedy: ['Cards without a token come back with Rest; or correct the tokens']
  }),
  'not-face-up': ({ seat, card }) => ({
    message: [`Card ${card} does not lie face up on the Exhaustion pile of `, { seat }],
    remedy: ['Pick a card that lies face up, or let chance pick one that lies face down']
  }),
  'no-stamina-left': ({ seat }) => ({
    message: [{ seat }, ' has no Stamina left to lose'],
    remedy: ['Deal a Wound, or settle their fate in the story'],
    opens: 'recover'
  }),
  'not-incapacitated': ({ seat }) => ({ message: [{ seat }, ' is not incapacitated'], remedy: ['Nothing to do'] }),
  'still-exhausted': ({ seat }) => ({
    message: [{ seat }, ' has no Stamina'],
    remedy: ['Recover at least one point first, then they can stand up'],
    opens: 'recover'
  })
}

/** The effects of losing and regaining Stamina, as far as they do not depend on luck: rules S2–S6, W1–W3. */
const staminaPreview: Previewers<Game, StaminaCommand> = {
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

export const staminaWords = { describe, explain, preview: staminaPreview } satisfies SliceWords<Game>
