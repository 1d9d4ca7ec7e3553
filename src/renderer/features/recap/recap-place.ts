import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { RecapAudience } from '#shared/contract'

/** Which recap the Game Master looks at: it is there again when the page is opened again. */
export const useRecapPlace = defineStore('recap', () => {
  /** Null for the newest session. */
  const session = ref<number | null>(null)
  const audience = ref<RecapAudience>('table')
  return { session, audience }
})
