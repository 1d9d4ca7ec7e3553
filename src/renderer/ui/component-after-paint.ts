import { shallowRef, watch, type Component, type ShallowRef } from 'vue'
import { fetchComponent } from './lazy-component'
import { useFirstPaint } from './use-after-paint'

/**
 * A component that the first paint of a page does not need, or that has a simple replacement until then. It is fetched after that paint.
 * It is fetched once for the whole page, and is available at once from then on. After a failure the next user fetches it again.
 * @returns for the setup of a component: the component, null until it is loaded. @param wanted fetches it earlier, when it becomes true
 */
export function defineComponentAfterPaint<Loaded extends Component>(
  load: () => Promise<Loaded>
): (wanted?: () => boolean) => Readonly<ShallowRef<Loaded | null>> {
  const component = shallowRef(null) as ShallowRef<Loaded | null>
  let fetching: Promise<unknown> | null = null

  async function bring(): Promise<void> {
    component.value = await fetchComponent(load)
  }

  return (wanted = () => false) => {
    const painted = useFirstPaint()
    watch([painted, wanted], now => now.some(Boolean) && (fetching ??= bring().catch(() => (fetching = null))), {
      immediate: true
    })
    return component
  }
}
