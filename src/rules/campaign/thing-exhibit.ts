import type { Book } from '../book/state'
import type { Thing } from '../book/things/model'
import { knownThing } from '../book/things/view'
import type { ThingKind } from '../book/vocabulary'
import type { Seat } from '../core/seat'
import { cutBetweenLetters } from '../core/text'
import { type ExhibitKind, longestOf } from '../showing/vocabulary'
import type { Exhibit } from '../showing/model'

const exhibitKindOf: Readonly<Partial<Record<ThingKind, ExhibitKind>>> = {
  person: 'person',
  place: 'place',
  thing: 'item'
}

/** A thing of the book as an exhibit: name, picture, and its sentence only as the whole table may read it (SH10). */
export function thingExhibit(book: Book, thing: Thing, seats: readonly Seat[]): Exhibit {
  const { kind, name, knownTo, picture } = thing
  const line = knownTo === 'table' ? knownThing(book, thing, 'table', seats).sentence : ''
  return {
    kind: exhibitKindOf[kind] ?? (picture ? 'picture' : 'title'),
    title: name,
    line: cutBetweenLetters(line, longestOf.line),
    picture
  }
}
