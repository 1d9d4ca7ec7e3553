import type { Luck } from '../core/luck'
import { happen, type Act } from '../core/slice'
import { systemOf } from '../registry'
import { boardOf } from './campaign'
import type { Campaign, CampaignEvent } from './types'

export type CampaignAct = Act<Campaign, CampaignEvent>

type Arrival = Extract<CampaignEvent, { type: 'seat-added' | 'seat-retired' | 'seat-brought-back' | 'board-opened' }>

/** Adds a change of seats or boards, and then the events of the games that follow it (CA20). */
export function withFollowers(before: CampaignAct, event: Arrival, luck: Luck): CampaignAct {
  let act = happen(before, event)
  const { seats: all, boards: open } = act.state
  const boards = event.type === 'board-opened' ? [event.board] : open.map(({ id }) => id)
  const seats = all.filter(seat => (event.type === 'board-opened' ? !seat.retired : seat.id === event.seat))
  for (const id of boards) {
    for (const seat of seats) {
      const board = boardOf(act.state, id)
      const followed = (board && systemOf(board.system).follow?.(board.state, seat, luck)) ?? []
      for (const each of followed) act = happen(act, { type: 'board-followed', board: id, event: each })
    }
  }
  return act
}
