import { shallowRef, watch, type ShallowRef } from 'vue'
import type { Frame } from '#rules/campaign/types'
import type { AudienceKind } from '#rules/core/audience'

type AnyFrame = Frame<AudienceKind>

/** The newest two snapshots of a screen; null before the first change. */
export function useLastAct(
  frame: () => AnyFrame | null | undefined
): ShallowRef<{ readonly before: AnyFrame; readonly now: AnyFrame } | null> {
  const acts = shallowRef<{ readonly before: AnyFrame; readonly now: AnyFrame } | null>(null)
  watch(frame, (now, before) => {
    if (now && before && now.revision !== before.revision) acts.value = { before, now }
  })
  return acts
}
