import { assertNever } from '../core/assert-never'
import type { Audience } from '../core/audience'
import { line, type LogLine } from '../core/log-line'
import { counted } from '../core/text'
import { systemOf } from '../registry'
import { describeBook, isBookEvent } from '../book/index'
import { isShowingEvent } from '../showing/rules'
import { describeShowing } from '../showing/words'
import { describeClock, isClockEvent } from '../clocks/index'
import { isMarkEvent } from '../marks/rules'
import { describeMark } from '../marks/words'
import { isSessionEvent } from './session/rules'
import { describeSession } from './session/words'
import type { CampaignEvent } from './types'

/** Everything but what a board did, which its game describes. */
export type CampaignsOwn = Exclude<CampaignEvent, { type: 'board-followed' }>

/** What happened to the campaign, in a sentence; null when this audience need not know. */
export function describeCampaign(event: CampaignsOwn, audience: Audience): LogLine | null {
  if (isBookEvent(event)) return describeBook(event, audience)
  if (isClockEvent(event)) return describeClock(event, audience)
  if (isMarkEvent(event)) return describeMark(event, audience)
  if (isSessionEvent(event)) return describeSession(event, audience)
  if (isShowingEvent(event)) return describeShowing(event, audience)
  switch (event.type) {
    case 'campaign-renamed':
      return line('quiet', `Campaign title: ${event.title}`)
    case 'scene-set':
      return event.title === '' ? null : line('plain', event.title)
    case 'note-written':
      return event.audience === 'table' || audience.kind === 'gm' ? line('plain', event.text) : null
    case 'shuffles-revealed':
      return line('quiet', `The secrets of ${counted(event.seeds.length, 'shuffle')} are revealed: anybody can check`)
    case 'seat-added':
      return line('quiet', { seat: event.seat }, ' sits down')
    case 'seat-renamed':
      return line('quiet', `Seat renamed: ${namesFor(event, audience)}`)
    case 'seat-moved':
      return audience.kind === 'gm' ? line('quiet', { seat: event.seat }, ' moves to another place') : null
    case 'seat-retired':
      return line('quiet', { seat: event.seat }, ' leaves the table')
    case 'seat-brought-back':
      return line('quiet', { seat: event.seat }, ' is back at the table')
    case 'seat-removed':
      return line('quiet', `Seat removed: ${namesFor(event, audience)}`)
    case 'board-opened':
      return line('quiet', `${titleOf(event)} is set up`)
    case 'board-renamed':
      return audience.kind === 'gm' ? line('quiet', `Game renamed: ${event.title}`) : null
    case 'board-closed':
      return audience.kind === 'gm' ? line('quiet', 'A game is closed') : null
    case 'board-reopened':
      return audience.kind === 'gm' ? line('quiet', 'A game is opened again') : null
    default:
      return assertNever(event)
  }
}

/** The stream reads of nobody by their own name (DI6). */
function namesFor(names: Parameters<typeof namesOf>[0], audience: Audience): string {
  return audience.kind === 'overlay' ? names.character || 'a player' : namesOf(names)
}

function namesOf({ player, character }: { readonly player: string; readonly character: string }): string {
  return character === '' || player === '' ? character || player : `${character} (${player})`
}

function titleOf({ title, system }: Extract<CampaignEvent, { type: 'board-opened' }>): string {
  const { name } = systemOf(system)
  return title === name ? name : `${title} (${name})`
}
