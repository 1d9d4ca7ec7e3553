import type { Steps } from '../../core/steps'
import type { ImportedThing } from '../import/model'
import { fold, type MentionTarget, tidyName } from '../mentions'
import { nameIndex, nameIn } from '../names'
import { everThing, thingOf } from '../things/lookup'
import type { ThingId } from '../vocabulary'
import { collectNotesInSteps, folderAround, withSuffix, type FolderRemark } from './collect'
import type { FolderFile } from './folder'
import { type ImportTarget, type NoteWithId, amongSeats } from './into'
import type { Note } from './read-note'
import { Reader } from './reader'
import { isSame } from '../../core/values'
import { portable, wellFormed, type Target } from './marks'

/** The changes that importing a folder would make. */
export interface FolderPlan {
  /** The argument of `import-things`; empty when nothing would change. */
  readonly things: readonly ImportedThing[]
  readonly added: readonly string[]
  readonly changed: readonly string[]
  /** The number of notes that equal the book. */
  readonly same: number
  readonly remarks: readonly FolderRemark[]
  /** The number of further remarks; absent when all are listed. */
  readonly untold?: number
}

/** The most remarks to list; a folder of thousands of notes may have as many broken links. */
const mostRemarks = 2000

/**
 * Reads a folder and compares it with the book (OI4, OI5), in short steps between which other asks are answered.
 * Changes nothing. Each character of the folder is read a fixed number of times.
 */
export function* planImportInSteps(files: readonly FolderFile[], into: ImportTarget): Steps<FolderPlan> {
  const { notes, campaign, characters, remarks } = yield* shareOf(collectNotesInSteps(files), 0, 0.4)
  const isOwn = campaign === into.mark
  const { placed, noteRemarks } = yield* shareOf(placeNotes(notes, into, isOwn), 0.4, 0.45)
  const reader = new Reader(into, isOwn, freshIds(into, placed))
  yield* shareOf(reader.learn(placed, characters), 0.45, 0.5)
  const things: ImportedThing[] = []
  for (const [nth, each] of placed.entries()) {
    const [from, to] = [nth, nth + 1].map(done => 0.5 + (0.5 * done) / placed.length)
    const thing = yield* shareOf(reader.thingOf(each), from ?? 0, to ?? 1)
    if (!isSameThing(thing, into)) things.push(thing)
  }
  things.push(...reader.people)
  const isNew = ({ thing }: ImportedThing): boolean => thingOf(into.book, thing) === null
  const all = [...remarks, ...noteRemarks, ...reader.remarks]
  return {
    things,
    added: things.filter(isNew).map(({ name }) => name),
    changed: things.filter(each => !isNew(each)).map(({ name }) => name),
    same: placed.length + reader.people.length - things.length,
    // Files that are left out come first, so that each of them is listed.
    remarks: all.length <= mostRemarks ? all : fewest(all),
    ...(all.length <= mostRemarks ? {} : { untold: all.length - fewest(all).length })
  }
}

function fewest(all: readonly FolderRemark[]): readonly FolderRemark[] {
  const leftOut = all.filter(each => each.isLeftOut)
  return [...leftOut, ...all.filter(each => !each.isLeftOut).slice(0, Math.max(0, mostRemarks - leftOut.length))]
}

function* shareOf<Outcome>(steps: Steps<Outcome>, from: number, to: number): Steps<Outcome> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    yield from + (to - from) * step.value
  }
}

interface Placement {
  readonly placed: readonly NoteWithId[]
  readonly noteRemarks: readonly FolderRemark[]
}

/** The number of notes to look up in the book in one step. */
const placedInStep = 500

/** Finds the thing of each note: by its id in a folder of this campaign, else by its name (OI5). */
function* placeNotes(read: readonly Note[], into: ImportTarget, isOwn: boolean): Steps<Placement> {
  const index = nameIndex(into.book, into.seats)
  const noteRemarks: FolderRemark[] = []
  const tell = ({ path }: Note, says: string): void =>
    void noteRemarks.push({ path, line: null, says, isLeftOut: false })
  const named = (note: Note): MentionTarget | undefined => index.get(fold(note.name))
  // A character's name is reserved: a note of that name gets another one, the same at every import.
  const notes = read.map(note => {
    if (!named(note)?.startsWith('s')) return note
    const name = withSuffix(note.name, folderAround(note.path) || 'note')
    tell(note, `“${note.name}” is a character of this campaign: the note is called “${name}”`)
    return { ...note, name }
  })
  const found = new Map<Note, ThingId>()
  const taken = new Set<ThingId>()
  const find = (note: Note, id: MentionTarget | null | undefined): void => {
    if (!id || id.startsWith('s') || taken.has(id as ThingId) || found.has(note)) return
    found.set(note, id as ThingId)
    taken.add(id as ThingId)
  }
  // Of two notes with one id, the one that still has the thing's name is used.
  for (const note of isOwn ? notes : []) if (note.id !== null && named(note) === note.id) find(note, note.id)
  for (const note of isOwn ? notes : []) if (note.id !== null && everThing(into.book, note.id)) find(note, note.id)
  yield 0.3
  for (const note of notes) find(note, named(note))
  yield 0.6
  const fresh = freshIds(
    into,
    [...found].map(([note, id]) => ({ note, id }))
  )
  const names = new Map<string, MentionTarget>()
  for (const [name, id] of index) if (id.startsWith('s') || !taken.has(id as ThingId)) names.set(name, id)
  const placed: NoteWithId[] = []
  // Notes that keep their name come before notes that need a new one.
  for (const note of notes) {
    const id = found.get(note)
    if (id !== undefined && named(note) === id) names.set(fold(note.name), id)
  }
  for (const [nth, note] of notes.entries()) {
    if (nth % placedInStep === 0) yield 0.6 + (0.4 * nth) / notes.length
    const isFree = note.id !== null && !taken.has(note.id) && !everThing(into.book, note.id)
    const id = found.get(note) ?? (isFree && note.id !== null ? note.id : fresh())
    taken.add(id)
    const name = freeName(note, id, everThing(into.book, id)?.name, names)
    if (name !== note.name) tell(note, `“${note.name}” is another page of this campaign: this one is called “${name}”`)
    names.set(fold(name), id)
    placed.push({ note: name === note.name ? note : { ...note, name }, id })
  }
  return { placed, noteRemarks }
}

/** The note's own name. If that is taken, the thing's name in the book, else a name with the folder or a number. */
function freeName(
  { name, path }: Note,
  id: ThingId,
  before: string | undefined,
  names: ReadonlyMap<string, MentionTarget>
): string {
  const isFree = (wished: string): boolean => [undefined, id].includes(names.get(fold(wished)) as ThingId | undefined)
  const wishes = [name, ...(before === undefined ? [] : [before]), withSuffix(name, folderAround(path) || 'note')]
  const wished = wishes.find(isFree)
  if (wished !== undefined) return wished
  let nth = 2
  while (!isFree(withSuffix(name, String(nth)))) nth++
  return withSuffix(name, String(nth))
}

/** Ids that are neither in this book nor in these notes. */
function freshIds({ book, next }: ImportTarget, placed: readonly NoteWithId[]): () => ThingId {
  const taken = new Set<string>(placed.flatMap(({ id, note }) => [id, note.id ?? id]))
  let nth = 0
  return () => {
    for (;;) {
      nth += 1
      const id = (nth === 1 ? `t${next}` : `t${next}-${nth}`) as ThingId
      if (!taken.has(id) && !everThing(book, id)) return id
    }
  }
}

/** Whether a note equals the book, except for details that no folder can hold (OI5). */
function isSameThing(imported: ImportedThing, { book, seats }: Pick<ImportTarget, 'book' | 'seats'>): boolean {
  const thing = thingOf(book, imported.thing)
  if (!thing) return false
  const target = (mentioned: MentionTarget): Target => {
    const isThere = mentioned.startsWith('s')
      ? seats.some(({ id }) => id === mentioned)
      : thingOf(book, mentioned as ThingId)
    return { name: nameIn(book, seats, mentioned) ?? '…', href: isThere ? '' : null }
  }
  const { id, name, kind, sentence, page, standing, metIn, since, foes } = thing
  return isSame(imported, {
    thing: id,
    name: tidyName(wellFormed(name)),
    kind,
    sentence: portable(sentence, target),
    page: portable(page, target),
    standing,
    metIn,
    since,
    foes,
    ...amongSeats(thing, seats)
  })
}
