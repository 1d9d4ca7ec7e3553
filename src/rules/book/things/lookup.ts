import type { Book } from '../state'
import type { ThingId } from '../vocabulary'
import type { Thing } from './model'

/** The number of things in a block: an act copies one block at most, in a book of any size. */
const blockSize = 128

/** All things in the book, in the order of their creation. */
export function thingsIn({ things }: Pick<Book, 'things'>): readonly Thing[] {
  return things.flat().filter(({ removed }) => !removed)
}

/** A thing in the book; null when it does not exist or was removed. */
export function thingOf(book: Pick<Book, 'things'>, id: ThingId): Thing | null {
  const found = everThing(book, id)
  return found?.removed === false ? found : null
}

/** A thing, removed or not. */
export function everThing({ things }: Pick<Book, 'things'>, id: ThingId): Thing | null {
  const block = things[blockWith(things, id)]
  return block?.find(each => each.id === id) ?? null
}

/** The book with one more thing: at the end. If it came from a folder, at the position of its id. */
export function withThing<Of extends Pick<Book, 'things'>>(book: Of, thing: Thing): Of {
  const { things } = book
  const last = things.at(-1)
  const isNewest = last === undefined || isLater(thing.id, last.at(-1)?.id ?? thing.id)
  if (isNewest && (last === undefined || last.length >= blockSize)) return { ...book, things: [...things, [thing]] }
  const at = blockWith(things, thing.id)
  const block = things[at] ?? []
  const index = block.findLastIndex(each => isLater(thing.id, each.id)) + 1
  const filled = [...block.slice(0, index), thing, ...block.slice(index)]
  const halves = filled.length > 2 * blockSize ? [filled.slice(0, blockSize), filled.slice(blockSize)] : [filled]
  return { ...book, things: [...things.slice(0, at), ...halves, ...things.slice(at + 1)] }
}

export function withChangedThing<Of extends Pick<Book, 'things'>>(book: Of, id: ThingId, change: Partial<Thing>): Of {
  const at = blockWith(book.things, id)
  const block = book.things[at]?.map(each => (each.id === id ? { ...each, ...change } : each))
  return block ? { ...book, things: book.things.map((each, index) => (index === at ? block : each)) } : book
}

/** The last block that begins with this thing or an older one. */
function blockWith(things: Book['things'], id: ThingId): number {
  let [low, high] = [0, things.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const first = things[middle]?.[0]
    if (first && isLater(first.id, id)) high = middle - 1
    else low = middle
  }
  return low
}

function isLater(one: ThingId, other: ThingId): boolean {
  const [entry = 0, nth = 1] = numbersOf(one)
  const [otherEntry = 0, otherNth = 1] = numbersOf(other)
  return entry > otherEntry || (entry === otherEntry && nth > otherNth)
}

function numbersOf(id: ThingId): readonly number[] {
  return id.slice(1).split('-').map(Number)
}
