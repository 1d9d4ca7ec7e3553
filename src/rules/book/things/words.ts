import type { Audience } from '../../core/audience'
import { line, lineForGm, type LogPart } from '../../core/log-line'
import type { EventOf, RefusalOf } from '../../core/model'
import { say } from '../../core/refusal'
import type { Describers, Explainers } from '../../core/slice'
import type { SeatId } from '../../core/seat'
import { kindWords, standingWords, type KnownTo } from '../vocabulary'
import type { thingsModel } from './model'

type Event = EventOf<typeof thingsModel>

/** The log of the book is for the Game Master. A shared note is also in the log of its readers (BK14). */
export const describeThings: Describers<Event> = {
  'thing-added': ({ name, kind }, audience) => lineForGm(audience, `In the book: ${name}, ${kindWords[kind]}`),
  'thing-renamed': ({ name, was }, audience) => lineForGm(audience, `In the book: ${was} is called ${name} now`),
  'page-written': ({ name }, audience) => lineForGm(audience, `In the book: ${name}, written`),
  'thing-sorted': ({ name, kind }, audience) => lineForGm(audience, `In the book: ${name} is ${kindWords[kind]}`),
  'thing-linked': ({ name, seats }, audience) =>
    lineForGm(
      audience,
      ...(seats.length > 0 ? [`${name} belongs to `, ...seatList(seats)] : [`${name} belongs to nobody`])
    ),
  'thing-shared': ({ name, knownTo }, audience) => lineForGm(audience, ...sharing(name, knownTo)),
  'thing-marked': ({ name, standing }, audience) =>
    lineForGm(audience, `In the book: ${name}, ${standingWords[standing]}`),
  'thing-pictured': ({ name, picture }, audience) =>
    lineForGm(audience, `In the book: ${name} ${picture === null ? 'has no picture now' : 'has a picture'}`),
  'thing-removed': ({ name }, audience) => lineForGm(audience, `Taken out of the book: ${name}`),
  'line-noted': ({ text, names, knownTo, limits }, audience) =>
    mayRead(audience, knownTo) && !(limits && isScreen(audience))
      ? line('plain', ...namedParts(text, new Map(names.map(each => [each.thing, each.name]))))
      : null
}

export const explainThings: Explainers<RefusalOf<typeof thingsModel>> = {
  'nameless-thing': () => say('It needs a name', 'Type at least one letter'),
  'name-taken': ({ name }) =>
    say(`${name} is in the book or at the table already`, 'Open that page, or choose another name'),
  'no-such-thing': () => say('That is not in the book any more', 'Undo, or write it down again'),
  'empty-line': () => say('There is nothing to write down', 'Type a line first'),
  'unknown-seats': () => say('One of these seats is not in the campaign', 'Pick seats that are at the table')
}

/** A screen that the whole room sees shows no topic that the story leaves out (BK14). */
function isScreen({ kind }: Audience): boolean {
  return kind !== 'gm' && kind !== 'seat'
}

/** Whether this audience is among the readers. */
function mayRead(audience: Audience, knownTo: KnownTo): boolean {
  if (audience.kind === 'gm') return true
  if (typeof knownTo === 'string') return knownTo === 'table'
  return audience.kind === 'seat' && knownTo.includes(audience.seat)
}

function sharing(name: string, knownTo: KnownTo): readonly LogPart[] {
  if (knownTo === 'gm') return [`Only the GM knows ${name}`]
  if (knownTo === 'table') return [`The table knows ${name}`]
  return [...seatList(knownTo), knownTo.length === 1 ? ` knows ${name}` : ` know ${name}`]
}

function seatList(seats: readonly SeatId[]): readonly LogPart[] {
  return seats.flatMap((seat, at) => (at === 0 ? [{ seat }] : [', ', { seat }]))
}

/** A note with the names of things at the time of writing; characters have their present names. */
export function namedParts(text: string, names: ReadonlyMap<string, string>): readonly LogPart[] {
  return text
    .split(/(@\{[st][\d-]+\})/)
    .filter(part => part !== '')
    .map(part => {
      const id = /^@\{(.+)\}$/.exec(part)?.[1]
      if (id === undefined) return part
      return id.startsWith('s') ? { seat: id as SeatId } : (names.get(id) ?? 'somebody')
    })
}
