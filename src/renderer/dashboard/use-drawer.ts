import { nextTick, ref, type Ref } from 'vue'

/** Whether the Game Master's column lies over the panel, where only its spine has room. */
export function useDrawer(): {
  readonly drawer: Ref<boolean>
  /** @param part of the column that was asked for: it is brought into sight and given the focus. null closes the drawer, and what opened it has the focus again */
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
