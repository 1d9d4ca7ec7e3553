import { isSame } from '../../core/same'
import type { ImportedThing } from '../import/model'
import { tidyName, type MentionTarget } from '../mentions'
import { nameIn } from '../names'
import { thingOf } from '../things/lookup'
import type { ThingId } from '../vocabulary'
import { portable, wellFormed, type Target } from './marks'
import { amongSeats, type ImportTarget } from './into'

/** Whether a note equals the book, except for details that no folder can hold (OI5). */
export function isSameThing(imported: ImportedThing, { book, seats }: Pick<ImportTarget, 'book' | 'seats'>): boolean {
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
