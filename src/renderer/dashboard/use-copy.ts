import { useTimeoutFn } from '@vueuse/core'
import type { PlainExplanation } from '#rules/core/refusal'
import { readonly, ref, type Ref } from 'vue'
import { copyText } from '../ui/copy-text'
import { useAsk } from '../features/commands/use-ask'

/** Milliseconds for which a button says that it has copied. */
const toldForMs = 2_000

/**
 * The “Copy” of the dashboard's buttons: says of which text it has just been done, and what to do where it cannot be done.
 * @param refuse tells the latter; else the nearest `RefusalSpot` does
 */
export function useCopy(refuse: (why: PlainExplanation) => void = useAsk().refuse): {
  /** The text that was copied a moment ago, or null. */
  readonly copied: Readonly<Ref<string | null>>
  /** @param shown where the text stands on the page; null where it does not */
  copy(text: string, shown?: Element | null): Promise<void>
} {
  const copied = ref<string | null>(null)
  const { start } = useTimeoutFn(() => (copied.value = null), toldForMs, { immediate: false })
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
