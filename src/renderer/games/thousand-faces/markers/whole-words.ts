import { nextTick, ref, watch, type Ref } from 'vue'
import { useResizeObserver } from '@vueuse/core'

/**
 * How many of a row of texts fit as a whole into so many lines. The first always counts, however long it is.
 * @param element contains the texts, shows so many of them, and is as high as they need
 * @param texts in the order in which they are shown
 */
export function useWholeWords(
  element: Readonly<Ref<HTMLElement | null>>,
  texts: () => readonly string[],
  lines: () => number
): Readonly<Ref<number>> {
  const shown = ref(texts().length)

  async function fit(): Promise<void> {
    shown.value = texts().length
    await nextTick()
    while (shown.value > 1 && element.value && linesOf(element.value) > lines()) {
      shown.value -= 1
      await nextTick()
    }
  }

  watch(() => `${lines()} ${texts().join('\n')}`, fit)
  useResizeObserver(element, () => void fit())
  return shown
}

function linesOf(element: HTMLElement): number {
  return Math.round(element.offsetHeight / Number.parseFloat(getComputedStyle(element).lineHeight))
}
