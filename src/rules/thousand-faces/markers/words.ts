import type { Audience } from '../../core/audience'
import { line, type LogLine } from '../../core/log-line'
import type { Describers, Explainers, SliceWords } from '../../core/slice'
import type { Game } from '../state'
import { markerText } from './marker-text'
import type { MarkerEvent, MarkerRefusal } from './model'

const describe: Describers<MarkerEvent> = {
  'marker-added': (event, audience) => markerLine(event, audience, ': '),
  'marker-removed': (event, audience) => markerLine(event, audience, ' is no longer: ')
}

/** MK3: only the GM's log names the GM's own markers, and those on a hidden foe. */
function markerLine({ marker, name, open }: MarkerEvent, { kind }: Audience, joins: string): LogLine | null {
  if (!open && kind !== 'gm') return null
  const { on } = marker
  return line('quiet', on.what === 'character' ? { seat: on.seat } : name, joins, markerText(marker))
}

const explain: Explainers<MarkerRefusal> = {
  'empty-marker': () => ({ message: ['A marker needs a word'], remedy: ['Type one, as short as you like'] }),
  'no-such-marker': () => ({ message: ['That marker is gone already'], remedy: ['Nothing needs to be done'] }),
  'marked-so': ({ word }) => ({ message: [`The marker “${word}” is there already`], remedy: ['Type another word'] }),
  'too-many-markers': ({ most }) => ({
    message: [`There are ${most} markers on it, the most there can be`],
    remedy: ['Take one away first'],
    opens: 'marker'
  })
}

export const markersWords = { describe, explain } satisfies SliceWords<Game>
