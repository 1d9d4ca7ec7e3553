import type { Audience } from '../core/audience'
import { line, lineForGm, type LogLine } from '../core/log-line'
import type { Describers } from '../core/slice'
import { systemOf } from '../registry'
import { describeSlices } from './campaign-slices'
import type { CampaignEvent } from './types'

/** All events but those of a board, which its game describes. */
export type OwnCampaignEvent = Exclude<CampaignEvent, { type: 'board-followed' }>

/** An event of the campaign as a sentence; null when this audience need not know. */
export function describeCampaign(event: OwnCampaignEvent, audience: Audience): LogLine | null {
  return describers[event.type](event as never, audience)
}

const describers: Describers<OwnCampaignEvent> = {
  ...describeSlices,
  'campaign-renamed': ({ title }) => line('quiet', `Campaign title: ${title}`),
  'scene-set': ({ title }) => (title === '' ? null : line('plain', title)),
  'note-written': ({ audience: readers, text }, audience) =>
    readers === 'table' || audience.kind === 'gm' ? line('plain', text) : null,
  'shuffles-revealed': () => null,
  'seat-added': ({ seat }) => line('quiet', { seat }, ' sits down'),
  'seat-renamed': (event, audience) => line('quiet', `Seat renamed: ${namesFor(event, audience)}`),
  'seat-moved': ({ seat }, audience) => lineForGm(audience, { seat }, ' moves to another place'),
  'seat-retired': ({ seat }) => line('quiet', { seat }, ' leaves the table'),
  'seat-brought-back': ({ seat }) => line('quiet', { seat }, ' is back at the table'),
  'seat-removed': (event, audience) => line('quiet', `Seat removed: ${namesFor(event, audience)}`),
  'board-opened': event => line('quiet', `${titleOf(event)} is set up`),
  'board-renamed': ({ title }, audience) => lineForGm(audience, `Game renamed: ${title}`),
  'board-closed': (_, audience) => lineForGm(audience, 'A game is closed'),
  'board-reopened': (_, audience) => lineForGm(audience, 'A game is opened again')
}

/** The stream does not contain the players' own names (DI6). */
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
