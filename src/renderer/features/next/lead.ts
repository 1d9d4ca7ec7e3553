import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { keyedForm } from '@/features/questions/keyed-forms'

/** Which of two areas has the ember button and Enter: the strip, while the guide leads, or the panel. An open form has them before both. */
export const useLead = defineStore('lead', () => {
  /** The strip shows a step of the guide for now. */
  const strip = ref(false)
  /** The panel has a question, or a flip that the GM has begun to set up. */
  const panel = ref(false)
  /** The strip has the round of a fight to show. */
  const fight = ref(false)
  /** A flip waits for a decision, which comes before a session that is due. */
  const decision = ref(false)
  return {
    strip,
    panel,
    fight,
    decision,
    leads: computed(() => strip.value && !panel.value && keyedForm(null) === null)
  }
})
