import { computed, type ComputedRef } from 'vue'
import type { BoardId, Frame } from '#rules/campaign/types'
import type { Seat, SeatId } from '#rules/core/seat'
import type { Command } from '#rules/thousand-faces/state'
import type { GmSheetView } from '#rules/thousand-faces/sheet-view'
import type { GmView } from '#rules/thousand-faces/view'
import type { Answer } from '#shared/contract'
import { refusalSpotAround } from '../../../shell/gm/refusal-spot'
import type { ActionId } from '../../../shell/gm/keys'
import { seatNumbers } from '../../../shell/gm/seat-numbers'
import { useGm } from '../../../shell/gm/store'
import { nameIn, shortName } from '../../../shell/gm/use-campaign'
import { context } from '../../../ui/context'
import { useTable } from './table'

/** A player's place on this board: who sits there, and what lies there. */
export interface Place {
  readonly seat: Seat
  readonly sheet: GmSheetView
  /** 1 … 8, as on the key that picks it. */
  readonly number: number
}

export interface BoardOnScreen {
  readonly id: ComputedRef<BoardId>
  readonly view: ComputedRef<GmView>
  readonly frame: ComputedRef<Frame<'gm'>>
  readonly places: ComputedRef<readonly Place[]>
  readonly chosen: ComputedRef<Place | null>
  placeOf(seat: SeatId): Place | undefined
  nameOf(seat: SeatId): string
  shortNameOf(seat: SeatId): string
  /** Who is asked when this seat has to decide: the player, by name. */
  playerOf(seat: SeatId): string
  /** @param key the action, where a key asked for it: what is refused is told where that says. */
  act(command: Command, key?: ActionId): Promise<Answer<'act'>>
}

const [provide, boardAround] = context<BoardOnScreen>('this part lies on no board')

interface Shown {
  readonly board: { readonly id: BoardId; readonly view: unknown }
  readonly frame: Frame<'gm'>
}

/** Provides the board to everything below this component. */
export function provideBoard(shown: () => Shown): BoardOnScreen {
  const gm = useGm()
  const table = useTable()
  const id = computed(() => shown().board.id)
  const view = computed(() => shown().board.view as GmView)
  const frame = computed(() => shown().frame)
  const places = computed(() => placesIn(frame.value.seats, view.value.sheets))
  const placeOf = (seat: SeatId): Place | undefined => places.value.find(place => place.seat.id === seat)
  const nameOf = (seat: SeatId): string => nameIn(frame.value.seats, seat)
  const board: BoardOnScreen = {
    id,
    view,
    frame,
    places,
    chosen: computed(() => {
      // Until the GM picks somebody: whoever everybody waits for.
      const preferred = table.chosen ?? view.value.pending?.seat
      return (preferred ? placeOf(preferred) : undefined) ?? places.value[0] ?? null
    }),
    placeOf,
    nameOf,
    shortNameOf: seat => shortName(nameOf(seat)),
    playerOf: seat => placeOf(seat)?.seat.player || nameOf(seat),
    act: (command, key) => gm.act(id.value, command, key)
  }
  return provide(board)
}

/** The board that this part lies on; what it refuses is told at the nearest `RefusalSpot`. */
export function useBoard(): BoardOnScreen {
  const gm = useGm()
  const board = boardAround()
  const spot = refusalSpotAround()
  return { ...board, act: command => gm.act(board.id.value, command, spot()) }
}

/** Everybody at the table who has a sheet here, in the order in which they sit. */
export function placesIn(seats: readonly Seat[], sheets: readonly GmSheetView[]): readonly Place[] {
  const numbers = seatNumbers(seats)
  return seats
    .filter(seat => !seat.retired)
    .flatMap(seat => sheets.filter(sheet => sheet.seat === seat.id).map(sheet => ({ seat, sheet })))
    .map(place => ({ ...place, number: numbers.get(place.seat.id) ?? 0 }))
}
