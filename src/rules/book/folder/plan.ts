import type { ImportedThing } from '../import/model'
import { fold, type MentionTarget } from '../mentions'
import { nameIndex } from '../names'
import { everThing, thingOf } from '../things/lookup'
import type { ThingId } from '../vocabulary'
import { collectNotes, type FolderRemark } from './collect'
import type { FolderFile } from './folder'
import type { ImportTarget, NotePlace } from './into'
import type { Note } from './read-note'
import { Reader } from './reader'
import { isSameThing } from './same-thing'

/** What taking in a folder would do. */
export interface FolderPlan {
  /** What `import-things` is sent with; empty when nothing would change. */
  readonly things: readonly ImportedThing[]
  readonly added: readonly string[]
  readonly changed: readonly string[]
  /** How many notes say what the book says already. */
  readonly same: number
  readonly remarks: readonly FolderRemark[]
}

/** Reads a folder and compares it with the book (OI4, OI5). Changes nothing. */
export function planImport(files: readonly FolderFile[], into: ImportTarget): FolderPlan {
  const { notes, campaign, characters, remarks } = collectNotes(files)
  const isOwn = campaign === into.mark
  const { placed, leftOut } = placeNotes(notes, into, isOwn)
  const reader = new Reader(into, placed, characters, isOwn, freshIds(into, placed))
  const read = placed.map(each => reader.thingOf(each))
  const things = [...read.filter(each => !isSameThing(each, into)), ...reader.people]
  const isNew = ({ thing }: ImportedThing): boolean => thingOf(into.book, thing) === null
  return {
    things,
    added: things.filter(isNew).map(({ name }) => name),
    changed: things.filter(each => !isNew(each)).map(({ name }) => name),
    same: read.length + reader.people.length - things.length,
    remarks: [...remarks, ...leftOut, ...reader.remarks]
  }
}

interface Placement {
  readonly placed: readonly NotePlace[]
  readonly leftOut: readonly FolderRemark[]
}

/** Finds for each note what it is in the book: by its number in a folder of this very campaign, else by its name (OI5). */
function placeNotes(notes: readonly Note[], into: ImportTarget, isOwn: boolean): Placement {
  const index = nameIndex(into.book, into.seats)
  const found = new Map<Note, ThingId>()
  const taken = new Set<ThingId>()
  const find = (note: Note, id: MentionTarget | null | undefined): void => {
    if (!id || id.startsWith('s') || taken.has(id as ThingId) || found.has(note)) return
    found.set(note, id as ThingId)
    taken.add(id as ThingId)
  }
  const named = (note: Note): MentionTarget | undefined => index.get(fold(note.name))
  // Of two notes with one number, the one that is still called so is meant.
  for (const note of isOwn ? notes : []) if (note.id !== null && named(note) === note.id) find(note, note.id)
  for (const note of isOwn ? notes : []) if (note.id !== null && everThing(into.book, note.id)) find(note, note.id)
  for (const note of notes) find(note, named(note))
  const fresh = freshIds(
    into,
    [...found].map(([note, id]) => ({ note, id }))
  )
  const placed: NotePlace[] = []
  const leftOut: FolderRemark[] = []
  for (const note of notes) {
    const owner = named(note)
    const known = found.get(note)
    if (owner !== undefined && owner !== known && !taken.has(owner as ThingId)) {
      leftOut.push({
        path: note.path,
        line: null,
        says: 'somebody or something else in this campaign has its name',
        isLeftOut: true
      })
      continue
    }
    const isFree = note.id !== null && !taken.has(note.id) && !everThing(into.book, note.id)
    const id = known ?? (isFree && note.id !== null ? note.id : fresh())
    taken.add(id)
    placed.push({ note, id })
  }
  return { placed, leftOut }
}

/** Numbers that nothing has: of this book, nor of these notes. */
function freshIds({ book, next }: ImportTarget, placed: readonly NotePlace[]): () => ThingId {
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
