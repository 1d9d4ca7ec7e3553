import { onScopeDispose, type ShallowRef } from 'vue'
import { giveFocusBack, guardEnter, isDone, keepsEnter, lendFocus, radioToFocus, take } from './focus'

/** Where the focus goes when a dialog opens and closes, and what Enter presses in it. @param body what stands between its head and its foot */
export function useDialogFocus(body: Readonly<ShallowRef<HTMLElement | null>>) {
  /** What had the focus when the dialog opened. */
  let opener: Element | null = null

  /** The first thing to be done takes the focus, not the cross that closes. */
  function focusFirst(event: Event): void {
    opener = document.activeElement
    const inside =
      body.value?.querySelector<HTMLElement>('[autofocus]') ??
      body.value?.querySelector<HTMLElement>('input, textarea, select, [role=radiogroup]')
    event.preventDefault()
    const content = body.value?.closest<HTMLElement>('[role=dialog]')
    const first =
      radioToFocus(inside) ?? inside ?? content?.querySelector<HTMLElement>(':scope > footer .ember') ?? content
    lendFocus(first)
  }

  /** Enter presses the button that shows it, wherever the focus was put; what was walked to keeps its own. */
  function entered(event: KeyboardEvent): void {
    if (isDone(event) || event.ctrlKey || event.altKey || event.metaKey || keepsEnter(event.target)) return
    const main = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('[data-enter]')].at(-1)
    if (!main) return
    take(event)
    if (!event.repeat) main.click()
  }

  onScopeDispose(() => guardEnter())

  return { focusFirst, giveBack: (event: Event) => giveFocusBack(event, opener), entered }
}
