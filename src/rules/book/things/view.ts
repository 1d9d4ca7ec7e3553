import { memoize } from '../../core/memoize'
import type { Seat, SeatId } from '../../core/seat'
import { spelled } from '../mentions'
import { nameIn } from '../names'
import type { Book } from '../state'
import type { ThingStanding, ThingId, ThingKind } from '../vocabulary'
import type { Thing } from './model'
import { thingOf, thingsIn } from './lookup'

/** What a player may know of a thing: never its page, its links, its number or when it was written down. */
export interface KnownThing {
  readonly kind: ThingKind
  readonly name: string
  readonly sentence: string
  readonly standing: ThingStanding
}

/** One player, or the whole table: what everybody may know. */
type Reader = SeatId | 'table'

const known = memoize<Reader, readonly KnownThing[]>(16)

/** What the player of one seat may know, or the whole table, by name (BK13). */
export function knownTo(book: Book, reader: Reader, seats: readonly Seat[]): readonly KnownThing[] {
  return known(reader, [book.things, seats], () =>
    thingsIn(book)
      .filter(thing => isKnownTo(thing, reader))
      .map(thing => knownThing(book, thing, reader, seats))
      .sort(byName)
  )
}

/** The things that everybody at the table knows, by name; only what a `KnownThing` has of them may be told. */
export function knownToTable(book: Book): readonly Thing[] {
  return thingsIn(book)
    .filter(thing => thing.knownTo === 'table')
    .sort(byName)
}

function isKnownTo({ knownTo: who }: Thing, reader: Reader): boolean {
  return who === 'table' || (who !== 'gm' && reader !== 'table' && who.includes(reader))
}

/** A thing as its reader reads it: the name of what they do not know is not theirs to read, whoever mentions it. */
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

/** By code units, the same on every machine. Two names are never equal. */
function byName(one: Pick<KnownThing, 'name'>, other: Pick<KnownThing, 'name'>): number {
  return one.name < other.name ? -1 : 1
}
