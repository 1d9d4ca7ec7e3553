import { line } from '../../core/log-line'
import type { Describing, Explaining } from '../slices'
import { because } from '../words'
import type { ExperienceEvent } from './events'
import type { ExperienceRefusal } from './refusals'

export const describeExperience: Describing<ExperienceEvent> = {
  'xp-gained': ({ seat, amount, reason }) => line('good', { seat }, ` gains ${amount} XP`, because(reason)),
  'xp-spent': ({ seat, amount, reason }) => line('plain', { seat }, ` spends ${amount} XP`, because(reason))
}

export const explainExperience: Explaining<ExperienceRefusal> = {
  'not-enough-xp': ({ seat, needs, has }) => ({
    says: [`That costs ${needs} XP and `, { seat }, ` has ${has}`],
    instead: ['Choose something cheaper, or wait for an XP card to resolve']
  })
}
