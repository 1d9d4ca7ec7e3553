import { laterPart } from '../../../../ui/later-part'

/** What stands in the panel only once something was flipped: fetched after the first picture, and before it only where a campaign was left in the midst of it. */
export const laterPanes = {
  step: laterPart(() => import('../fight/StepPane.vue')),
  outcome: laterPart(() => import('./outcome/OutcomePane.vue'))
}
