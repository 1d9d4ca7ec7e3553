import { typedKey } from '../../ui/typed-key'
import { useEventListener } from '@vueuse/core'
import { fields } from '../../ui/focus'

const layers = '[role=dialog], [role=menu], [role=listbox]'

/**
 * The keys that a question takes for itself, before the dashboard hears them (QU2): not under a dialog or a menu, and not while words are typed.
 * @param takes does what the key means; returns whether the key meant anything
 */
export function useQuestionKeys(takes: (key: string) => boolean): void {
  useEventListener(
    window,
    'keydown',
    event => {
      const { target, ctrlKey, altKey, metaKey, shiftKey, repeat } = event
      if (ctrlKey || altKey || metaKey || shiftKey || repeat || document.querySelector(layers)) return
      if (target instanceof Element && target.closest(fields)) return
      if (!takes(typedKey(event))) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true }
  )
}
