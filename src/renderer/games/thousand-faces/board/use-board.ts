import { computed, type ComputedRef } from 'vue'
import type { Seat, SeatId } from '#rules/core/seat'
import type { Command } from '#rules/thousand-faces/state'
import type { GmSheetView } from '#rules/thousand-faces/sheet-view'
import { seatNumbers } from '@/features/seats/seat-numbers'
import { nameIn, shortName } from '@/dashboard/use-campaign'
import { playerOf as playerIn } from '@/ui/seat-names'
import { gmBoard, type GmBoard } from '@/games/gm-board'
import { useGmChoices } from './gm-choices'

/** A seat on this board with its sheet. */
export interface PartyMember {
  readonly seat: Seat
  readonly sheet: GmSheetView
  /** 1 … 8, as on the key that picks it. */
  readonly number: number
}

/** What this game adds to its board. */
interface SeatsOnScreen {
  readonly members: ComputedRef<readonly PartyMember[]>
  readonly chosen: ComputedRef<PartyMember | null>
  findMember(seat: SeatId): PartyMember | undefined
  nameOf(seat: SeatId): string
  shortNameOf(seat: SeatId): string
  /** The name of the person who decides for this seat: the player’s. The character’s short name where no player is known. */
  playerOf(seat: SeatId): string
}

type Board = GmBoard<'thousand-faces', Command>
export type BoardOnScreen = Board & SeatsOnScreen

export const [provideBoard, useBoard] = gmBoard(({ frame, view }: Board): SeatsOnScreen => {
  const gmChoices = useGmChoices()
  const members = computed(() => membersIn(frame.value.seats, view.value.sheets))
  const findMember = (seat: SeatId): PartyMember | undefined => members.value.find(member => member.seat.id === seat)
  const nameOf = (seat: SeatId): string => nameIn(frame.value.seats, seat)
  return {
    members,
    chosen: computed(() => {
      // Until the GM picks a player: the player whom the others wait for, else the player who acts.
      const preferred = gmChoices.chosen ?? view.value.pending?.seat ?? view.value.spotlight.seat
      return (preferred ? findMember(preferred) : undefined) ?? members.value[0] ?? null
    }),
    findMember,
    nameOf,
    shortNameOf: seat => shortName(nameOf(seat)),
    playerOf: seat => playerIn(frame.value.seats, seat)
  }
})

/** All players who have a sheet in this game, in the order of their seats. */
export function membersIn(seats: readonly Seat[], sheets: readonly GmSheetView[]): readonly PartyMember[] {
  const numbers = seatNumbers(seats)
  return seats
    .filter(seat => !seat.retired)
    .flatMap(seat => sheets.filter(sheet => sheet.seat === seat.id).map(sheet => ({ seat, sheet })))
    .map(member => ({ ...member, number: numbers.get(member.seat.id) ?? 0 }))
}
