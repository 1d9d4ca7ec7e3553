import { Chronicle } from '#rules/campaign/chronicle'
import type { ActEntry, Entry } from '#rules/campaign/types'
import { thingsIn } from '#rules/book/things/lookup'
import { standings, thingKinds } from '#rules/book/vocabulary'
import { isObject } from '#rules/core/values'

type Fields = Record<string, unknown>

/**
 * The same campaign as if the Game Master had kept other things to themselves. Each of these canaries has other words of another
 * length. Things that no player knows are of another kind and in another state. Pages contain no links. Lines and answers
 * belong to another session. Clocks that were never shown have another fill.
 * @param secret canaries that only the Game Master may read now
 */
export function otherwise(chronicle: Chronicle, secret: ReadonlySet<string>): Chronicle {
  const text = JSON.stringify(chronicle.entries).replace(/Zq(\d+)z/g, (name, number: string) =>
    secret.has(name) ? `Ax${number}${'x'.repeat(1 + (Number(number) % 4))}` : name
  )
  const facts = new Facts(chronicle)
  const entries = (JSON.parse(text) as Entry[]).map(entry => (entry.kind === 'act' ? facts.changed(entry) : entry))
  const opened = Chronicle.open(entries)
  if (!opened.ok) throw new Error(`${opened.error.path}: ${opened.error.message}`)
  return opened.value
}

/** What no player knows of a campaign beside its texts. */
class Facts {
  readonly #unknown: ReadonlySet<unknown>
  readonly #told = new Set<unknown>()

  constructor(chronicle: Chronicle) {
    const things = thingsIn(chronicle.campaign.book)
    this.#unknown = new Set(things.filter(({ knownTo }) => knownTo === 'gm').map(({ id }) => id))
    for (const entry of chronicle.entries)
      if (entry.kind === 'act' && entry.board === null)
        for (const event of entry.events as readonly Fields[]) this.#seeFaces(event)
  }

  changed(entry: ActEntry): ActEntry {
    if (entry.board !== null) return entry
    return { ...entry, events: (entry.events as readonly Fields[]).map(event => this.#event(event)) } as ActEntry
  }

  /** Clocks that another person than the Game Master saw at some time. */
  #seeFaces(event: Fields): void {
    for (const clock of [event, ...((event['clocks'] as unknown[] | undefined) ?? [])])
      if (isObject(clock) && (clock['face'] === 'shown' || clock['face'] === 'hidden'))
        this.#told.add(clock['clock'] ?? clock['id'])
  }

  #event(event: Fields): Fields {
    const { type, thing } = event
    const unknown = this.#unknown.has(thing)
    if (type === 'thing-linked') return { ...event, seats: [], foes: [] }
    if (type === 'things-imported')
      return { ...event, things: (event['things'] as readonly Fields[]).map(each => this.#imported(each)) }
    if (type === 'line-prepared' || type === 'answer-kept') return { ...event, session: Number(event['session']) + 1 }
    if (type === 'clock-filled' && !this.#told.has(event['clock'])) return { ...event, to: event['to'] === 0 ? 1 : 0 }
    if (unknown && (type === 'thing-added' || type === 'thing-sorted'))
      return { ...event, kind: next(thingKinds, event['kind']) }
    if (unknown && type === 'thing-marked') return { ...event, standing: next(standings, event['standing']) }
    return event
  }

  #imported(thing: Fields): Fields {
    const mine = { seats: [], foes: [], since: Number(thing['since']) + 1 }
    if (!this.#unknown.has(thing['thing'])) return { ...thing, ...mine }
    return { ...thing, ...mine, kind: next(thingKinds, thing['kind']) }
  }
}

function next<Of>(all: readonly Of[], one: unknown): Of {
  return all[(all.indexOf(one as Of) + 1) % all.length]!
}
