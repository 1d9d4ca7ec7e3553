import type { Audience } from '../core/audience'
import { line, lineForGm, type LogPart } from '../core/log-line'
import type { EventOf, RefusalOf } from '../core/model'
import { say } from '../core/refusal'
import type { Describers, Explainers } from '../core/slice'
import type { Exhibit, showingModel, ExhibitAudience, RemovalPlace } from './model'
import { exhibitWords } from './vocabulary'

/** The event as a sentence; null for an audience that must not learn of it (SH7). */
export const describeShowing: Describers<EventOf<typeof showingModel>> = {
  'tray-filled': ({ place, exhibit }, audience) => lineForGm(audience, `In the tray, ${place + 1}: ${nameOf(exhibit)}`),
  'tray-emptied': ({ place }, audience) => lineForGm(audience, `Taken out of the tray: place ${place + 1}`),
  'exhibit-prepared': ({ exhibit, to }, audience) => lineForGm(audience, `Next: ${nameOf(exhibit)}, `, ...viewers(to)),
  'prepared-dropped': (_, audience) => lineForGm(audience, 'Nothing is next any more'),
  'exhibit-shown': ({ exhibit, to }, audience) =>
    sees(audience, to) ? line('plain', `Shown: ${nameOf(exhibit)}`, ...toWhom(to)) : null,
  'exhibit-taken-away': ({ from }, audience) => lineForGm(audience, 'Taken away', ...placeOf(from))
}

export const explainShowing: Explainers<RefusalOf<typeof showingModel>> = {
  'empty-exhibit': () => say('There is nothing to show', 'Pick a picture, or type a title'),
  'tray-full': () => say('The tray is full', 'Take something out of it, or drop the picture onto a place', 'stage'),
  'tray-place-empty': () => say('That place in the tray is empty', 'Pick one that has something in it'),
  'nothing-next': () => say('Nothing is in “Next”', 'Pick something from the tray first', 'stage'),
  'nothing-shown': () => say('Nothing is shown there', 'Show something first', 'stage'),
  'no-such-viewer': () => say('Nobody is at that seat', 'Show it to the table, or to a player who is here')
}

/** The name of an exhibit, with a substitute for an empty title. */
function nameOf({ kind, title }: Exhibit): string {
  return title === '' ? `a ${exhibitWords[kind].toLowerCase()} without a caption` : title
}

function sees(audience: Audience, to: ExhibitAudience): boolean {
  if (audience.kind === 'gm' || to === 'table-and-overlay') return true
  if (to === 'table') return audience.kind !== 'overlay'
  return audience.kind === 'seat' && audience.seat === to
}

function viewers(to: ExhibitAudience): readonly LogPart[] {
  if (to === 'table') return ['for the table']
  return to === 'table-and-overlay' ? ['for the table and the stream'] : ['for ', { seat: to }]
}

function toWhom(to: ExhibitAudience): readonly LogPart[] {
  return to === 'table' || to === 'table-and-overlay' ? [] : [', to ', { seat: to }]
}

function placeOf(from: RemovalPlace): readonly LogPart[] {
  if (from === 'everywhere') return []
  return from === 'table' ? [' from the table'] : [' from ', { seat: from }]
}
