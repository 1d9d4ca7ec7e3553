import { onMounted, ref, type Ref, shallowRef, watch, type Component, type ShallowRef } from 'vue'
import { fetchComponent } from './lazy-component'

/** Milliseconds after the first paint in which a page stays responsive before it builds further parts. */
const pauseAfterPaintMs = 50

/** False until shortly after the calling component was painted: for parts that may appear slightly later than the page. */
export function useAfterPaint(): Ref<boolean> {
  const painted = ref(false)
  onMounted(() => afterPaint(() => (painted.value = true)))
  return painted
}

const firstPaint = ref(false)
let asked = false

/**
 * False until shortly after the first paint of the page, and true from then on, for every component.
 * For parts outside that first paint, which later appear at once with their area.
 */
export function useFirstPaint(): Readonly<Ref<boolean>> {
  onMounted(() => {
    if (asked) return
    asked = true
    afterPaint(() => (firstPaint.value = true))
  })
  return firstPaint
}

function afterPaint(go: () => void): void {
  requestAnimationFrame(() => setTimeout(go, pauseAfterPaintMs))
}

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
