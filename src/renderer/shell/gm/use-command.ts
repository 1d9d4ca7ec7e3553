import { ref, type Ref } from 'vue'
import type { BoardCommand } from '#rules/registry'
import { refusalSpotAround } from './refusal-spot'
import { useShownBoard } from './shown-board'
import { useGm } from './store'

export interface CommandOnScreen {
  /** @returns whether it was done. */
  send(): Promise<boolean>
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
    async send() {
      busy.value = true
      const answer = await gm.act(board.value, make(), spot())
      busy.value = false
      return answer.ok
    }
  }
}
