import { line } from '../../core/log-line'
import type { Describing, Explaining, SliceWords } from '../../core/slice'
import { because } from '../phrases'
import type { Game } from '../state'
import type { ExperienceEvent, ExperienceRefusal } from './model'

const describe: Describing<ExperienceEvent> = {
  'xp-gained': ({ seat, amount, reason }) => line('good', { seat }, ` gains ${amount} XP`, because(reason)),
  'xp-spent': ({ seat, amount, reason }) => line('plain', { seat }, ` spends ${amount} XP`, because(reason))
}

const explain: Explaining<ExperienceRefusal> = {
  'not-enough-xp': ({ seat, needs, has }) => ({
    says: [`That costs ${needs} XP and `, { seat }, ` has ${has}`],
    instead: ['Choose something cheaper, or wait for an XP card to resolve']
  })
}

export const experienceWords = { describe, explain } satisfies SliceWords<Game>
