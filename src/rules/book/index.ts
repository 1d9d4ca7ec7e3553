import { begin } from '../core/slice'
import type { Audience } from '../core/audience'
import type { LogLine } from '../core/log-line'
import type { Explanation } from '../core/refusal'
import type { BookReducers, Around, BookAct, BookDecision, BookDeciders } from './act'
import type { Book, BookCommand, BookEvent, BookRefusal } from './state'
import { applyAnswers, decideAnswers } from './answers/rules'
import { describeAnswers, explainAnswers } from './answers/words'
import { applyPreparation, decidePreparation } from './preparation/rules'
import { describePreparation, explainPreparation } from './preparation/words'
import { applyImport, decideImport } from './import/rules'
import { describeImport, explainImport } from './import/words'
import { applyRecap, decideRecap } from './recap/rules'
import { describeRecap, explainRecap } from './recap/words'
import { applyThings, decideThings } from './things/rules'
import { describeThings, explainThings } from './things/words'
import type { Describers, Explainers } from '../core/slice'

const deciding: BookDeciders = {
  ...decideThings,
  ...decideRecap,
  ...decidePreparation,
  ...decideAnswers,
  ...decideImport
}
const applying: BookReducers = { ...applyThings, ...applyRecap, ...applyPreparation, ...applyAnswers, ...applyImport }
const describing: Describers<BookEvent> = {
  ...describeThings,
  ...describeRecap,
  ...describePreparation,
  ...describeAnswers,
  ...describeImport
}
const explaining: Explainers<BookRefusal> = {
  ...explainThings,
  ...explainRecap,
  ...explainPreparation,
  ...explainAnswers,
  ...explainImport
}

/** What would happen to the book, or why not. Whoever asks is the Game Master (BK2). */
export function decideBook(book: Book, command: BookCommand, around: Around): BookDecision {
  const judge = deciding[command.type] as (act: BookAct, command: BookCommand, around: Around) => BookDecision
  return judge(begin(book, applyBook), command, around)
}

/** The book after one thing happened to it. */
export function applyBook(book: Book, event: BookEvent): Book {
  const apply = applying[event.type] as (book: Book, event: BookEvent) => Book
  return apply(book, event)
}

/** Whether an event of the campaign is one of the book. */
export function isBookEvent(event: { readonly type: string }): event is BookEvent {
  return event.type in applying
}

/** Whether a command to the campaign is one to the book. */
export function isBookCommand(command: { readonly type: string }): command is BookCommand {
  return command.type in deciding
}

/** A line for the log, or null when this audience must not learn that it happened. */
export function describeBook(event: BookEvent, audience: Audience): LogLine | null {
  const describe = describing[event.type] as (event: BookEvent, audience: Audience) => LogLine | null
  return describe(event, audience)
}

/** A refusal of the book in words. */
export function explainBook(why: BookRefusal): Explanation {
  return (explaining[why.because] as (why: BookRefusal) => Explanation)(why)
}

/** Whether a refusal is one of the book’s. */
export function isBookRefusal(why: { readonly because: string }): why is BookRefusal {
  return why.because in explaining
}
