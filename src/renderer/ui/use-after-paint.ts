import { onMounted, ref, type Ref } from 'vue'

/** Milliseconds after the first paint in which a page answers before it goes on building. */
const answering = 50

/** False until a moment after the component that asks was painted: for what may come a little later than the page itself. */
export function useAfterPaint(): Ref<boolean> {
  const painted = ref(false)
  onMounted(() => requestAnimationFrame(() => setTimeout(() => (painted.value = true), answering)))
  return painted
}
