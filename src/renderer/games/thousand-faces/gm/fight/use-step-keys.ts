import { useEventListener } from '@vueuse/core'
import { fields } from '../../../../ui/focus'

const layers = '[role=dialog], [role=menu], [role=listbox]'

/**
 * The keys that a step of an exchange takes for itself, before the dashboard hears them: not while anything lies over it, and
 * not while words are typed. Who is asked first is whoever was set up first.
 * @param takes does what the key means; returns whether it meant anything
 */
export function useStepKeys(takes: (key: string) => boolean): void {
  useEventListener(
    window,
    'keydown',
    event => {
      const { key, target, ctrlKey, altKey, metaKey, shiftKey, repeat } = event
      if (ctrlKey || altKey || metaKey || shiftKey || repeat || document.querySelector(layers)) return
      if (target instanceof Element && target.closest(fields)) return
      if (!takes(key)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true }
  )
}
