import { defineLazyComponent } from '@/ui/lazy-component'

/** The button that opens the remedy of a refusal. It is code of the dashboard, so a phone never loads it. */
export const RemedyButton = defineLazyComponent(() => import('@/features/refusals/RemedyButton.vue'))
