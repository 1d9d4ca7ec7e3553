import { computed, ref, type ComputedRef, type Ref } from 'vue'
import type { BoardCommand } from '#rules/registry'
import { denialWords } from './denial-words'
import { refusalSpotAround, spotOf } from './refusal-spot'
import { useShownBoard } from './shown-board'
import { useGm } from './store'

export interface CommandOnScreen {
  /** @returns whether it was done. */
  send(): Promise<boolean>
  /** Why the last thing asked for in this place was refused; null when it was not. */
  readonly why: ComputedRef<ReturnType<typeof denialWords> | null>
  /** It is on its way. */
  readonly busy: Readonly<Ref<boolean>>
}

/** A command to the board that this component lies on. @param make is asked when it is sent. */
export function useCommand(make: () => BoardCommand): CommandOnScreen {
  const gm = useGm()
  const board = useShownBoard()
  const spot = refusalSpotAround()
  const busy = ref(false)
  return {
    busy,
    why: computed(() => (gm.said && spotOf(gm.said.at) === spot() ? denialWords(gm.said.denial) : null)),
    async send() {
      busy.value = true
      const answer = await gm.act(board.value, make(), spot())
      busy.value = false
      return answer.ok
    }
  }
}
