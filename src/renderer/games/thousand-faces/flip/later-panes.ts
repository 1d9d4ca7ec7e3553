import { defineLazyComponent } from '../../../ui/lazy-component'
import { defineComponentAfterPaint } from '../../../ui/after-paint'

/**
 * What is in the panel only after a flip. It is fetched after the first paint, and before it only where a campaign was
 * closed at that moment.
 */
export const laterPanes = {
  question: defineComponentAfterPaint(() => import('./after-a-flip').then(all => all.QuestionPanel)),
  help: defineComponentAfterPaint(() => import('./after-a-flip').then(all => all.CallHelp))
}

// With the questions of the whole game: fetched when the first of them is opened or asked.
export const CallRequests = defineLazyComponent(() => import('./CallRequests.vue'))
export const OfferedForms = defineLazyComponent(() => import('../questions/OfferedForms.vue'))
