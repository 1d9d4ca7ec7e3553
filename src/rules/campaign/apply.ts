import { assertNever } from '../core/assert-never'
import type { Seat, SeatId } from '../core/seat'
import { systemOf } from '../registry'
import { applySlice, isSliceEvent, turnPages } from './campaign-slices'
import { boardOf } from './campaign'
import type { ActEntry, Board, BoardId, Campaign, CampaignEvent } from './types'

/** The campaign after one act. Never refuses: an act in the journal is a fact. */
export function applyAct(campaign: Campaign, act: Pick<ActEntry, 'board' | 'events'>): Campaign {
  if (act.board === null) return (act.events as readonly CampaignEvent[]).reduce(applyCampaign, campaign)
  const board = boardOf(campaign, act.board)
  return board ? withBoardState(campaign, board.id, played(board, act.events)) : { ...campaign, focus: act.board }
}

/** The campaign after an act on one board with this resulting state. */
export function withBoardState(campaign: Campaign, on: BoardId, state: unknown): Campaign {
  return { ...onBoard(campaign, on, board => ({ ...board, state })), focus: on }
}

/** The state of a board after these events. */
function played({ system, state }: Board, events: readonly unknown[]): unknown {
  const { apply } = systemOf(system)
  let after = state
  for (const event of events) after = apply(after, event)
  return after
}

/** The campaign after one of its own events. */
export function applyCampaign(campaign: Campaign, event: CampaignEvent): Campaign {
  if (isSliceEvent(event)) return applySlice(campaign, event)
  switch (event.type) {
    case 'campaign-renamed':
      return { ...campaign, title: event.title }
    case 'scene-set':
      return turnPages({ ...campaign, scene: { title: event.title, subtitle: event.subtitle } }, 'scene')
    case 'note-written':
    case 'shuffles-revealed':
      return campaign
    case 'seat-added':
      return addSeat(campaign, { id: event.seat, player: event.player, character: event.character, retired: false })
    case 'seat-renamed':
      return changeSeat(campaign, event.seat, { player: event.player, character: event.character })
    case 'seat-moved':
      return { ...campaign, seats: moved(campaign.seats, event.seat, event.to) }
    case 'seat-retired':
      return changeSeat(campaign, event.seat, { retired: true })
    case 'seat-brought-back':
      return changeSeat(campaign, event.seat, { retired: false })
    case 'seat-removed':
      return { ...campaign, seats: campaign.seats.filter(seat => seat.id !== event.seat) }
    case 'board-followed':
      return onBoard(campaign, event.board, board => ({ ...board, state: played(board, [event.event]) }))
    case 'board-opened':
      return opened(campaign, event)
    case 'board-renamed':
      return onBoard(campaign, event.board, board => ({ ...board, title: event.title }))
    case 'board-closed':
      return onBoard(campaign, event.board, board => ({ ...board, closed: true }))
    case 'board-reopened':
      return {
        ...onBoard(campaign, event.board, board => ({ ...board, closed: false })),
        focus: event.focus === 'stays' ? (boardInSight(campaign) ?? event.board) : event.board
      }
    default:
      return assertNever(event)
  }
}

/** The open board that the screens show now (CA25). */
function boardInSight({ boards, focus }: Campaign): BoardId | null {
  const open = boards.filter(board => !board.closed)
  return (open.find(board => board.id === focus) ?? open.at(-1))?.id ?? null
}

function opened(campaign: Campaign, event: Extract<CampaignEvent, { type: 'board-opened' }>): Campaign {
  const { board: id, system, title, settings } = event
  const state = systemOf(system).open(campaign.seats, settings)
  return { ...campaign, boards: [...campaign.boards, { id, system, title, closed: false, state }], focus: id }
}

/** Adds a seat to the campaign and to every board. */
function addSeat(campaign: Campaign, seat: Seat): Campaign {
  return atEveryBoard({ ...campaign, seats: [...campaign.seats, seat] }, seat)
}

/** Changes a seat, and reports it to every board. */
function changeSeat(campaign: Campaign, id: SeatId, change: Partial<Seat>): Campaign {
  const after = onSeat(campaign, id, seat => ({ ...seat, ...change }))
  return after.seats.filter(seat => seat.id === id).reduce(atEveryBoard, after)
}

function atEveryBoard(campaign: Campaign, seat: Seat): Campaign {
  const boards = campaign.boards.map(board => ({ ...board, state: systemOf(board.system).join(board.state, seat) }))
  return { ...campaign, boards }
}

function moved(seats: readonly Seat[], id: SeatId, to: number): readonly Seat[] {
  const others = seats.filter(seat => seat.id !== id)
  const mover = seats.filter(seat => seat.id === id)
  return [...others.slice(0, to), ...mover, ...others.slice(to)]
}

function onSeat(campaign: Campaign, id: SeatId, change: (seat: Seat) => Seat): Campaign {
  return { ...campaign, seats: campaign.seats.map(seat => (seat.id === id ? change(seat) : seat)) }
}

function onBoard(campaign: Campaign, id: BoardId, change: (board: Board) => Board): Campaign {
  return { ...campaign, boards: campaign.boards.map(board => (board.id === id ? change(board) : board)) }
}
