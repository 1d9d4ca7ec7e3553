import { onMounted, ref, type Ref } from 'vue'

/** False until the component that asks was painted once: for what may come a moment after the page itself. */
export function useAfterPaint(): Ref<boolean> {
  const painted = ref(false)
  onMounted(() => requestAnimationFrame(() => setTimeout(() => (painted.value = true))))
  return painted
}
