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

/** The keys of one open form, for as long as it is the one that has them: a digit selects, arrows walk, Enter commits, Escape puts off (QU2). */
export const QuestionKeys = defineComponent({
  props: { form: { type: Object as PropType<KeyedForm>, required: true } },
  emits: ['later'],
  setup(props, { emit }) {
    useActions({
      flip: {
        run: () => props.form.commit(),
        blocked: () => (props.form.asksNumber ? null : props.form.missing)
      }
    })
    const root = (): HTMLElement | null => props.form.root
    useQuestionKeys(key => {
      if (key === 'Escape') {
        emit('later')
        return true
      }
      // No action of the board is performed under a dialog.
      if (key === 'Enter' && root()?.closest('[role=dialog]')) {
        props.form.commit()
        return true
      }
      if (/^[1-9]$/.test(key)) return props.form.select(Number(key))
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return false
      if (document.activeElement?.closest('[role=tablist], [role=toolbar], [role=slider], [role=tree], [role=grid]'))
        return false
      return props.form.walk(key === 'ArrowDown' ? 1 : -1)
    }, root)
    return () => null
  }
})
