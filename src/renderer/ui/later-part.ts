import { shallowRef, watch, type Component, type ShallowRef } from 'vue'
import { fetchPart } from './async-part'
import { useFirstPaint } from './use-after-paint'

/**
 * A part that the first paint of a page does not need, or that has a simple replacement until then. It is fetched after that paint.
 * It is fetched once for the whole page, and is available at once from then on. After a failure the next user fetches it again.
 * @returns for the setup of a component: the part, null until it is loaded. @param wanted fetches it earlier, when it becomes true
 */
export function laterPart<Part extends Component>(
  load: () => Promise<Part>
): (wanted?: () => boolean) => Readonly<ShallowRef<Part | null>> {
  const part = shallowRef(null) as ShallowRef<Part | null>
  let fetching: Promise<unknown> | null = null

  async function bring(): Promise<void> {
    part.value = await fetchPart(load)
  }

  return (wanted = () => false) => {
    const painted = useFirstPaint()
    watch([painted, wanted], now => now.some(Boolean) && (fetching ??= bring().catch(() => (fetching = null))), {
      immediate: true
    })
    return part
  }
}
