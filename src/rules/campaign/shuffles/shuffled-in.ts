import type { ShuffledThings } from '../../core/shuffled-things'
import { systemOf } from '../../registry'
import { applyAct } from '../apply'
import { boardOf } from '../campaign'
import type { ActEntry, BoardId, Campaign, CampaignEvent } from '../types'

/**
 * What the events of an act say was shuffled in it, first to last: nothing of it comes from the orders that are recorded beside them (SF10).
 * @param before the campaign as the act found it
 */
export function shuffledIn(
  before: Campaign,
  { board, events }: Pick<ActEntry, 'board' | 'events'>
): readonly ShuffledThings[] {
  let campaign = before
  return events.flatMap(event => {
    const found = board === null ? inCampaign(campaign, event as CampaignEvent) : onBoard(campaign, board, event)
    campaign = applyAct(campaign, { board, events: [event] })
    return found
  })
}

function inCampaign(before: Campaign, event: CampaignEvent): readonly ShuffledThings[] {
  return event.type === 'board-followed' ? onBoard(before, event.board, event.event) : []
}

function onBoard(before: Campaign, id: BoardId, event: unknown): readonly ShuffledThings[] {
  const board = boardOf(before, id)
  return (board && systemOf(board.system).shuffles?.(board.state, event)) ?? []
}
