import { ok } from '../../core/result'
import {
  type Reducers,
  type Deciders,
  happen,
  type SliceRules,
  type Describers,
  type Explainers,
  type Previewers,
  type SliceWords
} from '../../core/slice'
import { countBetween } from '../counts'
import { checkingSheets, isCount } from '../invariants'
import { withSheet } from '../sheets'
import type { Game } from '../state'
import type { ExperienceCommand, ExperienceEvent, ExperienceRefusal } from './model'
import { spendXp } from './steps'
import { mostXp } from '../vocabulary'
import { line } from '../../core/log-line'
import { certainOfSeat } from '../figures'
import { because } from '../phrases'

/** XP by hand: rules X2, X3. The flip itself awards the XP of a card. */
const decide: Deciders<Game, ExperienceCommand> = {
  'gain-xp'(act, { seat, amount, reason }) {
    const counted = countBetween(amount, 1, mostXp)
    return counted.ok ? ok(happen(act, { type: 'xp-gained', seat, amount, reason })) : counted
  },
  'spend-xp'(act, { seat, amount, reason }) {
    const counted = countBetween(amount, 1, mostXp)
    return counted.ok ? spendXp(act, seat, amount, reason) : counted
  }
}

const apply: Reducers<Game, ExperienceEvent> = {
  'xp-gained': (state, { seat, amount }) => withSheet(state, seat, ({ xp }) => ({ xp: xp + amount })),
  'xp-spent': (state, { seat, amount }) => withSheet(state, seat, ({ xp }) => ({ xp: xp - amount }))
}

const check = checkingSheets(({ xp }) => [['I7: XP are a count', isCount(xp)]])

export const experienceRules = { decide, apply, check } satisfies SliceRules<Game>

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
