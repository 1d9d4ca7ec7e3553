import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { ExhibitAudience } from '#rules/showing/model'

/** The Game Master's position on the page Stage, restored when the page opens again. */
export const useShowingStore = defineStore('showing', () => {
  /** The viewers of the next exhibit. */
  const to = ref<ExhibitAudience>('table')
  return { to }
})
