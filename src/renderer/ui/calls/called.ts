import { onBeforeUnmount, onMounted, type ShallowRef, watch } from 'vue'

/**
 * A call arrives over other content: its heading is scrolled into view. The phone vibrates where possible, once for each call.
 * Until the call ends it is also in the title of the tab, because no iPhone vibrates.
 */
export function useCalled(
  call: () => number,
  title: () => string,
  heading: Readonly<ShallowRef<HTMLElement | null>>
): void {
  const { title: before } = document
  function arrive(): void {
    heading.value?.focus()
    // A page without any earlier touch may not vibrate; the browser logs each attempt.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60)
  }
  onMounted(arrive)
  watch(call, arrive)
  watch(title, now => (document.title = now), { immediate: true })
  onBeforeUnmount(() => (document.title = before))
}
