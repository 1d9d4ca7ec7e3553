import { z } from 'zod'
import { type FieldsAt, refusal, stateFields } from '../../core/model'
import { variant } from '../../core/schema'
import { guideSteps } from './vocabulary'

const step = z.enum(guideSteps)

export const guideModel = {
  state: stateFields({ on: z.boolean(), passed: z.array(step).max(guideSteps.length) }, { on: false, passed: [] }),
  commands: [variant('show-guide', {}), variant('leave-guide', {}), variant('pass-guide-step', { step })],
  events: [variant('guide-shown', {}), variant('guide-left', {}), variant('guide-step-passed', { step })],
  refusals: { 'no-guide': refusal('SE8') }
} as const

/** The guide of a first session (SE8). */
export type Guide = FieldsAt<typeof guideModel, 'state'>

export const noGuide: Guide = guideModel.state.initial

/** The guide in the GM's frame; absent while it is not shown. No other audience receives it. */
export interface GuideView {
  readonly guide?: Pick<Guide, 'passed'>
}

export function guideView({ guide: { on, passed } }: { readonly guide: Guide }): GuideView {
  return on ? { guide: { passed } } : {}
}
