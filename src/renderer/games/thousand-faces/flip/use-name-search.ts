import { typedKey } from '../../../ui/typed-key'
import { isComposing } from '../../../ui/typing'
import { pressedKey } from '../../../features/keys/strokes'
import { computed, type ComputedRef, ref, type Ref, watch } from 'vue'
import { counted } from '#rules/core/text'
import type { CardId } from '#rules/thousand-faces/vocabulary'
import { perform } from '../../../features/actions/actions'
import { actionOf } from '../../../features/keys/keys'
import { suitNames } from '../../../ui/symbol-words'
import { cardsFitting, chosenBy, oneOfEach, readingOrder, tellsAll } from './card-search'

/**
 * The search for the card that came up: what is typed, what fits it, and what keys do with it.
 * @param send says that this is the card; whether that was taken
 */
export function useNameSearch(possible: () => readonly CardId[], send: (card: CardId) => Promise<boolean>) {
  const typed = ref('')
  const fitting = computed(() => oneOfEach(cardsFitting(possible(), typed.value)))
  /** The one that the arrows walked to. */
  const walked = ref<number | null>(null)
  watch(fitting, () => (walked.value = null))
  const sure = computed(() =>
    walked.value === null ? chosenBy(fitting.value, typed.value) : fitting.value[walked.value]
  )
  /** Cards that look alike at the edges carry letters. */
  const twins = computed(() => tellsAll(typed.value) && fitting.value.length > 1)
  /** What Enter would want to know first. */
  const unsure = ref(false)
  watch([typed, walked], () => (unsure.value = false))
  const hint = useHint(fitting, twins, unsure)

  /** Enter names, arrows choose, Esc clears; what means nothing here goes on to the board: Ctrl+Z undoes, Q opens the sheet. */
  function pressed(event: KeyboardEvent): void {
    if (isComposing(event)) return
    const key = event.key
    if (key === 'Enter') {
      if (sure.value) void name(sure.value)
      else unsure.value = true
    } else if (key === 'Escape') {
      if (typed.value === '' && walked.value === null) (event.target as HTMLElement | null)?.blur()
      typed.value = ''
      walked.value = null
    } else if (key.startsWith('Arrow') && fitting.value.length > 0) {
      walk(key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1)
    } else if (!passedOn(event, typed.value)) return
    event.preventDefault()
  }

  function walk(by: number): void {
    const count = fitting.value.length
    walked.value = ((walked.value ?? (by > 0 ? -1 : 0)) + by + count) % count
  }

  async function name(card: CardId | undefined): Promise<void> {
    if (card && (await send(card))) typed.value = ''
  }

  return { typed, fitting, sure, twins, hint, pressed, name }
}

/** What stands below the field. */
function useHint(
  fitting: ComputedRef<readonly CardId[]>,
  twins: ComputedRef<boolean>,
  unsure: Ref<boolean>
): ComputedRef<string> {
  return computed(() => {
    if (fitting.value.length === 0)
      return 'No unseen card shows that. Look at the card again, or correct the piles first.'
    if (twins.value)
      return `${counted(fitting.value.length, 'card')} show the same four results: type the letter on the card.`
    if (unsure.value) return `${counted(fitting.value.length, 'card')} fit: type on, or choose with the arrow keys.`
    return `Type what it shows for ${readingOrder.map(suit => suitNames[suit]).join(', ')}: 0 for a cross, 1 to 3 for checks; W finds Wounds, B Blessings.`
  })
}

/** What means nothing here goes on to the board. @returns whether something there took it */
function passedOn(event: KeyboardEvent, typed: string): boolean {
  const ctrl = event.ctrlKey || event.metaKey
  if (!ctrl && (typed !== '' || /^[0-9wbx.?,/ ]$/i.test(typedKey(event)))) return false
  const means = actionOf({ ...pressedKey(event), at: 'nowhere', lettered: 0 })
  return means !== null && perform(means.action, means.nth)
}
