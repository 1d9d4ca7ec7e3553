import { onMounted, ref, type Ref } from 'vue'

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
