import { onScopeDispose, type ShallowRef } from 'vue'
import { giveFocusBack, guardEnter, isDone, keepsEnter, lendFocus, radioToFocus, take } from './focus'

/** The focus at opening and closing of a dialog, and the effect of Enter in it. @param body the part between its head and its foot */
export function useDialogFocus(body: Readonly<ShallowRef<HTMLElement | null>>) {
  /** The element that had the focus when the dialog opened. */
  let opener: Element | null = null

  /** The first control gets the focus, not the cross that closes the dialog. */
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

  /** Enter presses the button that shows this key; a control that was reached by the keyboard keeps its Enter. */
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
