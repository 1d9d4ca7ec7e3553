import { type App, getCurrentInstance, inject, watch } from 'vue'
import type { Answers, AnyQuestion } from '#rules/core/question'
import { draftScope } from '@/ui/draft'

/** The answers of closed forms on one page, by the position and the id of the question. */
const pages = new WeakMap<App, Map<string, Answers>>()

function answersOfPage(): Map<string, Answers> {
  const app = getCurrentInstance()?.appContext.app
  if (!app) return new Map()
  const kept = pages.get(app) ?? new Map<string, Answers>()
  pages.set(app, kept)
  return kept
}

/** The choices of a closed form, for the form of the same question that opens next. Texts are kept as drafts. */
export interface KeptAnswers {
  /** The key of the question at this position. */
  keyOf(question: AnyQuestion): string
  /** The answers that are proposed again. A choice that spends XP or ends a fight is chosen anew (QU3). */
  take(question: AnyQuestion): Answers
  keep(key: string, given: Answers): void
}

export function useKeptAnswers(): KeptAnswers {
  const kept = answersOfPage()
  const scope = inject(draftScope, null)
  const keyOf = ({ id }: AnyQuestion): string => `${scope?.() ?? ''}/${id}`
  return {
    keyOf,
    take: question => withoutGrave(question, kept.get(keyOf(question)) ?? {}),
    keep(key, given) {
      if (Object.keys(given).length === 0) kept.delete(key)
      else kept.set(key, given)
    }
  }
}

/**
 * Forgets the kept answers of each question that is no longer in this list, at this position and below.
 * @param of the owner of the list: a list of another board or seat forgets nothing
 */
export function forgetsGone(questions: () => readonly AnyQuestion[], of: () => string = () => ''): void {
  const kept = answersOfPage()
  const scope = inject(draftScope, null)
  watch(
    () => ({ at: scope?.() ?? '', of: of(), ids: questions().map(({ id }) => id) }),
    (now, before) => {
      const isSame = now.at === before.at && now.of === before.of
      const gone = isSame ? before.ids.filter(id => !now.ids.includes(id)) : []
      for (const key of kept.keys())
        if (key.startsWith(now.at) && gone.some(id => key.endsWith(`/${id}`))) kept.delete(key)
    },
    // The form of the question has left the page by then.
    { flush: 'post' }
  )
}

function withoutGrave({ fields }: AnyQuestion, given: Answers): Answers {
  const isGrave = (key: string): boolean => {
    const field = fields.find(each => each.key === key)
    if (!field || field.kind === 'text') return true
    if (field.kind === 'number') return false
    const chosen = [given[key]].flat()
    return field.choices.some(
      each => chosen.includes(each.key) && (each.isFatal || each.grave !== undefined || (each.xp ?? 0) > 0)
    )
  }
  return Object.fromEntries(Object.entries(given).filter(([key]) => !isGrave(key)))
}
