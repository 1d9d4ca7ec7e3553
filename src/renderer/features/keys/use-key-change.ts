import { useEventListener } from '@vueuse/core'
import { computed, shallowRef } from 'vue'
import { type KeyCheck, checkKey, keysReset, keysWith, type AssignedKey } from './change-keys'
import { isModifier } from './refused-keys'
import { pressedKey, type Stroke, strokeOf } from './strokes'
import { keyMap, type ActionId } from './keys'
import { useAsk } from '@/features/commands/use-host-reply'

/** A change of a key: its position, and the pressed stroke. */
export interface KeyChange {
  readonly key: AssignedKey
  readonly pressed: Stroke
  /** Null until a key was pressed. */
  readonly checked: KeyCheck | null
}

/** Changes keys by pressing the new one. While it listens, keys have no other effect. */
export function useKeyChange() {
  const { ask } = useAsk()
  const changing = shallowRef<KeyChange | null>(null)
  /** A taken or shared key waits for the GM's decision; until then every pressed key is the new key. */
  const asks = computed(() => ['taken', 'shared'].includes(changing.value?.checked?.kind ?? ''))

  function keep(keys: ReturnType<typeof keysWith>): void {
    changing.value = null
    void ask({ ask: 'set-preferences', preferences: { keys } })
  }

  function check(key: AssignedKey, pressed: Stroke): void {
    const checked = checkKey(keyMap.value, key, pressed)
    if (checked.kind === 'fine') keep(keysWith(keyMap.value, [[key, pressed]]))
    else changing.value = { key, pressed, checked }
  }

  useStrokes(
    event => changing.value !== null && (!asks.value || event.key === 'Escape'),
    stroke => {
      const key = changing.value?.key
      if (!key || stroke === 'Esc') changing.value = null
      else if (stroke === 'Backspace') keep(keysWith(keyMap.value, [[key, '']]))
      else check(key, stroke)
    }
  )

  return {
    changing,
    asks,
    begin: (key: AssignedKey) => (changing.value = { key, pressed: '', checked: null }),
    cancel: () => (changing.value = null),
    /** For a taken key: both actions swap keys, or the other one loses it. */
    take: (how: 'swap' | 'give') => changing.value && keep(settled(changing.value, how)),
    /** @param action absent: all actions */
    reset: (action?: ActionId) => keep(keysReset(keyMap.value, action))
  }
}

/** The keys after the GM's decision about a taken one. */
function settled({ key, pressed, checked }: KeyChange, how: 'swap' | 'give'): ReturnType<typeof keysWith> {
  const mine = keyMap.value.find(({ id }) => id === key.action)?.assigned[key.nth] ?? ''
  const other = checked?.kind === 'taken' ? ([[checked.by, how === 'swap' ? mine : '']] as const) : []
  return keysWith(keyMap.value, [[key, pressed], ...other])
}

/** Receives every stroke before all other listeners, while `wanted` accepts it. */
function useStrokes(wanted: (event: KeyboardEvent) => boolean, onStroke: (stroke: Stroke) => void): void {
  useEventListener(
    window,
    'keydown',
    event => {
      if (!wanted(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!event.repeat && !isModifier(event.key)) onStroke(strokeOf(pressedKey(event)))
    },
    { capture: true }
  )
}
