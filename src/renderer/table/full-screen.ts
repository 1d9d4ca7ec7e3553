import { typedKey } from '@/ui/typed-key'
import { onScopeDispose, readonly, shallowRef, type Ref } from 'vue'

/** How long the hint for the full screen is shown, after a page load or a move of the pointer. */
const shownForMs = 6_000

/**
 * F or a double click fills the screen with the page, and ends this again (ST12). Where the program places the window, or a
 * browser cannot fill the screen, nothing is offered.
 * @returns whether to show the hint now
 */
export function useFullScreen(page: Window): Readonly<Ref<boolean>> {
  const says = shallowRef(false)
  const { document } = page
  if (page.hearthside || !document.fullscreenEnabled) return says
  let timer = 0

  const toggle = (): void => {
    const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    done.catch(() => undefined) // refused by the browser: the page stays as it is
  }
  const pressed = (event: KeyboardEvent): void => {
    if (typedKey(event).toLowerCase() === 'f' && !event.ctrlKey && !event.altKey && !event.metaKey) toggle()
  }
  const say = (): void => {
    page.clearTimeout(timer)
    says.value = !document.fullscreenElement
    timer = page.setTimeout(() => (says.value = false), shownForMs)
  }

  const listeners = { keydown: pressed, dblclick: toggle, pointermove: say } as const
  for (const [type, listener] of Object.entries(listeners)) page.addEventListener(type, listener as EventListener)
  document.addEventListener('fullscreenchange', say)
  say()
  onScopeDispose(() => {
    for (const [type, listener] of Object.entries(listeners)) page.removeEventListener(type, listener as EventListener)
    document.removeEventListener('fullscreenchange', say)
    page.clearTimeout(timer)
  })
  return readonly(says)
}
