import { computed, type ComputedRef } from 'vue'
import type { BoardFrame, CampaignCommand, Frame } from '#rules/campaign/types'
import { plainText, type LogPart } from '#rules/core/log-line'
import type { Seat, SeatId } from '#rules/core/seat'
import type { Answer } from '#shared/contract'
import { nameIn } from '../../ui/seat-name'
import { refusalSpotAround } from './refusal-spot'
import { useGm } from './store'

export { nameIn } from '../../ui/seat-name'
export { shortName } from '../../ui/short-name'

export interface CampaignOnScreen {
  readonly frame: ComputedRef<Frame<'gm'> | null>
  /** Those at the table now, in the order in which they sit. */
  readonly seats: ComputedRef<readonly Seat[]>
  readonly retired: ComputedRef<readonly Seat[]>
  readonly boards: ComputedRef<readonly BoardFrame<'gm'>[]>
  /** The board that the GM looks at. */
  readonly board: ComputedRef<BoardFrame<'gm'> | null>
  /** The campaign cannot be changed now. */
  readonly readOnly: ComputedRef<boolean>
  nameOf(seat: SeatId): string
  plain(parts: readonly LogPart[]): string
  command(command: CampaignCommand): Promise<Answer<'act'>>
}

/** The campaign as the last frame shows it, and what can be asked of it. */
export function useCampaign(): CampaignOnScreen {
  const gm = useGm()
  const spot = refusalSpotAround()
  const frame = computed(() => gm.snapshot?.frame ?? null)
  const boards = computed(() => (frame.value?.boards ?? []).filter(board => !board.closed))
  const nameOf = (seat: SeatId): string => nameIn(frame.value?.seats ?? [], seat)
  return {
    frame,
    seats: computed(() => (frame.value?.seats ?? []).filter(seat => !seat.retired)),
    retired: computed(() => (frame.value?.seats ?? []).filter(seat => seat.retired)),
    boards,
    board: computed(() => boards.value.find(board => board.id === gm.board) ?? boards.value[0] ?? null),
    readOnly: computed(() => gm.snapshot?.file?.save.kind === 'read-only'),
    nameOf,
    plain: parts => plainText(parts, nameOf),
    command: command => gm.act(null, command, spot())
  }
}
