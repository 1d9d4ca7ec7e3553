import type { PartDeciders, PartDecision, PartOf } from '../core/part'
import { ok, refuse } from '../core/result'
import { happen, type ActOf, type Reducers } from '../core/slice'
import type { Mark, marksModel } from './model'
import { limits } from './vocabulary'

type MarksPart = PartOf<typeof marksModel>
type MarksAct = ActOf<MarksPart>

/** Setting and rewording marks: rules MA1–MA3. */
export const decideMarks: PartDeciders<MarksPart> = {
  'set-mark': (act, { kind, text }, { next }) =>
    act.state.marks.length >= limits.marks
      ? refuse({ because: 'too-many-marks', most: limits.marks })
      : ok(happen(act, { type: 'mark-set', mark: next, kind, text: text.trim() })),
  'word-mark': (act, { mark, text }) =>
    onMark(act, mark, () => ok(happen(act, { type: 'mark-worded', mark, text: text.trim() }))),
  'remove-mark': (act, { mark }) =>
    onMark(act, mark, ({ text }) => ok(happen(act, { type: 'mark-removed', mark, text })))
}

export const applyMarks: Reducers<MarksPart> = {
  'mark-set': ({ marks }, { mark: entry, kind, text }) => ({ marks: [...marks, { entry, kind, text }] }),
  'mark-worded': ({ marks }, { mark, text }) => ({
    marks: marks.map(each => (each.entry === mark ? { ...each, text } : each))
  }),
  'mark-removed': ({ marks }, { mark }) => ({ marks: marks.filter(({ entry }) => entry !== mark) })
}

function onMark(
  { state }: MarksAct,
  entry: number,
  decide: (mark: Mark) => PartDecision<MarksPart>
): PartDecision<MarksPart> {
  const mark = state.marks.find(each => each.entry === entry)
  return mark ? decide(mark) : refuse({ because: 'no-such-mark' })
}
