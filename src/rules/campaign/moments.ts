import type { Audience } from '../core/audience'
import { moment, type Moment } from '../core/moment'
import { systemOf } from '../registry'
import type { Chronicle } from './chronicle'
import { describeCampaign, type OwnCampaignEvent } from './describe'
import type { ActEntry, BoardId, CampaignEvent } from './types'

/** The moment of one act for one audience: the weightiest of what it brought, or null (PO1, PO4). */
export function momentOf(chronicle: Chronicle, act: ActEntry, audience: Audience): Moment | null {
  let best: Moment | null = null
  for (const event of act.events) {
    const found = told(chronicle, act, event, audience)
    if (found && found.weight > (best?.weight ?? 0)) best = found
  }
  return best
}

function told(chronicle: Chronicle, act: ActEntry, event: unknown, audience: Audience): Moment | null {
  if (act.board !== null) return onBoard(chronicle, act.board, event, audience, act.events)
  const happened = event as CampaignEvent
  return happened.type === 'board-followed'
    ? onBoard(chronicle, happened.board, happened.event, audience, [happened.event])
    : ofCampaign(happened, audience)
}

function onBoard(
  chronicle: Chronicle,
  board: BoardId,
  event: unknown,
  audience: Audience,
  act: readonly unknown[]
): Moment | null {
  const system = chronicle.systemAt(board)
  return system ? systemOf(system).moment(event, audience, act) : null
}

/** What a recap tells of the campaign itself, with its fixed weights (PO2). */
function ofCampaign(event: OwnCampaignEvent, audience: Audience): Moment | null {
  const line = describeCampaign(event, audience)
  if (line === null) return null
  if (event.type === 'scene-set')
    return moment('story', 57, event.subtitle === '' ? event.title : `${event.title}: ${event.subtitle}`)
  if (event.type === 'seat-retired') return moment('person', 61, { seat: event.seat }, ' left the table')
  if (event.type === 'note-written' || event.type === 'line-noted')
    return { kind: 'story', weight: 59, parts: line.parts }
  if (event.type === 'clock-filled')
    return event.to === event.of ? moment('story', 58, `${event.name}: the clock was full`) : null
  if (event.type !== 'thing-marked') return null
  if (event.standing === 'met') return moment('person', 51, `${event.name} was met`)
  if (event.standing === 'revealed') return moment('person', 63, `${event.name} was revealed`)
  return event.standing === 'closed' ? moment('person', 49, `${event.name}: done with`) : null
}
