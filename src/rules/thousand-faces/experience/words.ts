import { line } from '../../core/log-line'
import type { Describers, Explainers, Previewers, SliceWords } from '../../core/slice'
import { certainOfSeat } from '../figures'
import { because } from '../phrases'
import type { Game } from '../state'
import type { ExperienceCommand, ExperienceEvent, ExperienceRefusal } from './model'

const describe: Describers<ExperienceEvent> = {
  'xp-gained': ({ seat, amount, reason }) => line('good', { seat }, ` gains ${amount} XP`, because(reason)),
  'xp-spent': ({ seat, amount, reason }) => line('plain', { seat }, ` spends ${amount} XP`, because(reason))
}

const explain: Explainers<ExperienceRefusal> = {
  'not-enough-xp': ({ seat, needs, has }) => ({
    message: [`That costs ${needs} XP and `, { seat }, ` has ${has}`],
    remedy: ['Choose something cheaper, or wait for an XP card to resolve']
  })
}

const preview: Previewers<Game, ExperienceCommand> = { 'gain-xp': certainOfSeat('xp'), 'spend-xp': certainOfSeat('xp') }

export const experienceWords = { describe, explain, preview } satisfies SliceWords<Game>
