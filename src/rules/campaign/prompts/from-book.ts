import { memoize } from '../../core/memoize'
import type { Prompt, PromptAct } from '../../core/prompts'
import { spelled } from '../../book/mentions'
import { nameIn } from '../../book/names'
import type { Thing } from '../../book/things/model'
import { thingsIn } from '../../book/things/lookup'
import type { Campaign } from '../types'

type SearchSource = Pick<Campaign, 'book' | 'seats'>

/** An item for a draw; its words are made only after it is drawn. */
export interface Candidate {
  readonly id: string
  prompt(): Prompt
}

const questions = memoize<SearchSource['book']['things'], readonly Candidate[]>(2)
const hooks = memoize<SearchSource['book']['things'], readonly Candidate[]>(2)

/** Open questions from the things of the book (EY4); the Game Master answers a secret's question. */
export function questionsOfBook({ book }: SearchSource): readonly Candidate[] {
  return questions(book.things, [], () =>
    openThings(book).flatMap(thing => {
      const says = questionOf(thing)
      return says === null ? [] : [drawable(thing, () => says)]
    })
  )
}

/** Open threads, premises, scene ideas and secrets, and people and things that were not met yet (EY4). */
export function hooksOfBook(searched: SearchSource): readonly Candidate[] {
  return hooks(searched.book.things, [searched.seats], () =>
    openThings(searched.book)
      .filter(({ kind, standing }) => always.has(kind) || standing === 'new')
      .map(thing => drawable(thing, () => hookOf(thing, searched)))
  )
}

function drawable(thing: Thing, says: () => string): Candidate {
  const id = `book:${thing.id}`
  return { id, prompt: () => ({ id, title: titles[thing.kind], says: [says()], act: pageOf(thing) }) }
}

const always: ReadonlySet<Thing['kind']> = new Set(['thread', 'premise', 'scene', 'secret'])

const titles: Readonly<Record<Thing['kind'], string>> = {
  person: 'A person of the book',
  place: 'A place of the book',
  thing: 'A thing of the book',
  thread: 'A thread that is open',
  secret: 'A secret of yours',
  premise: 'A premise',
  scene: 'A scene idea'
}

function openThings(book: Campaign['book']): readonly Thing[] {
  return thingsIn(book).filter(({ standing }) => standing !== 'closed')
}

function pageOf({ id, name }: Thing): PromptAct {
  return { on: 'book', thing: id, label: `Open ${name}` }
}

function questionOf({ kind, name, standing }: Thing): string | null {
  switch (kind) {
    case 'person':
      return standing === 'new' ? null : `What does ${name} want now, and who stands in the way?`
    case 'place':
      return standing === 'new' ? null : `What has changed in ${name} since they were there?`
    case 'thread':
      return `What has happened about ${name} while nobody looked?`
    case 'secret':
      return standing === 'revealed' ? null : `Who is about to find out about ${name}?`
    case 'premise':
      return `Where does ${name} show in this scene?`
    default:
      return null
  }
}

/** The name, with the sentence if there is one. */
function hookOf({ name, sentence }: Thing, { book, seats }: SearchSource): string {
  if (sentence.trim() === '') return name
  return `${name}: ${spelled(sentence, mentioned => nameIn(book, seats, mentioned) ?? '…')}`
}
