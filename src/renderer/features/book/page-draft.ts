import type { BookPage } from '#rules/campaign/book-page'
import { type Draft, useDraft } from '@/ui/draft'

interface PageForm {
  name: string
  sentence: string
  page: string
}

export type PageDraft = Draft<PageForm>

/** The draft of a page of the book, kept until it is saved or cancelled. */
export function usePageDraft(page: () => BookPage): PageDraft {
  return useDraft<PageForm>(
    () => `book/${page().id}`,
    () => ({ name: page().name, sentence: page().typed.sentence, page: page().typed.page })
  )
}
