import type { SliceDeciders, SliceDecision, SliceTypes } from '../core/campaign-slice'
import { ok, refuse } from '../core/result'
import { happen, type ActOf, type Reducers, type Describers, type Explainers } from '../core/slice'
import type { Mark, marksModel } from './model'
import { limits } from './vocabulary'
import type { Audience } from '../core/audience'
import { line, type LogLine } from '../core/log-line'
import type { EventOf, RefusalOf } from '../core/model'
import { say } from '../core/refusal'

type MarksTypes = SliceTypes<typeof marksModel>
type MarksAct = ActOf<MarksTypes>

/** Setting and rewording marks: rules MA1–MA3. */
export const decideMarks: SliceDeciders<MarksTypes> = {
  'set-mark': (act, { kind, text }, { next }) =>
    act.state.marks.length >= limits.marks
      ? refuse({ because: 'too-many-marks', most: limits.marks })
      : ok(happen(act, { type: 'mark-set', mark: next, kind, text: text.trim() })),
  'word-mark': (act, { mark, text }) =>
    onMark(act, mark, () => ok(happen(act, { type: 'mark-worded', mark, text: text.trim() }))),
  'remove-mark': (act, { mark }) =>
    onMark(act, mark, ({ text }) => ok(happen(act, { type: 'mark-removed', mark, text })))
}

export const applyMarks: Reducers<MarksTypes> = {
  'mark-set': ({ marks }, { mark: entry, kind, text }) => ({ marks: [...marks, { entry, kind, text }] }),
  'mark-worded': ({ marks }, { mark, text }) => ({
    marks: marks.map(each => (each.entry === mark ? { ...each, text } : each))
  }),
  'mark-removed': ({ marks }, { mark }) => ({ marks: marks.filter(({ entry }) => entry !== mark) })
}

function onMark(
  { state }: MarksAct,
  entry: number,
  decide: (mark: Mark) => SliceDecision<MarksTypes>
): SliceDecision<MarksTypes> {
  const mark = state.marks.find(each => each.entry === entry)
  return mark ? decide(mark) : refuse({ because: 'no-such-mark' })
}

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
