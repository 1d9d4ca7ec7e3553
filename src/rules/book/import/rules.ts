import type { SliceContext } from '../../core/campaign-slice'
import type { CommandOf, EventOf, RefusalOf } from '../../core/model'
import { ok, refuse } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen, type Describers, type Explainers } from '../../core/slice'
import { type BookReducers, areSeats, type BookDeciders, hasSeat } from '../act'
import { fold, mentionsIn, tidyName, type MentionTarget } from '../mentions'
import { nameIndex } from '../names'
import { mostTakenIn } from '../folder/limits'
import type { Book } from '../state'
import type { Thing } from '../things/model'
import { withChangedThing, everThing, thingOf, thingsIn, withThing } from '../things/lookup'
import type { ThingId } from '../vocabulary'
import type { ImportedThing, importModel } from './model'
import { lineForGm } from '../../core/log-line'
import { say } from '../../core/refusal'
import { counted } from '../../core/text'

/** Importing the notes of a folder: rule OI6. All of them, or none. */
export const decideImport: BookDeciders<CommandOf<typeof importModel>> = {
  'import-things': (act, { things }, context) => {
    const { state } = act
    const unnamed = things.some(({ name }) => name === '' || tidyName(name) !== name)
    if (unnamed) return refuse({ because: 'nameless-thing' })
    const twice = nameTwice(state, things, context)
    if (twice !== null) return refuse({ because: 'name-twice', name: twice })
    if (
      !things.every(({ seats, knownTo }) => seats.every(seat => hasSeat(context, seat)) && areSeats(context, knownTo))
    )
      return refuse({ because: 'unknown-seats' })
    const lost = things.find(thing => !pointsSomewhere(thing, state, things, context))
    if (lost) return refuse({ because: 'mentions-nothing', name: lost.name })
    if (bytesOf(JSON.stringify(things)) > mostTakenIn) return refuse({ because: 'import-too-long' })
    const added = things.filter(({ thing }) => thingOf(state, thing) === null).length
    return ok(happen(act, { type: 'things-imported', things, added }))
  }
}

export const applyImport: BookReducers<EventOf<typeof importModel>> = {
  'things-imported': (book, { things }) => {
    let after = book
    let isRenamed = false
    for (const { thing: id, ...fields } of things) {
      const known = everThing(after, id)
      isRenamed ||= known !== null && known.name !== fields.name
      after = known
        ? withChangedThing(after, id, { ...fields, removed: false })
        : withThing(after, { id, ...fields, picture: null, removed: false })
    }
    return isRenamed ? { ...after, renames: after.renames + 1 } : after
  }
}

/** A name or an id that two things would share (BK3, BK4). */
function nameTwice(book: Book, things: readonly ImportedThing[], { seats }: SliceContext): string | null {
  const imported = new Set<ThingId>(things.map(({ thing }) => thing))
  const names = new Set<string>([...nameIndex({ things: [] }, seats).keys()])
  for (const { id, name } of thingsIn(book)) if (!imported.has(id)) names.add(fold(name))
  for (const { name } of things) {
    if (names.has(fold(name))) return name
    names.add(fold(name))
  }
  return imported.size < things.length ? (things[0]?.name ?? '') : null
}

function pointsSomewhere(
  thing: ImportedThing,
  book: Book,
  things: readonly ImportedThing[],
  { seats }: SliceContext
): boolean {
  const mentioned = [...mentionsIn(thing.sentence), ...mentionsIn(thing.page)]
  if (mentioned.length === 0) return true
  const imported = idsOf(things)
  const isKnown = (id: MentionTarget): boolean =>
    id.startsWith('s')
      ? seats.some(seat => seat.id === (id as SeatId))
      : imported.has(id) || everThing(book, id as Thing['id']) !== null
  return mentioned.every(isKnown)
}

const ids = new WeakMap<readonly ImportedThing[], ReadonlySet<MentionTarget>>()

function idsOf(things: readonly ImportedThing[]): ReadonlySet<MentionTarget> {
  const known = ids.get(things) ?? new Set<MentionTarget>(things.map(({ thing }) => thing))
  ids.set(things, known)
  return known
}

/** The length of a text in UTF-8. */
function bytesOf(text: string): number {
  let bytes = text.length
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 0x7f) bytes += code > 0x7ff ? 2 : 1
  }
  return bytes
}

export const describeImport: Describers<EventOf<typeof importModel>> = {
  'things-imported': ({ things, added }, audience) =>
    lineForGm(audience, `In the book, from a folder: ${counted(added, 'new page')}, ${things.length - added} changed`)
}

export const explainImport: Explainers<RefusalOf<typeof importModel>> = {
  'name-twice': ({ name }) =>
    say(`Two would be called ${name}`, 'Read the folder once more, or give one of them another name'),
  'mentions-nothing': ({ name }) =>
    say(`${name} mentions something that is not in the book`, 'Read the folder once more'),
  'import-too-long': () => say('That is too much for one step', 'Take in some of the folders first, then the others')
}
