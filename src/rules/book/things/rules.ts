import type { SliceContext } from '../../core/campaign-slice'
import { ok, refuse, type Result } from '../../core/result'
import { happen } from '../../core/slice'
import { cutBetweenLetters } from '../../core/text'
import { type BookReducers, type BookAct, type BookDecision, type BookDeciders, areSeats, hasSeat } from '../act'
import { fold, tidyName, withoutHalfMention } from '../mentions'
import { nameIndex, foldedName } from '../names'
import type { Book, BookRefusal } from '../state'
import type { CommandOf, EventOf } from '../../core/model'
import { longest, type KnownTo, type ThingId, type ThingKind } from '../vocabulary'
import type { Thing, thingsModel } from './model'
import { withChangedThing, everThing, thingOf, withThing, thingsIn } from './lookup'
import { freshId, namesFor, readTyped } from './typed-text'

type Command = CommandOf<typeof thingsModel>
type Event = EventOf<typeof thingsModel>

/** Creating, changing and sharing things: rules BK1–BK12. */
export const decideThings: BookDeciders<Command> = {
  'add-thing': (act, { kind, name, sentence }, context) => {
    const free = freeName(act.state, name, context)
    if (!free.ok) return free
    const thing = freshId(act, context)
    const added = happen(act, { type: 'thing-added', thing, name: free.value, kind, session: context.session })
    if (sentence.trim() === '') return ok(added)
    const { act: after, text } = readTyped(added, context, sentence.trim())
    return ok(happen(after, { type: 'page-written', thing, name: free.value, sentence: text, page: '' }))
  },
  'rename-thing': (act, { thing: id, name }, context) =>
    withThingOf(act, id, thing => {
      const free = freeName(act.state, name, context, id)
      if (!free.ok) return free
      return ok(happen(act, { type: 'thing-renamed', thing: id, name: free.value, was: thing.name }))
    }),
  'write-page': (act, { thing: id, sentence: typed, page }, context) =>
    withThingOf(act, id, ({ name }) => {
      const sentence = readTyped(act, context, typed.trim())
      const written = readTyped(sentence.act, context, page.trimEnd())
      const texts = { sentence: sentence.text, page: written.text }
      return ok(happen(written.act, { type: 'page-written', thing: id, name, ...texts }))
    }),
  'sort-thing': (act, { thing, kind }) =>
    withThingOf(act, thing, ({ name }) => ok(happen(act, { type: 'thing-sorted', thing, name, kind }))),
  'link-thing': (act, { thing, seats, foes }, context) =>
    withThingOf(act, thing, ({ name }) =>
      seats.every(seat => hasSeat(context, seat))
        ? ok(happen(act, { type: 'thing-linked', thing, name, seats: [...new Set(seats)], foes }))
        : refuse({ because: 'unknown-seats' })
    ),
  'share-thing': (act, { thing, knownTo }, context) =>
    withThingOf(act, thing, ({ name }) =>
      areSeats(context, knownTo)
        ? ok(happen(act, { type: 'thing-shared', thing, name, knownTo: once(knownTo) }))
        : refuse({ because: 'unknown-seats' })
    ),
  'mark-thing': (act, { thing, standing }, { session }) =>
    withThingOf(act, thing, ({ name }) => ok(happen(act, { type: 'thing-marked', thing, name, standing, session }))),
  'picture-thing': (act, { thing, picture }) =>
    withThingOf(act, thing, ({ name }) => ok(happen(act, { type: 'thing-pictured', thing, name, picture }))),
  'remove-thing': (act, { thing }) =>
    withThingOf(act, thing, ({ name }) => ok(happen(act, { type: 'thing-removed', thing, name }))),
  'note-down': (act, { text, knownTo, limits }, context) => {
    const line = text.trim()
    if (line === '') return refuse({ because: 'empty-line' })
    if (!areSeats(context, knownTo)) return refuse({ because: 'unknown-seats' })
    const { act: after, text: kept } = readTyped(act, context, line)
    const about = aboutFirst(after, kept, act.state)
    const names = namesFor(about, context, kept)
    const whose = { knownTo: once(knownTo), ...(limits && { limits }) }
    return ok(happen(about, { type: 'line-noted', text: kept, names, ...whose }))
  }
}

export const applyThings: BookReducers<Event> = {
  'thing-added': (book, { thing, name, kind, session }) => withThing(book, newThing(thing, kind, name, session)),
  'thing-renamed': (book, { thing, name }) => ({
    ...withChangedThing(book, thing, { name }),
    renames: book.renames + 1
  }),
  'page-written': (book, { thing, sentence, page }) => withChangedThing(book, thing, { sentence, page }),
  'thing-sorted': (book, { thing, kind }) => withChangedThing(book, thing, { kind }),
  'thing-linked': (book, { thing, seats, foes }) => withChangedThing(book, thing, { seats, foes }),
  'thing-shared': (book, { thing, knownTo }) => withChangedThing(book, thing, { knownTo }),
  'thing-marked': (book, { thing, standing, session }) => {
    const metIn = standing === 'new' ? null : (everThing(book, thing)?.metIn ?? session)
    return withChangedThing(book, thing, { standing, metIn })
  },
  'thing-pictured': (book, { thing, picture }) => withChangedThing(book, thing, { picture }),
  'thing-removed': (book, { thing }) =>
    withChangedThing(book, thing, {
      removed: true,
      picture: null,
      sentence: '',
      page: '',
      seats: [],
      foes: [],
      knownTo: 'gm'
    }),
  'line-noted': book => book
}

function newThing(id: ThingId, kind: ThingKind, name: string, since: number): Thing {
  const texts = { name, sentence: '', page: '' }
  const links = { seats: [], foes: [] }
  return {
    id,
    kind,
    ...texts,
    standing: 'new',
    knownTo: 'gm',
    metIn: null,
    since,
    ...links,
    picture: null,
    removed: false
  }
}

/** If a note begins with a new thing, the rest of the note becomes that thing's sentence (BK5). */
function aboutFirst(act: BookAct, kept: string, before: Book): BookAct {
  const [, first, rest = ''] = /^@\{(t[\d-]+)\}[\s,:–-]*(.*)$/s.exec(kept) ?? []
  const thing = first as ThingId | undefined
  if (thing === undefined || rest === '' || everThing(before, thing)) return act
  const sentence = withoutHalfMention(cutBetweenLetters(rest, longest.sentence))
  return happen(act, { type: 'page-written', thing, name: thingOf(act.state, thing)?.name ?? '', sentence, page: '' })
}

function withThingOf(act: BookAct, id: ThingId, decide: (thing: Thing) => BookDecision): BookDecision {
  const thing = thingOf(act.state, id)
  return thing ? decide(thing) : refuse({ because: 'no-such-thing' })
}

/**
 * A name that no other thing and no seat has (BK4).
 * @param own the thing whose name may stay
 */
function freeName(book: Book, typed: string, { seats }: SliceContext, own?: ThingId): Result<string, BookRefusal> {
  const name = tidyName(typed)
  if (name === '') return refuse({ because: 'nameless-thing' })
  const owner = nameIndex(book, seats).get(fold(name))
  return owner === undefined || owner === own ? ok(name) : refuse({ because: 'name-taken', name })
}

function once(knownTo: KnownTo): KnownTo {
  return typeof knownTo === 'string' ? knownTo : [...new Set(knownTo)]
}

/** The faults of the book: two things with one name, or one id twice. Empty when there are none. */
export function checkThings(book: Pick<Book, 'things'>): readonly string[] {
  const ids = book.things.flat().map(({ id }) => id)
  const names = thingsIn(book).map(foldedName)
  return [
    ...(new Set(ids).size < ids.length ? ['an id stands for two things in the book'] : []),
    ...(new Set(names).size < names.length ? ['two things in the book have one name'] : [])
  ]
}
