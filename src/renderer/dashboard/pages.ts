import { defineAsyncComponent } from 'vue'
import type { useGm } from './store'

/** The pages that replace the board, by the Game Master's present page; each is fetched when it is first opened. */
export const pages = {
  book: defineAsyncComponent(() => import('@/features/book/BookPage.vue')),
  preparation: defineAsyncComponent(() => import('@/features/preparation/PreparationPage.vue')),
  recap: defineAsyncComponent(() => import('@/features/recap/RecapPage.vue'))
} as const

/** The pages that need more than the campaign. */
export const stagePages = {
  stage: defineAsyncComponent(() => import('@/features/showing/ShowingPage.vue')),
  stream: defineAsyncComponent(() => import('@/features/stream/DirectorPage.vue'))
} as const

type Page = ReturnType<typeof useGm>['page']

export function isIn<Pages extends object>(pages: Pages, page: Page): page is keyof Pages & Page {
  return page in pages
}
