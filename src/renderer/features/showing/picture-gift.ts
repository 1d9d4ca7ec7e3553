import { createEventHook } from '@vueuse/core'

const asked = createEventHook()

/** The common action for a picture: requests the file dialog, and opens it. */
export function usePictureGift(): { pick(): void; onPick(open: () => void): void } {
  return { pick: () => void asked.trigger(null), onPick: open => void asked.on(open) }
}
