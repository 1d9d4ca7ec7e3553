import { onMounted, ref, type Ref } from 'vue'

/** Milliseconds after the first paint in which a page answers before it goes on building. */
const pauseAfterPaintMs = 50

/** False until a moment after the component that asks was painted: for what may come a little later than the page itself. */
export function useAfterPaint(): Ref<boolean> {
  const painted = ref(false)
  onMounted(() => afterPaint(() => (painted.value = true)))
  return painted
}

const firstPicture = ref(false)
let asked = false

/**
 * False until a moment after the page's first picture, whoever shows it, and true from then on: for what is no part of
 * that picture, and is there at once whenever its place is shown again.
 */
export function useFirstPicture(): Readonly<Ref<boolean>> {
  onMounted(() => {
    if (asked) return
    asked = true
    afterPaint(() => (firstPicture.value = true))
  })
  return firstPicture
}

function afterPaint(go: () => void): void {
  requestAnimationFrame(() => setTimeout(go, pauseAfterPaintMs))
}
