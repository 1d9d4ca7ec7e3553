import { nextTick, watch, type Ref } from 'vue'
import { useActions } from '../actions/actions'
import { usePreparationPlace } from './preparation-place'

/** The key that swaps the log and what was prepared. @param openDrawer where the column has no room */
export function useColumnKey(openDrawer: (part: string) => void): void {
  const place = usePreparationPlace()

  function swap(): void {
    place.column = place.column === 'log' ? 'tonight' : 'log'
    place.wantsFocus = place.column === 'tonight'
    const column = document.getElementById('gm-side')
    if (place.wantsFocus && column && getComputedStyle(column).display === 'none') openDrawer('tonight')
  }

  useActions({ tonight: swap })
}

/** Whoever came by the key has the first line that is not used under their fingers, once it is there. */
export function useFirstBox(part: Readonly<Ref<HTMLElement | null>>, isThere: () => boolean): void {
  const place = usePreparationPlace()
  watch(
    () => isThere() && place.wantsFocus,
    async now => {
      if (!now) return
      place.wantsFocus = false
      await nextTick()
      boxesIn(part.value)
        .find(box => box.getAttribute('aria-checked') === 'false')
        ?.focus()
    },
    { immediate: true }
  )
}

/** ↓ and ↑ go through the boxes of the column. */
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
