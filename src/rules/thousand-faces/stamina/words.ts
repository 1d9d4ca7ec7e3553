import { line } from '../../core/log-line'
import type { Describing, Explaining } from '../slices'
import { because, counted } from '../words'
import type { StaminaEvent } from './events'
import type { StaminaRefusal } from './refusals'

export const describeStamina: Describing<StaminaEvent> = {
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
  'incapacity-cleared': ({ seat }) => line('good', { seat }, ' is back on their feet')
}

export const explainStamina: Explaining<StaminaRefusal> = {
  'nothing-to-recover': ({ seat }) => ({
    says: ['No Exhaustion token lies on the pile of ', { seat }],
    instead: ['Cards without a token come back with Rest; or correct the tokens']
  }),
  'not-face-up': ({ seat, card }) => ({
    says: [`Card ${card} does not lie face up on the Exhaustion pile of `, { seat }],
    instead: ['Pick a card that lies face up, or let chance pick one that lies face down']
  }),
  'no-stamina-left': ({ seat }) => ({
    says: [{ seat }, ' has no Stamina left to lose'],
    instead: ['Deal a Wound, or settle their fate in the story']
  }),
  'not-incapacitated': ({ seat }) => ({ says: [{ seat }, ' is not incapacitated'], instead: ['Nothing to do'] }),
  'still-exhausted': ({ seat }) => ({
    says: [{ seat }, ' has no Stamina'],
    instead: ['Recover at least one point first, then they can stand up']
  })
}
