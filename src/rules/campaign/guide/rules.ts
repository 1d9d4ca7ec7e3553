import type { SliceDeciders, SliceTypes } from '../../core/campaign-slice'
import { lineForGm } from '../../core/log-line'
import type { EventOf, RefusalOf } from '../../core/model'
import { say } from '../../core/refusal'
import { ok, refuse } from '../../core/result'
import { type Describers, type Explainers, happen, type Reducers } from '../../core/slice'
import type { guideModel } from './model'

type GuideTypes = SliceTypes<typeof guideModel>

/** The events of a command to the guide, or a refusal (SE8). */
export const decideGuide: SliceDeciders<GuideTypes> = {
  'show-guide': act => ok(happen(act, { type: 'guide-shown' })),
  'leave-guide': act => (act.state.on ? ok(happen(act, { type: 'guide-left' })) : refuse({ because: 'no-guide' })),
  'pass-guide-step': (act, { step }) =>
    act.state.on ? ok(happen(act, { type: 'guide-step-passed', step })) : refuse({ because: 'no-guide' })
}

/** Shown again, the guide has all unfinished steps. */
export const applyGuide: Reducers<GuideTypes> = {
  'guide-shown': () => ({ on: true, passed: [] }),
  'guide-left': () => ({ on: false, passed: [] }),
  'guide-step-passed': ({ on, passed }, { step }) => ({
    on,
    passed: passed.includes(step) ? passed : [...passed, step]
  })
}

export const describeGuide: Describers<EventOf<typeof guideModel>> = {
  'guide-shown': (_, audience) => lineForGm(audience, 'The guide is shown'),
  'guide-left': (_, audience) => lineForGm(audience, 'The guide is closed'),
  'guide-step-passed': (_, audience) => lineForGm(audience, 'A step of the guide is done')
}

export const explainGuide: Explainers<RefusalOf<typeof guideModel>> = {
  'no-guide': () => say('The guide is not shown', 'Show it by “Show the guide” under Find anything')
}
