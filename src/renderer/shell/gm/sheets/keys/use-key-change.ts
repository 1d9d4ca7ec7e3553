import { useEventListener } from '@vueuse/core'
import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import { type Judgement, judgeKey, keysReset, keysWith, type KeyPlace } from '../../key-choices/change-keys'
import { isModifier } from '../../key-choices/refused-keys'
import { pressedKey, type Stroke, strokeOf } from '../../key-choices/strokes'
import { keyMap, type ActionId } from '../../keys'
import { useAsk } from '../../use-ask'

/** A key that is being changed: which one, and what was pressed for it. */
export interface KeyChange {
  readonly place: KeyPlace
  readonly pressed: Stroke
  /** Null until a key was pressed. */
  readonly judged: Judgement | null
}

export interface KeyChanging {
  readonly changing: ShallowRef<KeyChange | null>
  /** A key that is taken waits for the GM's word; until then whatever is pressed is the new key. */
  readonly asks: ComputedRef<boolean>
  begin(place: KeyPlace): void
  cancel(): void
  /** Of a key that somebody else has: each gets the other's, or the other goes without. */
  take(how: 'swap' | 'give'): void
  /** @param action all of them without it */
  reset(action?: ActionId): void
}

/** Changing keys by pressing the new one. While it listens, no key does anything else. */
export function useKeyChange(): KeyChanging {
  const { ask } = useAsk()
  const changing = shallowRef<KeyChange | null>(null)
  const asks = computed(() => changing.value?.judged?.kind === 'taken')

  function keep(keys: ReturnType<typeof keysWith>): void {
    changing.value = null
    void ask({ ask: 'set-preferences', preferences: { keys } })
  }

  function heard(event: KeyboardEvent): void {
    const now = changing.value
    if (!now || (asks.value && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.repeat || isModifier(event.key)) return
    if (event.key === 'Escape') changing.value = null
    else if (event.key === 'Backspace') keep(keysWith(keyMap.value, [[now.place, '']]))
    else judge(now.place, strokeOf(pressedKey(event)))
  }

  function judge(place: KeyPlace, pressed: Stroke): void {
    const judged = judgeKey(keyMap.value, place, pressed)
    if (judged.kind === 'fine') keep(keysWith(keyMap.value, [[place, pressed]]))
    else changing.value = { place, pressed, judged }
  }

  useEventListener(window, 'keydown', heard, { capture: true })

  return {
    changing,
    asks,
    begin: place => (changing.value = { place, pressed: '', judged: null }),
    cancel: () => (changing.value = null),
    take(how) {
      const now = changing.value
      if (now?.judged?.kind !== 'taken') return
      const mine = keyMap.value.find(({ id }) => id === now.place.action)?.assigned[now.place.nth] ?? ''
      keep(
        keysWith(keyMap.value, [
          [now.place, now.pressed],
          [now.judged.by, how === 'swap' ? mine : '']
        ])
      )
    },
    reset: action => keep(keysReset(keyMap.value, action))
  }
}
