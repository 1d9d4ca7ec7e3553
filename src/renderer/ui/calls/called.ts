import { onBeforeUnmount, onMounted, type ShallowRef, watch } from 'vue'

/**
 * A call arrives over whatever was open: its heading is brought into sight, and the phone knocks softly where it can, once for
 * each call. Until the call is gone it stands in the title of the tab too: no iPhone vibrates.
 */
export function useCalled(
  call: () => number,
  title: () => string,
  heading: Readonly<ShallowRef<HTMLElement | null>>
): void {
  const { title: before } = document
  function arrive(): void {
    heading.value?.focus()
    // A page that was never touched may not vibrate; the browser reports each try.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60)
  }
  onMounted(arrive)
  watch(call, arrive)
  watch(title, now => (document.title = now), { immediate: true })
  onBeforeUnmount(() => (document.title = before))
}
