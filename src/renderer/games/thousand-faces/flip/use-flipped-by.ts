import { shallowRef, watch, type ShallowRef } from 'vue'
import type { Frame } from '#rules/campaign/types'

/** Who turned the cards of a player's newest flip; null where this page has not seen it happen. */
export type FlippedBy = 'you' | 'gm' | null

/** A picture says only of the newest act whose it was: where one was left out, nothing is said. */
export function useFlippedBy(
  frame: () => Pick<Frame<'seat'>, 'revision' | 'cause' | 'own'>,
  serial: () => number | undefined
): ShallowRef<FlippedBy> {
  const by = shallowRef<FlippedBy>(null)
  watch([serial, frame] as const, ([now, picture], [before, previous]) => {
    if (now === before) return
    const isNext = picture.cause === 'act' && picture.revision === previous.revision + 1
    by.value = isNext ? (picture.own ? 'you' : 'gm') : null
  })
  return by
}
