import { nextTick, ref, type Ref } from 'vue'

/** Whether the Game Master's column lies over the panel, where only its spine has room. */
export function useDrawer(): {
  readonly drawer: Ref<boolean>
  /** @param part of the column that was asked for; it is brought into sight and given the focus */
  toggle(part: string | null): void
} {
  const drawer = ref(false)
  return {
    drawer,
    toggle(part) {
      drawer.value = part !== null
      if (part === null) return
      void nextTick(() => {
        const column = document.getElementById('gm-side')
        const target = column?.querySelector<HTMLElement>(`[data-part="${part}"]`)
        target?.scrollIntoView({ block: 'nearest' })
        ;(target?.querySelector<HTMLElement>('button, [tabindex]') ?? column)?.focus()
      })
    }
  }
}
