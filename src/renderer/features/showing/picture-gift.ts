import { createEventHook } from '@vueuse/core'

const asked = createEventHook()

/** The one gesture for a picture: what asks for the dialog of files, and what opens it. */
export function usePictureGift(): { pick(): void; onPick(open: () => void): void } {
  return { pick: () => void asked.trigger(null), onPick: open => void asked.on(open) }
}
