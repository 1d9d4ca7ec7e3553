import { useEventListener } from '@vueuse/core'
import { isFetching, partsFetched } from '../../ui/async-part'
import { fields } from '../../ui/focus'

/**
 * Keeps keys that are pressed while something asked for is still being fetched, and presses them again once it is there:
 * what is typed behind Ctrl+K belongs into its field, and Enter behind the key of a panel means that panel.
 */
export function useHeldKeys(): void {
  const held: KeyboardEvent[] = []
  const again = new WeakSet<Event>()
  let releasing = false

  async function release(): Promise<void> {
    releasing = true
    while (held.length > 0) {
      await partsFetched()
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

/** Not what the browser does by itself: reloading, walking by Tab, scrolling. */
function canWait({ key, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey || isComposing) return false
  return key.length === 1 || key === 'Enter' || key === 'Escape'
}

/** Whoever writes in a field goes on writing there. */
function isForThePage({ target }: KeyboardEvent): boolean {
  return !(target instanceof Element && target.closest(fields))
}

function strokeOf({ key, code, shiftKey, repeat }: KeyboardEvent): KeyboardEventInit {
  return { key, code, shiftKey, repeat }
}

/** A script's press does nothing by itself: letters are written, and buttons clicked, as the browser would have done. */
function finish(at: Element, key: string): void {
  if (at.matches(fields) && key.length === 1) document.execCommand('insertText', false, key)
  else if (at instanceof HTMLButtonElement && (key === 'Enter' || key === ' ')) at.click()
}

/** By then Vue shows what was asked for, and what came has the focus. */
function aTask(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}
