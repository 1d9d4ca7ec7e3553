import { typedKey } from '../../ui/typed-key'
import { useEventListener } from '@vueuse/core'
import { fields, keepsEnter } from '../../ui/focus'

const layers = '[role=dialog], [role=menu], [role=listbox]'

/**
 * The keys of a question, which it receives before the dashboard (QU2). It gets none under a dialog or a menu, or while typing.
 * @param takes performs the key’s action; returns whether the key had one
 * @param form an element of the form, where the form may be in a dialog
 */
export function useQuestionKeys(
  takes: (key: string) => boolean,
  form: () => Element | null | undefined = () => null
): void {
  useEventListener(
    window,
    'keydown',
    event => {
      const { target, ctrlKey, altKey, metaKey, shiftKey, repeat } = event
      if (ctrlKey || altKey || metaKey || shiftKey || repeat) return
      const top = [...document.querySelectorAll(layers)].at(-1)
      if (top && form()?.closest(layers) !== top) return
      // A player looks at the form under the hand, and answers nothing yet.
      if (form()?.closest('[inert]')) return
      if (target instanceof Element && target.closest(fields)) return
      if (event.key === 'Enter' && keepsEnter(target)) return
      if (!takes(typedKey(event))) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true }
  )
}
