import { memoize } from '../../core/memoize'
import type { Seat, SeatId } from '../../core/seat'
import { spelled } from '../mentions'
import { nameIn } from '../names'
import type { Book } from '../state'
import type { ThingStanding, ThingId, ThingKind } from '../vocabulary'
import type { Thing } from './model'
import { thingOf, thingsIn } from './lookup'

/** What a player may know of a thing. Its page, links, id and time of creation stay secret. */
export interface KnownThing {
  readonly kind: ThingKind
  readonly name: string
  readonly sentence: string
  readonly standing: ThingStanding
}

/** One player, or the whole table: what all players may know. */
type Reader = SeatId | 'table'

const known = memoize<Reader, readonly KnownThing[]>(16)

/** The things that the player of one seat may know, or the whole table, sorted by name (BK13). */
export function knownTo(book: Book, reader: Reader, seats: readonly Seat[]): readonly KnownThing[] {
  return known(reader, [book.things, seats], () =>
    thingsIn(book)
      .filter(thing => isKnownTo(thing, reader))
      .map(thing => knownThing(book, thing, reader, seats))
      .sort(byName)
  )
}

/** The things that all players know, sorted by name; only the fields of `KnownThing` may be revealed. */
export function knownToTable(book: Book): readonly Thing[] {
  return thingsIn(book)
    .filter(thing => thing.knownTo === 'table')
    .sort(byName)
}

function isKnownTo({ knownTo: who }: Thing, reader: Reader): boolean {
  return who === 'table' || (who !== 'gm' && reader !== 'table' && who.includes(reader))
}

/** A thing in the form for its reader. Names that the reader does not know are hidden, wherever they are mentioned. */
export function knownThing(
  book: Book,
  { kind, name, sentence, standing }: Thing,
  reader: Reader,
  seats: readonly Seat[]
): KnownThing {
  const text = spelled(sentence, mentioned => {
    const thing = mentioned.startsWith('t') ? thingOf(book, mentioned as ThingId) : null
    const isOpen = mentioned.startsWith('s') || (thing !== null && isKnownTo(thing, reader))
    return (isOpen ? nameIn(book, seats, mentioned) : null) ?? '…'
  })
  return { kind, name, sentence: text, standing }
}

/** Compares by code units, the same on every machine. Two names are never equal. */
function byName(one: Pick<KnownThing, 'name'>, other: Pick<KnownThing, 'name'>): number {
  return one.name < other.name ? -1 : 1
}
