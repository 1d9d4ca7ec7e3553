import { asyncPart } from '../../../ui/async-part'
import { laterPart } from '../../../ui/later-part'

/** What is in the panel only after a flip: fetched after the first picture, and before it only where a campaign was closed at that moment. */
export const laterPanes = {
  question: laterPart(() => import('./after-a-flip').then(all => all.QuestionPanel)),
  help: laterPart(() => import('./after-a-flip').then(all => all.CallHelp))
}

// With the questions of the whole game: fetched when the first of them is opened or asked.
export const CallRequests = asyncPart(() => import('./CallRequests.vue'))
export const OfferedForms = asyncPart(() => import('../questions/OfferedForms.vue'))
