import { begin, type Describers, type Explainers } from '../core/slice'
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

const deciders: BookDeciders = {
  ...decideThings,
  ...decideRecap,
  ...decidePreparation,
  ...decideAnswers,
  ...decideImport
}
const reducers: BookReducers = { ...applyThings, ...applyRecap, ...applyPreparation, ...applyAnswers, ...applyImport }
const describers: Describers<BookEvent> = {
  ...describeThings,
  ...describeRecap,
  ...describePreparation,
  ...describeAnswers,
  ...describeImport
}
const explainers: Explainers<BookRefusal> = {
  ...explainThings,
  ...explainRecap,
  ...explainPreparation,
  ...explainAnswers,
  ...explainImport
}

/** What would happen to the book, or why not. Whoever asks is the Game Master (BK2). */
export function decideBook(book: Book, command: BookCommand, around: Around): BookDecision {
  const judge = deciders[command.type] as (act: BookAct, command: BookCommand, around: Around) => BookDecision
  return judge(begin(book, applyBook), command, around)
}

/** The book after one thing happened to it. */
export function applyBook(book: Book, event: BookEvent): Book {
  const apply = reducers[event.type] as (book: Book, event: BookEvent) => Book
  return apply(book, event)
}

/** Whether an event of the campaign is one of the book. */
export function isBookEvent(event: { readonly type: string }): event is BookEvent {
  return event.type in reducers
}

/** Whether a command to the campaign is one to the book. */
export function isBookCommand(command: { readonly type: string }): command is BookCommand {
  return command.type in deciders
}

/** A line for the log, or null when this audience must not learn that it happened. */
export function describeBook(event: BookEvent, audience: Audience): LogLine | null {
  const describe = describers[event.type] as (event: BookEvent, audience: Audience) => LogLine | null
  return describe(event, audience)
}

/** A refusal of the book in words. */
export function explainBook(why: BookRefusal): Explanation {
  return (explainers[why.because] as (why: BookRefusal) => Explanation)(why)
}

/** Whether a refusal is one of the book’s. */
export function isBookRefusal(why: { readonly because: string }): why is BookRefusal {
  return why.because in explainers
}
