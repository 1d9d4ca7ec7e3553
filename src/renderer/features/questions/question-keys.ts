import { defineComponent, type PropType } from 'vue'
import { useActions } from '../actions/actions'
import { useQuestionKeys } from './use-question-keys'

/** What the keys do with a form. */
export interface KeyedForm {
  readonly asksNumber: boolean
  readonly missing: string | null
  readonly root: HTMLElement | null
  commit(): void
  select(number: number): boolean
  walk(by: 1 | -1): boolean
}

/** Groups with their own use of ↑ and ↓. The tabs over a form are side by side and keep ← and →. */
const walking =
  '[role=radiogroup]:not(.choices, .segments), [role=tablist], [role=toolbar], [role=slider], [role=tree], [role=grid]'

/** The keys of one form, for as long as this is on the page: a digit selects, arrows walk, Enter commits, Escape puts off (QU2). */
export const QuestionKeys = defineComponent({
  props: {
    /** Null: no form is drawn yet; Enter has no effect. */
    form: { type: Object as PropType<KeyedForm | null>, default: null },
    /** Puts the question off; absent: the component around the form handles Escape. */
    later: { type: Function as PropType<(() => void) | undefined>, default: undefined }
  },
  setup(props) {
    useActions({
      flip: {
        run: () => props.form?.commit(),
        blocked: () => (props.form?.asksNumber ? null : (props.form?.missing ?? null))
      }
    })
    const root = (): HTMLElement | null => props.form?.root ?? null
    useQuestionKeys(key => {
      const { form, later } = props
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
