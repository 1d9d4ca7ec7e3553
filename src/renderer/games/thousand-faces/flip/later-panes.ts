import { laterPart } from '../../../ui/later-part'

/** What stands in the panel only once something was flipped: fetched after the first picture, and before it only where a campaign was left in the midst of it. */
export const laterPanes = {
  question: laterPart(() => import('../questions/QuestionPanel.vue'))
}
