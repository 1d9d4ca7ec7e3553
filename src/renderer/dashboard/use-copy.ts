import { useTimeoutFn } from '@vueuse/core'
import type { PlainExplanation } from '#rules/core/refusal'
import { readonly, ref, type Ref } from 'vue'
import { copyText } from '@/ui/copy-text'
import { useAsk } from '@/features/commands/use-host-reply'

/** Milliseconds for which a button reports that it has copied. */
const shownForMs = 2_000

/**
 * Copies texts for the dashboard's buttons: reports the copied text, or the remedy for a failure.
 * @param refuse shows the failure; by default the nearest `RefusalSpot` does
 */
export function useCopy(refuse: (why: PlainExplanation) => void = useAsk().refuse): {
  /** The text that was copied just now, or null. */
  readonly copied: Readonly<Ref<string | null>>
  /** @param shown the element with the text on the page; null without one */
  copy(text: string, shown?: Element | null): Promise<void>
} {
  const copied = ref<string | null>(null)
  const { start } = useTimeoutFn(() => (copied.value = null), shownForMs, { immediate: false })
  return {
    copied: readonly(copied),
    async copy(text, shown = null) {
      copied.value = null
      if (await copyText(text, shown)) {
        copied.value = text
        start()
      } else
        refuse({
          message: 'Nothing was copied',
          remedy: shown ? 'The text is selected: copy it with Ctrl C' : 'Click this page, then press Copy again'
        })
    }
  }
}
