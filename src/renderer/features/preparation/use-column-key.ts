import { nextTick, watch, type Ref } from 'vue'
import { useActions } from '@/features/actions/actions'
import { usePreparationStore } from './preparation-store'

/** The key that switches between the log and the prepared lines. @param openDrawer for a window without space for the column */
export function useColumnKey(openDrawer: (part: string) => void): void {
  const store = usePreparationStore()

  function swap(): void {
    store.column = store.column === 'log' ? 'tonight' : 'log'
    store.wantsFocus = store.column === 'tonight'
    const column = document.getElementById('gm-side')
    if (store.wantsFocus && column && getComputedStyle(column).display === 'none') openDrawer('tonight')
  }

  useActions({ tonight: swap })
}

/** After the key, focuses the first unused line when it is loaded. */
export function useFirstBox(part: Readonly<Ref<HTMLElement | null>>, isThere: () => boolean): void {
  const store = usePreparationStore()
  watch(
    () => isThere() && store.wantsFocus,
    async now => {
      if (!now) return
      store.wantsFocus = false
      await nextTick()
      boxesIn(part.value)
        .find(box => box.getAttribute('aria-checked') === 'false')
        ?.focus()
    },
    { immediate: true }
  )
}

/** ↓ and ↑ move through the boxes of the column. */
export function walkBoxes(event: KeyboardEvent): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const boxes = boxesIn(event.currentTarget as Element)
  const at = boxes.findIndex(box => box === event.target)
  if (by === 0 || at < 0) return
  event.preventDefault()
  event.stopPropagation()
  boxes[at + by]?.focus()
}

function boxesIn(part: Element | null): readonly HTMLElement[] {
  return [...(part?.querySelectorAll<HTMLElement>('[role=checkbox]') ?? [])]
}
