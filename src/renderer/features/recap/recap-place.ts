import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { RecapAudience } from '#shared/contract'

/** The recap that the Game Master looks at, restored when the page opens again. */
export const useRecapPlace = defineStore('recap', () => {
  /** Null for the newest session. */
  const session = ref<number | null>(null)
  const audience = ref<RecapAudience>('table')
  return { session, audience }
})
