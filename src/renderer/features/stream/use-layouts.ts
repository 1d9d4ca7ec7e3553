import { computed, ref, type Ref } from 'vue'
import { cutBetweenLetters } from '#rules/core/text'
import { deliveredLayouts, firstLayout, isDelivered } from '#shared/overlay-layouts'
import { mostLayouts } from '#shared/overlay-vocabulary'
import type { LayoutId, OverlayLayout } from '#shared/overlay-layout-schema'
import { useGm } from '@/dashboard/store'
import { useAsk } from '@/features/commands/use-host-reply'

/** The layout that the Game Master opened last: the page opens there again. */
const chosen: Ref<LayoutId> = ref(firstLayout)

/** The layouts of the stream, and their actions. */
export function useLayouts() {
  const gm = useGm()
  const { ask } = useAsk()
  const layouts = computed(() => gm.snapshot?.preferences.layouts ?? deliveredLayouts)
  const layout = computed(
    () => layouts.value.find(({ id }) => id === chosen.value) ?? (layouts.value[0] as OverlayLayout)
  )
  const keep = (next: readonly OverlayLayout[]) => ask({ ask: 'set-preferences', preferences: { layouts: next } })

  async function copy(): Promise<void> {
    const made = copyOf(layout.value, layouts.value)
    if (made === null) return
    const at = layouts.value.indexOf(layout.value) + 1
    const answer = await keep([...layouts.value.slice(0, at), made, ...layouts.value.slice(at)])
    if (answer.ok) chosen.value = made.id
  }

  return {
    layouts,
    layout,
    chosen,
    full: computed(() => layouts.value.length >= mostLayouts),
    change: (part: Partial<OverlayLayout>) =>
      void keep(layouts.value.map(each => (each.id === layout.value.id ? { ...each, ...part } : each))),
    copy,
    remove(): void {
      const { id, kind } = layout.value
      if (isDelivered(id)) return
      void keep(layouts.value.filter(each => each.id !== id))
      chosen.value = kind
    }
  }
}

/** A copy with a new name and a free id; null when the limit of layouts is reached. */
function copyOf(layout: OverlayLayout, all: readonly OverlayLayout[]): OverlayLayout | null {
  const ids = Array.from({ length: mostLayouts }, (_, nth) => `copy-${nth + 1}`)
  const free = ids.find(id => !all.some(each => each.id === id))
  if (free === undefined || all.length >= mostLayouts) return null
  return { ...layout, id: free, name: `${cutBetweenLetters(layout.name, 34)}, copy` }
}
