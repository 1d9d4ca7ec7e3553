import type { SeatId } from '../../core/seat'
import type { Steps } from '../../core/steps'
import { cutBetweenLetters } from '../../core/text'
import type { ImportedThing } from '../import/model'
import { fold, withoutHalfMention, type MentionTarget } from '../mentions'
import { longest, type KnownTo, type ThingId } from '../vocabulary'
import { stepLength, type FolderRemark } from './collect'
import { fromMarkdownInSteps, type MarkedNames, type WrittenLink } from './marks'
import { namesAfter, seatsByName, type ImportTarget, type NoteWithId } from './into'
import type { Passage } from './read-note'

/** The longest stored text, as a multiple of the typed limit: mentions are short ids there. */
const slack = 8

/** Makes things of the book from notes: resolves mentions, and reports broken links (OI4). */
export class Reader {
  readonly remarks: FolderRemark[] = []
  /** People from new `@name` mentions, as in typed text (BK5). */
  readonly people: ImportedThing[] = []
  private names = new Map<string, MentionTarget>()
  private readonly seats: ReadonlyMap<string, SeatId>
  private readonly byPath = new Map<string, MentionTarget>()
  private readonly byEndOfPath = new Map<string, MentionTarget>()
  /** Characters since the last pause. */
  private read = 0

  constructor(
    private readonly into: ImportTarget,
    private readonly isOwn: boolean,
    private readonly freshId: () => ThingId
  ) {
    this.seats = seatsByName(into.seats)
  }

  /** Indexes all targets of mentions and their paths, before the first note is read. */
  *learn(placed: readonly NoteWithId[], characters: ReadonlyMap<string, string>): Steps<void> {
    this.names = yield* namesAfter(this.into, placed)
    for (const [nth, { note, id }] of placed.entries()) {
      if (nth % 500 === 499) yield nth / placed.length
      const key = pathKey(withoutEnding(note.path))
      this.byPath.set(key, id)
      // Obsidian's “shortest path”: a link names only as much of a path as makes it unique.
      const end = key.split('/').slice(-2).join('/')
      if (!this.byEndOfPath.has(end)) this.byEndOfPath.set(end, id)
    }
    for (const [path, name] of characters) {
      const seat = this.seats.get(fold(name)) ?? this.names.get(fold(name))
      if (seat) this.byPath.set(pathKey(withoutEnding(path)), seat)
    }
  }

  /** In steps, because a note may be long. */
  *thingOf({ note, id }: NoteWithId): Steps<ImportedThing> {
    const { path, name, kind, standing, metIn, since } = note
    const sentence = yield* this.text(path, note.sentence, longest.sentence)
    const page = yield* this.text(path, note.page, longest.page)
    return {
      thing: id,
      name,
      kind,
      sentence,
      page,
      standing,
      metIn: standing === 'new' ? null : (metIn ?? this.into.session),
      since: since ?? this.into.session,
      knownTo: this.knownTo(path, note.knownTo),
      seats: this.seatsNamed(path, note.characters),
      foes: this.foes(path, note.foes)
    }
  }

  private *text(path: string, { text, line }: Passage, most: number): Steps<string> {
    const words = yield* fromMarkdownInSteps(text, this.marksIn(path, lineCounter(text, line)))
    this.read += text.length
    if (this.read >= stepLength) {
      this.read = 0
      yield 1
    }
    if (words.length <= slack * most) return words
    this.tell(
      path,
      line,
      `the text is longer than ${(slack * most).toLocaleString('en-GB')} letters: its end is left out`
    )
    return withoutHalfMention(cutBetweenLetters(words, slack * most))
  }

  private marksIn(path: string, lineAt: (at: number) => number): MarkedNames {
    const tell = (at: number, says: string): void => this.tell(path, lineAt(at), says)
    return {
      index: this.names,
      linked: (link, at) => {
        const found = this.target(path, link)
        if (!found) tell(at, `the link “${cutBetweenLetters(link.shows, 80)}” leads nowhere: its words stay`)
        return found
      },
      named: (name, at) =>
        this.names.get(fold(name)) ?? this.newPerson(name, () => tell(at, `“${name}” is new: a person`)),
      raw: at => tell(at, 'a link that begins here cannot be followed: it stays as it is written')
    }
  }

  private newPerson(name: string, tell: () => void): ThingId {
    const thing = this.freshId()
    this.names.set(fold(name), thing)
    const { session } = this.into
    const texts = { name, sentence: '', page: '' }
    this.people.push({
      thing,
      kind: 'person',
      ...texts,
      standing: 'new',
      metIn: null,
      since: session,
      knownTo: 'gm',
      seats: [],
      foes: []
    })
    tell()
    return thing
  }

  /** Resolves a link by its path from the note, else from the folder, else by name, as Obsidian does. */
  private target(from: string, { to, isWiki }: WrittenLink): MentionTarget | null {
    const path = isWiki ? to : decoded(to)
    if (path === null) return null
    const note = withoutEnding(path)
    const tries = [`${from.split('/').slice(0, -1).join('/')}/${note}`, note]
    for (const each of tries) {
      const found = this.byPath.get(pathKey(each))
      if (found) return found
    }
    const byEnd = note.includes('/') ? this.byEndOfPath.get(pathKey(note).split('/').slice(-2).join('/')) : undefined
    return byEnd ?? this.names.get(fold(note.split('/').at(-1) ?? '')) ?? null
  }

  private knownTo(path: string, known: 'gm' | 'table' | readonly string[]): KnownTo {
    if (typeof known === 'string') return known
    const seats = this.seatsNamed(path, known)
    return seats.length > 0 ? seats : 'gm'
  }

  private seatsNamed(path: string, names: readonly string[]): readonly SeatId[] {
    const found = names.flatMap(name => {
      const seat = this.seats.get(fold(name))
      if (!seat) this.tell(path, null, `nobody at the table is called “${name}”: left out`)
      return seat ? [seat] : []
    })
    return [...new Set(found)]
  }

  /** Foes are numbered within each campaign, so numbers of another campaign are invalid here. */
  private foes(path: string, foes: ImportedThing['foes']): ImportedThing['foes'] {
    if (foes.length === 0 || this.isOwn) return foes
    this.tell(path, null, 'its foes belong to another campaign: left out')
    return []
  }

  private tell(path: string, line: number | null, says: string): void {
    this.remarks.push({ path, line, says, isLeftOut: false })
  }
}

/**
 * The line of a position in a text, for increasing positions.
 * @param first the line of the text's beginning
 */
function lineCounter(text: string, first: number): (at: number) => number {
  let [line, next] = [first, text.indexOf('\n')]
  return at => {
    while (next >= 0 && next < at) {
      line++
      next = text.indexOf('\n', next + 1)
    }
    return line
  }
}

function withoutEnding(path: string): string {
  return path.replace(/\.md$/i, '')
}

/** A path in the form for comparison: without `.` and `..`, case and accents. */
function pathKey(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(fold(part))
  }
  return parts.join('/')
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
