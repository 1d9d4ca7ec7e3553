import { memoize } from '../core/memoize'
import type { Seat } from '../core/seat'
import { fold, type MentionTarget, type NameIndex } from './mentions'
import type { Book } from './state'
import { everThing, thingsIn } from './things/lookup'
import type { Thing } from './things/model'
import type { ThingId } from './vocabulary'

const folded = new WeakMap<Thing, string>()

/** A thing's name in its folded form. */
export function foldedName(thing: Thing): string {
  const known = folded.get(thing)
  if (known !== undefined) return known
  const made = fold(thing.name)
  folded.set(thing, made)
  return made
}

const indexes = memoize<Book['things'], NameIndex>(4)

/** Every name that a text may mention: the characters at the table take precedence over things. */
export function nameIndex(book: Pick<Book, 'things'>, seats: readonly Seat[]): NameIndex {
  return indexes(book.things, [seats], () => {
    const index = new Map<string, MentionTarget>()
    for (const thing of thingsIn(book)) index.set(foldedName(thing), thing.id)
    for (const seat of seats) if (seatName(seat) !== '') index.set(fold(seatName(seat)), seat.id)
    return index
  })
}

/** The present name of a mention's target; null when it is unknown. */
export function nameIn(book: Pick<Book, 'things'>, seats: readonly Seat[], id: MentionTarget): string | null {
  if (!id.startsWith('s')) return everThing(book, id as ThingId)?.name ?? null
  const seat = seats.find(each => each.id === id)
  return seat ? seatName(seat) : null
}

function seatName({ character, player }: Seat): string {
  return character || player
}

/** The name without its number: "Guard" for "Guard 3". */
export function nameOfSort(name: string): string {
  return name.replace(/\s+\d+$/, '').trim()
}
