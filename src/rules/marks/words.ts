import type { Audience } from '../core/audience'
import { line, type LogLine } from '../core/log-line'
import type { EventOf, RefusalOf } from '../core/model'
import { say } from '../core/refusal'
import type { Describers, Explainers } from '../core/slice'
import type { marksModel } from './model'

/** Only the Game Master sees marks (MA4). */
export const describeMarks: Describers<EventOf<typeof marksModel>> = {
  'mark-set': ({ kind, text }, audience) =>
    mine(audience, kind === 'recording' ? 'Mark: the recording starts' : 'Mark', text),
  'mark-worded': ({ text }, audience) => mine(audience, 'Mark', text || 'without a text'),
  'mark-removed': ({ text }, audience) => mine(audience, 'Mark removed', text)
}

function mine(audience: Audience, what: string, text: string): LogLine | null {
  return audience.kind === 'gm' ? line('quiet', text === '' ? what : `${what}: ${text}`) : null
}

export const explainMarks: Explainers<RefusalOf<typeof marksModel>> = {
  'no-such-mark': () => say('That mark is not there any more', 'Undo, or set another'),
  'too-many-marks': ({ most }) =>
    say(`A campaign keeps ${most} marks at most`, 'Remove some of earlier sessions first', 'marks')
}
