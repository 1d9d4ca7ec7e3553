import { computed, type ComputedRef, onScopeDispose, ref, watch } from 'vue'
import {
  type Answers,
  type AnyQuestion,
  askedFields,
  endsFight,
  type Field,
  missingAnswer,
  oneOf,
  proposedAnswers,
  severalOf,
  staminaLeft,
  xpSpent
} from '#rules/core/question'
import { useKeptAnswers } from './kept-answers'

/** The answers of one form: the proposals of the question, until the reader makes another valid choice. */
export interface FormAnswers {
  readonly answers: ComputedRef<Answers>
  readonly asked: ComputedRef<readonly Field[]>
  /** The missing answer; null: the form can be committed. */
  readonly missing: ComputedRef<string | null>
  readonly endsFight: ComputedRef<boolean>
  readonly xp: ComputedRef<number>
  /** Null: no Stamina is spent. */
  readonly staminaLeft: ComputedRef<number | null>
  set(field: string, answer: Answers[string]): void
  /** Back to the proposals. */
  clear(): void
  /** The host has the answers: the next form of the question begins with the proposals. */
  accepted(): void
}

/** @param preferred answers with priority over the proposals, for example the kind of dice that was used last */
export function useFormAnswers(question: () => AnyQuestion, preferred: () => Answers = () => ({})): FormAnswers {
  const kept = useKeptAnswers()
  let key = kept.keyOf(question())
  const answered = ref<Answers>(kept.take(question()))
  let isTaken = false
  const keep = (): void => kept.keep(key, isTaken ? {} : answered.value)
  watch(
    () => kept.keyOf(question()),
    now => {
      keep()
      key = now
      isTaken = false
      answered.value = kept.take(question())
    }
  )
  onScopeDispose(keep)
  const answers = computed(() => {
    const { fields } = question()
    const now: Answers = { ...proposedAnswers(question()) }
    const own = { ...preferred(), ...answered.value }
    return fields.reduce<Answers>((all, field) => {
      const answer = field.key in own ? stillPossible(field, own[field.key]) : null
      return answer === null ? all : { ...all, [field.key]: answer }
    }, now)
  })
  return {
    answers,
    asked: computed(() => askedFields(question(), answers.value)),
    missing: computed(() => missingAnswer(question(), answers.value)),
    endsFight: computed(() => endsFight(question(), answers.value)),
    xp: computed(() => xpSpent(question(), answers.value)),
    staminaLeft: computed(() => staminaLeft(question(), answers.value)),
    set(field, answer) {
      isTaken = false
      answered.value = { ...answered.value, [field]: answer }
    },
    clear: () => (answered.value = {}),
    accepted() {
      isTaken = true
      // The form may have left the page before the answer of the host.
      kept.keep(key, {})
    }
  }
}

/** The answer as far as it is still possible; null when it is not. */
function stillPossible(field: Field, answer: Answers[string] | undefined): Answers[string] | null {
  const own = { [field.key]: answer ?? '' }
  switch (field.kind) {
    case 'one': {
      // No choice is an answer of its own, also where one is proposed.
      if (field.optional && answer === '') return ''
      const chosen = oneOf(own, field.key)
      return field.choices.some(({ key, blocked }) => key === chosen && !blocked) ? chosen : null
    }
    case 'several': {
      const keys = new Set(field.choices.filter(({ blocked }) => !blocked).map(({ key }) => key))
      const all = severalOf(own, field.key)
      return all.filter(key => keys.has(key)).slice(0, field.most)
    }
    case 'number':
      return typeof answer === 'number' ? Math.min(field.most, Math.max(field.least, answer)) : null
    case 'text':
      return typeof answer === 'string' ? answer : null
  }
}
