import { shallowRef, watch, type Ref, type ShallowRef } from 'vue'
import type { PublicCampaign } from '#rules/campaign/public-campaign'
import type { BoardFrame, Frame } from '#rules/campaign/types'
import type { Seat, SeatId } from '#rules/core/seat'
import type { GamePapers } from '@/games/game'
import { games } from '@/games/registry'
import { useAsk } from '@/features/commands/use-host-reply'

/** The snapshots behind the papers: each player's own, and the table's. */
export interface PaperPictures {
  readonly seats: ReadonlyMap<SeatId, Frame<'seat'>>
  readonly table: PublicCampaign
}

/** The papers of this board's game; null until they are fetched, and without an open game. */
export function useGamePapers(board: Readonly<Ref<BoardFrame<'gm'> | null>>): Readonly<ShallowRef<GamePapers | null>> {
  const papers = shallowRef<GamePapers | null>(null)
  watch(
    () => board.value?.system ?? null,
    async system => {
      const fetched = system ? ((await games[system].papers?.()) ?? null) : null
      if (system === (board.value?.system ?? null)) papers.value = fetched
    },
    { immediate: true }
  )
  return papers
}

/** Requested from the host after each act: only the host knows what each audience may see (PG2). */
export function usePaperPictures(
  seats: Readonly<Ref<readonly Seat[]>>,
  revision: () => number
): Readonly<ShallowRef<PaperPictures | null>> {
  const { ask } = useAsk()
  const pictures = shallowRef<PaperPictures | null>(null)

  async function look(): Promise<void> {
    const at = revision()
    const own = await Promise.all(seats.value.map(({ id }) => ask<'peek-seat'>({ ask: 'peek-seat', seat: id })))
    const table = await ask<'peek-table'>({ ask: 'peek-table' })
    if (at !== revision() || !table.ok) return
    const frames = own.flatMap(answer =>
      answer.ok && answer.value.frame && answer.value.seat ? [[answer.value.seat, answer.value.frame] as const] : []
    )
    pictures.value = { seats: new Map(frames), table: table.value }
  }

  watch([revision, seats], () => void look(), { immediate: true })
  return pictures
}
