import { onScopeDispose, shallowReactive } from 'vue'
import type { Deed } from './keys'

/** What can be done right now, by whoever is on screen to do it. */
export interface Doer {
  /** Why not now, in a few words; null when it can be done. Asked each time. */
  readonly blocked?: () => string | null
  readonly run: (nth: number) => void
}

const doers = shallowReactive(new Map<Deed, readonly Doer[]>())

/** For as long as this component lives, it does these deeds; the youngest component on screen comes first. */
export function useDeeds(mine: Readonly<Partial<Record<Deed, Doer | ((nth: number) => void)>>>): void {
  const entries = Object.entries(mine).map(([deed, doer]) => [deed as Deed, asDoer(doer)] as const)
  for (const [deed, doer] of entries) doers.set(deed, [doer, ...(doers.get(deed) ?? [])])
  onScopeDispose(() => {
    for (const [deed, doer] of entries) {
      const left = (doers.get(deed) ?? []).filter(each => each !== doer)
      if (left.length) doers.set(deed, left)
      else doers.delete(deed)
    }
  })
}

/** Whether anybody on screen does this at all. */
export function isOffered(deed: Deed): boolean {
  return doers.has(deed)
}

/** Why it cannot be done now; null when it can. */
export function whyNot(deed: Deed): string | null {
  return doers.get(deed)?.[0]?.blocked?.() ?? null
}

/** Does it. @returns whether there was somebody to do it. */
export function perform(deed: Deed, nth = 0): boolean {
  const [doer] = doers.get(deed) ?? []
  doer?.run(nth)
  return doer !== undefined
}

function asDoer(doer: Doer | ((nth: number) => void)): Doer {
  return typeof doer === 'function' ? { run: doer } : doer
}
