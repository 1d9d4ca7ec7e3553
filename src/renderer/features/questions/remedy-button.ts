import { asyncPart } from '../../ui/async-part'

/** The button that opens the remedy of a refusal. It is code of the dashboard, so a phone never loads it. */
export const RemedyButton = asyncPart(() => import('../refusals/RemedyButton.vue'))
