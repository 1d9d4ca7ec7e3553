import { refuse } from '../core/refusal'
import { ok, type Result } from '../core/result'
import { limits, type Mark } from './model'
import type { MarkCommand, MarkEvent, MarkRefusal, Marks } from './state'

type MarkDecision = Result<MarkEvent, MarkRefusal>

const deciders: {
  readonly [Type in MarkCommand['type']]: (
    marks: Marks,
    command: Extract<MarkCommand, { type: Type }>,
    next: number
  ) => MarkDecision
} = {
  'set-mark': ({ marks }, { kind, text }, next) =>
    marks.length >= limits.marks
      ? refuse({ because: 'too-many-marks', most: limits.marks })
      : ok({ type: 'mark-set', mark: next, kind, text: text.trim() }),
  'word-mark': (state, { mark, text }) =>
    onMark(state, mark, () => ok({ type: 'mark-worded', mark, text: text.trim() })),
  'remove-mark': (state, { mark }) => onMark(state, mark, ({ text }) => ok({ type: 'mark-removed', mark, text }))
}

const reducers: {
  readonly [Type in MarkEvent['type']]: (marks: Marks, event: Extract<MarkEvent, { type: Type }>) => Marks
} = {
  'mark-set': ({ marks }, { mark: entry, kind, text }) => ({ marks: [...marks, { entry, kind, text }] }),
  'mark-worded': ({ marks }, { mark, text }) => ({
    marks: marks.map(each => (each.entry === mark ? { ...each, text } : each))
  }),
  'mark-removed': ({ marks }, { mark }) => ({ marks: marks.filter(({ entry }) => entry !== mark) })
}

function onMark({ marks }: Marks, entry: number, decide: (mark: Mark) => MarkDecision): MarkDecision {
  const mark = marks.find(each => each.entry === entry)
  return mark ? decide(mark) : refuse({ because: 'no-such-mark' })
}

/** Setting and wording marks: rules MA1–MA3. Whoever asks is the Game Master. @param next the number of the entry */
export function decideMark(marks: Marks, command: MarkCommand, next: number): MarkDecision {
  const decide = deciders[command.type] as (marks: Marks, command: MarkCommand, next: number) => MarkDecision
  return decide(marks, command, next)
}

/** The marks after one thing happened to them. */
export function applyMark(marks: Marks, event: MarkEvent): Marks {
  const apply = reducers[event.type] as (marks: Marks, event: MarkEvent) => Marks
  return apply(marks, event)
}

export function isMarkCommand(command: { readonly type: string }): command is MarkCommand {
  return command.type in deciders
}

export function isMarkEvent(event: { readonly type: string }): event is MarkEvent {
  return event.type in reducers
}
