import { lineForGm } from '../../core/log-line'
import type { EventOf, RefusalOf } from '../../core/model'
import { say } from '../../core/refusal'
import type { Describers, Explainers } from '../../core/slice'
import type { preparationModel } from './model'

/** Preparation is for the Game Master alone, and so is its log (BN6). */
export const describePreparation: Describers<EventOf<typeof preparationModel>> = {
  'line-prepared': ({ says, session }, audience) => lineForGm(audience, `Prepared for session ${session}: ${says}`),
  'line-reworded': ({ says }, audience) => lineForGm(audience, `Prepared, reworded: ${says}`),
  'line-removed': ({ says }, audience) => lineForGm(audience, `Prepared, removed: ${says}`),
  'line-ticked': ({ says, used }, audience) => lineForGm(audience, `Used in session ${used.session}: ${says}`),
  'line-unticked': ({ says }, audience) => lineForGm(audience, `Not used after all: ${says}`)
}

export const explainPreparation: Explainers<RefusalOf<typeof preparationModel>> = {
  'nothing-prepared': () => say('There is nothing to write down', 'Type a line first'),
  'no-such-page': ({ session }) =>
    say(`Session ${session} cannot be prepared now`, 'Write for the session that is on, or for the next one'),
  'no-such-line': () => say('That line is not on the page any more', 'Undo, or write it again'),
  'line-is-used': () => say('That line is ticked already', 'Untick it first', 'preparation'),
  'line-is-open': () => say('That line is not ticked', 'Nothing needs to be done'),
  'page-is-full': ({ most }) =>
    say(`${most} prepared lines are open, and that is the most`, 'Tick or remove some first', 'preparation')
}
