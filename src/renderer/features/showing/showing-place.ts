import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { ExhibitAudience } from '#rules/showing/model'

/** Where the Game Master is on the page Stage: it is there again when the page is opened again. */
export const useShowingPlace = defineStore('showing', () => {
  /** Whom the next thing is prepared for. */
  const to = ref<ExhibitAudience>('table')
  return { to }
})
