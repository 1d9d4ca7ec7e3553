import { emptyBook } from '../book/state'
import { nothingShown } from '../showing/vocabulary'
import type { Seat, SeatId } from '../core/seat'
import { noClocks } from '../clocks/model'
import { noMarks } from '../marks/model'
import { noGuide } from './guide/model'
import { noSession } from './session/vocabulary'
import type { Board, BoardId, Campaign } from './types'

/** A campaign before its first act. */
export const emptyCampaign: Campaign = {
  title: '',
  scene: { title: '', subtitle: '' },
  session: 0,
  seats: [],
  boards: [],
  focus: null,
  book: emptyBook,
  clocks: noClocks,
  marks: noMarks,
  current: noSession,
  guide: noGuide,
  showing: nothingShown
}

export function seatOf(campaign: Campaign, id: SeatId): Seat | null {
  return campaign.seats.find(seat => seat.id === id) ?? null
}

export function boardOf(campaign: Campaign, id: BoardId): Board | null {
  return campaign.boards.find(board => board.id === id) ?? null
}

/** The display name of a seat: the character's, or the player's while the character has none. */
export function nameOf(campaign: Pick<Campaign, 'seats'>, id: SeatId): string {
  const seat = campaign.seats.find(each => each.id === id)
  return seat ? seat.character || seat.player || 'a nameless seat' : 'a seat long gone'
}
