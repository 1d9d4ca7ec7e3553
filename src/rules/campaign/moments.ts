import type { Audience } from '../core/audience'
import { aboutOf, moment, type Moment, untold } from '../core/moment'
import { systemOf } from '../registry'
import type { Chronicle } from './chronicle'
import { describeCampaign, type OwnCampaignEvent } from './describe'
import type { ActEntry, BoardId, CampaignEvent } from './types'

/** The moment of one act for one audience: the one of greatest weight, or null (PO1, PO4). */
export function momentOf(chronicle: Chronicle, act: ActEntry, audience: Audience): Moment | null {
  return momentsOf(chronicle, act, audience).best
}

/** The moment of one act, and its effects on earlier moments (PO11). */
export interface ActMoments {
  readonly best: Moment | null
  /** All moments with subjects. */
  readonly about: readonly Moment[]
}

const noneAbout: readonly Moment[] = []

export function momentsOf(chronicle: Chronicle, act: ActEntry, audience: Audience): ActMoments {
  let best: Moment | null = null
  let about: readonly Moment[] = noneAbout
  for (const event of act.events) {
    const found = momentOfEvent(chronicle, act, event, audience)
    if (!found) continue
    if (found.weight > (best?.weight ?? 0)) best = found
    if (found.about !== undefined) about = [...about, found]
  }
  return { best, about }
}

function momentOfEvent(chronicle: Chronicle, act: ActEntry, event: unknown, audience: Audience): Moment | null {
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

/** The moments of the campaign itself, with their fixed weights (PO2). */
function ofCampaign(event: OwnCampaignEvent, audience: Audience): Moment | null {
  const line = describeCampaign(event, audience)
  if (line === null) return null
  if (event.type === 'scene-set')
    return aboutOf(
      moment('story', 57, event.subtitle === '' ? event.title : `${event.title}: ${event.subtitle}`),
      `scene ${event.title}`
    )
  if (event.type === 'seat-retired') return moment('person', 61, { seat: event.seat }, ' left the table')
  if (event.type === 'line-noted' && event.limits) return null
  if (event.type === 'note-written' || event.type === 'line-noted')
    return { kind: 'story', weight: 59, parts: line.parts }
  if (event.type === 'clock-filled')
    return event.to === event.of ? moment('story', 58, `${event.name}: the clock was full`) : null
  return event.type === 'thing-marked' ? marked(event) : null
}

/** A repeated mark is told once; a thing that is marked as new again was not met. */
function marked({ thing, name, standing }: Extract<OwnCampaignEvent, { type: 'thing-marked' }>): Moment {
  if (standing === 'new') return untold(`thing ${thing} met`)
  const about = `thing ${thing} ${standing}`
  if (standing === 'met') return aboutOf(moment('person', 51, `${name} was met`), about)
  if (standing === 'revealed') return aboutOf(moment('person', 63, `${name} was revealed`), about)
  return aboutOf(moment('person', 49, `${name}: done with`), about)
}
