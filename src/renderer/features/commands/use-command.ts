import { computed, ref, shallowRef } from 'vue'
import type { BoardCommand } from '#rules/registry'
import { plainText } from '#rules/core/log-line'
import type { Denial } from '#shared/contract'
import { nameIn } from '../../ui/seat-name'
import { denialWords } from '../refusals/denial-words'
import { refusalSpotAround } from '../refusals/refusal-spot'
import { useShownBoard } from '../boards/shown-board'
import { useGm } from '../../dashboard/store'

/** A command to the board of this component. @param make is called when the command is sent. */
export function useCommand(make: () => BoardCommand) {
  const gm = useGm()
  const board = useShownBoard()
  const spot = refusalSpotAround()
  /** The command is under way. */
  const busy = ref(false)
  const denied = shallowRef<Denial | null>(null)
  return {
    busy,
    /** The last denial, while the nearest `RefusalSpot` shows it. */
    why: computed(() => {
      if (!denied.value || gm.said?.denial !== denied.value) return null
      return plainText(denialWords(denied.value).message, seat => nameIn(gm.snapshot?.frame?.seats ?? [], seat))
    }),
    /** @returns whether the command was accepted */
    async send() {
      busy.value = true
      const answer = await gm.act(board.value, make(), spot())
      denied.value = answer.ok ? null : answer.error
      busy.value = false
      return answer.ok
    }
  }
}
