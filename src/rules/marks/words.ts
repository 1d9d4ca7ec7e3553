import type { Audience } from '../core/audience'
import { line, type LogLine } from '../core/log-line'
import { say } from '../core/refusal'
import type { Explainers } from '../core/slice'
import type { MarkEvent, MarkRefusal } from './state'

/** Marks are the Game Master’s (MA4). */
export function describeMark(event: MarkEvent, audience: Audience): LogLine | null {
  if (audience.kind !== 'gm') return null
  switch (event.type) {
    case 'mark-set':
      return line('quiet', named(event.kind === 'recording' ? 'Mark: the recording starts' : 'Mark', event.text))
    case 'mark-worded':
      return line('quiet', named('Mark', event.text || 'without a text'))
    case 'mark-removed':
      return line('quiet', named('Mark removed', event.text))
  }
}

function named(what: string, text: string): string {
  return text === '' ? what : `${what}: ${text}`
}

export const explainMarks: Explainers<MarkRefusal> = {
  'no-such-mark': () => say('That mark is not there any more', 'Undo, or set another'),
  'too-many-marks': ({ most }) => say(`A campaign keeps ${most} marks at most`, 'Remove some of earlier sessions first')
}
