import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { ExhibitAudience } from '#rules/showing/model'
import { createEventHook } from '@vueuse/core'

const asked = createEventHook()

/** The common action for a picture: requests the file dialog, and opens it. */
export function usePictureGift(): { pick(): void; onPick(open: () => void): void } {
  return { pick: () => void asked.trigger(null), onPick: open => void asked.on(open) }
}

/** The Game Master's position on the page Stage, restored when the page opens again. */
export const useShowingStore = defineStore('showing', () => {
  /** The viewers of the next exhibit. */
  const to = ref<ExhibitAudience>('table')
  return { to }
})
