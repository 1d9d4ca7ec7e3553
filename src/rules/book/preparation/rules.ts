import type { SliceContext } from '../../core/campaign-slice'
import type { CommandOf, EventOf, RefusalOf } from '../../core/model'
import { ok, refuse, type Result } from '../../core/result'
import { happen, type Describers, type Explainers } from '../../core/slice'
import type { BookReducers, BookAct, BookDecision, BookDeciders } from '../act'
import { spelled } from '../mentions'
import { nameIn } from '../names'
import type { Book, BookRefusal } from '../state'
import { thingOf } from '../things/lookup'
import { readTyped } from '../things/typed-text'
import type { preparationModel, PreparedLine } from './model'
import { lineOf, openCount } from './page'
import { most, type LineId, type LineKind } from './vocabulary'
import { lineForGm } from '../../core/log-line'
import { say } from '../../core/refusal'

type Command = CommandOf<typeof preparationModel>
type Event = EventOf<typeof preparationModel>

/** Preparing, ticking and unticking lines: rules BN1–BN6. */
export const decidePreparation: BookDeciders<Command> = {
  'prepare-line': (act, { session, kind, text, branches, seat, shelf }, context) => {
    const why = whyNotOn(session, context) ?? (openCount(act.state) >= most.open ? full : null)
    if (why) return refuse(why)
    if (seat === null ? kind === 'player' : !context.seats.some(({ id }) => id === seat))
      return refuse({ because: 'unknown-seats' })
    const read = readLine(act, context, kind, { text, branches })
    if (!read.ok) return read
    const { act: after, ...texts } = read.value
    const says = lineText(after, context, texts.text)
    return ok(
      happen(after, { type: 'line-prepared', line: nextId(context), session, kind, ...texts, seat, shelf, says })
    )
  },
  'reword-line': (act, { line: id, text, branches }, context) =>
    withLine(act, id, ({ kind }) => {
      const read = readLine(act, context, kind, { text, branches })
      if (!read.ok) return read
      const { act: after, ...texts } = read.value
      return ok(
        happen(after, { type: 'line-reworded', line: id, ...texts, says: lineText(after, context, texts.text) })
      )
    }),
  'remove-line': (act, { line: id }, context) =>
    withLine(act, id, ({ text }) =>
      ok(happen(act, { type: 'line-removed', line: id, says: lineText(act, context, text) }))
    ),
  'tick-line': (act, { line: id, session, at, branch }, context) =>
    withLine(act, id, ({ kind, text, used }) => {
      const why = whyNotOn(session, context)
      if (why) return refuse(why)
      if (used) return refuse({ because: 'line-is-used' })
      const way = kind === 'fork' ? branch : null
      const says = lineText(act, context, text)
      return ok(happen(act, { type: 'line-ticked', line: id, used: { session, at, branch: way }, says }))
    }),
  'untick-line': (act, { line: id }, context) =>
    withLine(act, id, ({ text, used }) => {
      if (!used) return refuse({ because: 'line-is-open' })
      return ok(happen(act, { type: 'line-unticked', line: id, says: lineText(act, context, text) }))
    }),
  'tick-thing': (act, { thing, kind, session, at }, context) => {
    const why = whyNotOn(session, context)
    if (why) return refuse(why)
    const says = thingOf(act.state, thing)?.name
    if (says === undefined || kind === 'player') return refuse({ because: 'no-such-thing' })
    const line = nextId(context)
    const written = { kind, text: `@{${thing}}`, branches: [], seat: null, shelf: null }
    const prepared = happen(act, { type: 'line-prepared', line, session, ...written, says })
    return ok(happen(prepared, { type: 'line-ticked', line, used: { session, at, branch: null }, says }))
  }
}

export const applyPreparation: BookReducers<Event> = {
  'line-prepared': (book, { line: id, session, kind, text, branches, seat, shelf }) => ({
    ...book,
    prepared: [...book.prepared, { id, kind, text, branches, seat, shelf, session, used: null }]
  }),
  'line-reworded': (book, { line, text, branches }) => changed(book, line, { text, branches }),
  'line-removed': (book, { line }) => ({ ...book, prepared: book.prepared.filter(({ id }) => id !== line) }),
  'line-ticked': (book, { line, used }) => changed(book, line, { used }),
  'line-unticked': (book, { line }) => changed(book, line, { used: null })
}

const full: BookRefusal = { because: 'page-is-full', most: most.open }

/** BN2: lines are written and ticked for the present session and for the next one. */
function whyNotOn(session: number, context: SliceContext): BookRefusal | null {
  const isNear = session === context.session || session === context.session + 1
  return isNear ? null : { because: 'no-such-page', session }
}

interface LineTexts {
  readonly text: string
  readonly branches: readonly string[]
}

/**
 * A line in its stored form, and the act in which its new names have become people (BK5). Only a fork has two branches.
 */
function readLine(
  act: BookAct,
  context: SliceContext,
  kind: LineKind,
  { text, branches }: LineTexts
): Result<LineTexts & { readonly act: BookAct }, BookRefusal> {
  if (text.trim() === '') return refuse({ because: 'nothing-prepared' })
  const line = readTyped(act, context, text.trim())
  if (kind !== 'fork') return ok({ act: line.act, text: line.text, branches: [] })
  const [one = '', other = ''] = branches
  const first = readTyped(line.act, context, one.trim())
  const second = readTyped(first.act, context, other.trim())
  return ok({ act: second.act, text: line.text, branches: [first.text, second.text] })
}

/** The present text of the line, shortened if it is long. */
function lineText({ state }: BookAct, { seats }: SliceContext, text: string): string {
  const plain = spelled(text, mentioned => nameIn(state, seats, mentioned) ?? '…')
  return plain.length > most.spoken ? `${plain.slice(0, most.spoken - 1)}…` : plain
}

function nextId({ next }: SliceContext): LineId {
  return `p${next}` as LineId
}

function withLine(act: BookAct, id: LineId, decide: (line: PreparedLine) => BookDecision): BookDecision {
  const line = lineOf(act.state, id)
  return line ? decide(line) : refuse({ because: 'no-such-line' })
}

function changed(book: Book, id: LineId, change: Partial<PreparedLine>): Book {
  return { ...book, prepared: book.prepared.map(line => (line.id === id ? { ...line, ...change } : line)) }
}

/** Preparation is for the Game Master alone, and so is its log (BN6). */
export const describePreparation: Describers<EventOf<typeof preparationModel>> = {
  'line-prepared': ({ says, session }, audience) => lineForGm(audience, `Prepared for session ${session}: ${says}`),
  'line-reworded': ({ says }, audience) => lineForGm(audience, `Prepared, reworded: ${says}`),
  'line-removed': ({ says }, audience) => lineForGm(audience, `Prepared, removed: ${says}`),
  'line-ticked': ({ says, used }, audience) => lineForGm(audience, `Used in session ${used.session}: ${says}`),
  'line-unticked': ({ says }, audience) => lineForGm(audience, `Not used after all: ${says}`)
}

export const explainPreparation: Explainers<RefusalOf<typeof preparationModel>> = {
  'nothing-prepared': () => say('There is nothing to write down', 'Type a line first'),
  'no-such-page': ({ session }) =>
    say(`Session ${session} cannot be prepared now`, 'Write for the session that is on, or for the next one'),
  'no-such-line': () => say('That line is not on the page any more', 'Undo, or write it again'),
  'line-is-used': () => say('That line is ticked already', 'Untick it first', 'preparation'),
  'line-is-open': () => say('That line is not ticked', 'Nothing needs to be done'),
  'page-is-full': ({ most }) =>
    say(`${most} prepared lines are open, and that is the most`, 'Tick or remove some first', 'preparation')
}
