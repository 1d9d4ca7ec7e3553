import { type ShallowRef, watch } from 'vue'
import { useResizeObserver } from '@vueuse/core'

/**
 * A form never becomes lower while its question is open: content below it keeps its position when fields fold.
 * A new width or another question measures anew.
 */
export function useHeldHeight(form: Readonly<ShallowRef<HTMLElement | null>>, of: () => string): void {
  let width = 0
  let held = 0
  function hold(height: number): void {
    held = height
    form.value?.style.setProperty('min-height', height > 0 ? `${height}px` : null)
  }
  function begin(): void {
    hold(0)
    hold(form.value?.offsetHeight ?? 0)
  }
  watch(of, begin, { flush: 'post' })
  useResizeObserver(form, ([entry]) => {
    const box = entry?.borderBoxSize[0]
    if (!box) return
    if (Math.abs(box.inlineSize - width) > 1) begin()
    else if (box.blockSize > held) hold(box.blockSize)
    width = box.inlineSize
  })
}
