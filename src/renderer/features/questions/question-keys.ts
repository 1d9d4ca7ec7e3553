import { defineComponent, type PropType } from 'vue'
import { useActions } from '@/features/actions/actions'
import { typedKey } from '@/ui/typed-key'
import { useEventListener } from '@vueuse/core'
import { fields, keepsEnter } from '@/ui/focus'
import { keyedForm, type KeyedForm, layers, useKeyedForm } from './keyed-forms'

/** Groups with their own use of ↑ and ↓, and buttons that open a menu by ↓. The tabs over a form are side by side and keep ← and →. */
const walking =
  '[role=radiogroup]:not(.choices, .segments), [role=tablist], [role=toolbar], [role=slider], [role=tree], [role=grid], [aria-haspopup=menu]'

/**
 * The keys of one form, while it is on the page (QU2). A digit selects, arrows walk, Enter commits, Escape puts off.
 * Of several forms in one layer only one has them.
 */
export const QuestionKeys = defineComponent({
  props: {
    /** Null: no form is drawn yet; Enter has no effect. */
    form: { type: Object as PropType<KeyedForm | null>, default: null },
    /** Puts the question off; absent: the component around the form handles Escape. */
    later: { type: Function as PropType<(() => void) | undefined>, default: undefined }
  },
  setup(props) {
    useKeyedForm(() => props.form)
    /** The newest component handles the action, for the form that has the keys. */
    const leading = (): KeyedForm | null => keyedForm(null) ?? props.form
    useActions({
      flip: {
        run: () => leading()?.commit(),
        blocked: () => (leading()?.asksNumber ? null : (leading()?.missing ?? null))
      }
    })
    const root = (): HTMLElement | null => props.form?.root ?? null
    useQuestionKeys(key => {
      const { form, later } = props
      if ((keyedForm(root()) ?? form) !== form) return false
      if (key === 'Escape' && later) {
        later()
        return true
      }
      if (!form) return false
      // No action of the board is performed under a dialog.
      if (key === 'Enter' && root()?.closest('[role=dialog]')) {
        form.commit()
        return true
      }
      if (/^[1-9]$/.test(key)) return form.select(Number(key))
      if ((key !== 'ArrowDown' && key !== 'ArrowUp') || document.activeElement?.closest(walking)) return false
      return form.walk(key === 'ArrowDown' ? 1 : -1)
    }, root)
    return () => null
  }
})

/**
 * The keys of a question, which it receives before the dashboard (QU2). It gets none under a dialog or a menu, or while typing.
 * @param takes performs the key’s action; returns whether the key had one
 * @param form an element of the form, where the form may be in a dialog
 */
function useQuestionKeys(takes: (key: string) => boolean, form: () => Element | null | undefined = () => null): void {
  useEventListener(
    window,
    'keydown',
    event => {
      const { target, ctrlKey, altKey, metaKey, shiftKey, repeat } = event
      if (ctrlKey || altKey || metaKey || shiftKey || repeat) return
      // The list of names below a field is on the page, also while it is empty and hidden.
      const top = [...document.querySelectorAll<HTMLElement>(layers)].findLast(({ style }) => style.display !== 'none')
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
