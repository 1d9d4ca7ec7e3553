import { computed } from 'vue'
import type { CampaignCommand } from '#rules/campaign/types'
import { plainText, type LogPart } from '#rules/core/log-line'
import type { SeatId } from '#rules/core/seat'
import { nameIn } from '@/ui/seat-names'
import { refusalSpotAround } from '@/features/refusals/refusal-spot'
import { useGm } from './store'

export { nameIn } from '@/ui/seat-names'
export { shortName } from '@/ui/seat-names'

/** The campaign in the last frame, and the requests about it. */
export function useCampaign() {
  const gm = useGm()
  const spot = refusalSpotAround()
  const frame = computed(() => gm.snapshot?.frame ?? null)
  const boards = computed(() => (frame.value?.boards ?? []).filter(board => !board.closed))
  const nameOf = (seat: SeatId): string => nameIn(frame.value?.seats ?? [], seat)
  return {
    frame,
    /** The seats at the table now, in their order. */
    seats: computed(() => (frame.value?.seats ?? []).filter(seat => !seat.retired)),
    retired: computed(() => (frame.value?.seats ?? []).filter(seat => seat.retired)),
    boards,
    /** The board that the GM looks at. */
    board: computed(() => boards.value.find(board => board.id === gm.board) ?? boards.value[0] ?? null),
    /** The campaign cannot be changed now. */
    readOnly: computed(() => gm.snapshot?.file?.save.kind === 'read-only'),
    nameOf,
    plain: (parts: readonly LogPart[]) => plainText(parts, nameOf),
    command: (command: CampaignCommand) => gm.act(null, command, spot())
  }
}
