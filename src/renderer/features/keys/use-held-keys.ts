import { useEventListener } from '@vueuse/core'
import { isFetching, componentsFetched } from '@/ui/lazy-component'
import { fields } from '@/ui/focus'

/**
 * Holds keys back while a requested part is being fetched, and sends them again when it is loaded.
 * Letters after Ctrl+K belong into its field, and Enter after the key of a panel belongs to that panel.
 */
export function useHeldKeys(): void {
  const held: KeyboardEvent[] = []
  const again = new WeakSet<Event>()
  let releasing = false

  async function release(): Promise<void> {
    releasing = true
    while (held.length > 0) {
      await componentsFetched()
      await aTask()
      const next = held.shift()
      if (next) pressAgain(next)
      await aTask()
    }
    releasing = false
  }

  function pressAgain(event: KeyboardEvent): void {
    const copy = new KeyboardEvent('keydown', { ...strokeOf(event), bubbles: true, cancelable: true, composed: true })
    again.add(copy)
    const at = document.activeElement ?? document.body
    if (at.dispatchEvent(copy)) finish(at, event.key)
  }

  useEventListener(
    window,
    'keydown',
    event => {
      if (again.has(event) || !canWait(event) || !(releasing || (isFetching() && isForThePage(event)))) return
      event.preventDefault()
      event.stopImmediatePropagation()
      held.push(event)
      if (!releasing) void release()
    },
    { capture: true }
  )
}

/** Keys with a default action of the browser do not wait: reload, Tab, scrolling. */
function canWait({ key, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey || isComposing) return false
  return key.length === 1 || key === 'Enter' || key === 'Escape'
}

/** Typing in a field continues in that field. */
function isForThePage({ target }: KeyboardEvent): boolean {
  return !(target instanceof Element && target.closest(fields))
}

function strokeOf({ key, code, shiftKey, repeat }: KeyboardEvent): KeyboardEventInit {
  return { key, code, shiftKey, repeat }
}

/** A scripted key press has no default action: letters are inserted and buttons clicked here. */
function finish(at: Element, key: string): void {
  if (at.matches(fields) && key.length === 1) document.execCommand('insertText', false, key)
  else if (at instanceof HTMLButtonElement && (key === 'Enter' || key === ' ')) at.click()
}

/** One task later: Vue shows the requested part, and it has the focus. */
function aTask(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}
