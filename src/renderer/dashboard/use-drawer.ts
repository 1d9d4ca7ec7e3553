import { nextTick, ref, type Ref } from 'vue'

/** Whether the Game Master's column is open over the panel, in a window that shows only its spine. */
export function useDrawer(): {
  readonly drawer: Ref<boolean>
  /**
   * @param part the requested part of the column: it is scrolled into view and focused. Null closes the drawer, and the focus returns to its opener
   */
  toggle(part: string | null): void
} {
  const drawer = ref(false)
  let opener: Element | null = null
  return {
    drawer,
    toggle(part) {
      const wasOpen = drawer.value
      drawer.value = part !== null
      if (part === null) {
        if (wasOpen && opener instanceof HTMLElement) opener.focus()
        return
      }
      opener = document.activeElement
      void nextTick(() => {
        const column = document.getElementById('gm-side')
        const target = column?.querySelector<HTMLElement>(`[data-part="${part}"]`)
        target?.scrollIntoView({ block: 'nearest' })
        ;(target?.querySelector<HTMLElement>('button, [tabindex]') ?? column)?.focus()
      })
    }
  }
}
