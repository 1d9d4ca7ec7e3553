import { frameFor } from '#rules/campaign/frame'
import type { Chronicle } from '#rules/campaign/chronicle'
import type { ActEntry, Entry, EntryId, Campaign } from '#rules/campaign/types'
import { audienceKey, type Audience } from '#rules/core/audience'
import { type Habits, RandomCampaign, type Try } from './player'
import { readersOf } from './secrets'
import { outsiders } from '../audiences'
import type { Thing } from '#rules/book/things/model'
import { thingsIn } from '#rules/book/things/lookup'
import type { SeatId } from '#rules/core/seat'
import type { Showing } from '#rules/showing/model'
import type { State as Angels } from '#rules/face-of-angels/state'
import type { NewItem } from '#rules/thousand-faces/equipment/item-schemas'
import type { State } from '#rules/thousand-faces/state'

/** Names and notes of things and foes that a campaign shows to all, and to one seat only. */
interface Homes {
  readonly open: ReadonlySet<string>
  readonly secret: readonly (readonly [text: string, owner: SeatId | null])[]
}

function homesIn({ boards, book, showing, clocks }: Campaign): Homes {
  const open = new Set<string>()
  const secret: (readonly [string, SeatId | null])[] = []
  const keep = ({ hidden, owner, texts }: Kept): void => {
    for (const text of texts)
      if (hidden) secret.push([text, owner])
      else open.add(text)
  }
  for (const { system, state } of boards) {
    if (system === 'thousand-faces') keptIn(state as State).forEach(keep)
    if (system === 'face-of-angels') actsIn(state as Angels).forEach(keep)
  }
  thingsIn(book).flatMap(inBook).forEach(keep)
  inShowing(showing).forEach(keep)
  for (const { name, note, face } of clocks.clocks) {
    keep({ hidden: face === 'mine', owner: null, texts: [name] })
    keep({ hidden: face !== 'shown', owner: null, texts: [note] })
  }
  return { open, secret }
}

function inBook({ name, sentence, knownTo }: Thing): readonly Kept[] {
  const owners = typeof knownTo === 'string' ? [null] : knownTo
  return owners.map(owner => ({ hidden: knownTo !== 'table', owner, texts: [name, sentence] }))
}

/** What is next is the GM’s; what was shown to one player is theirs from then on. */
function inShowing({ next, live }: Showing): readonly Kept[] {
  const waiting = next ? [{ hidden: true, owner: null, texts: [next.exhibit.title, next.exhibit.line] }] : []
  const shown = live.map(({ exhibit: { title, line }, to }) => {
    const isOpen = to === 'table' || to === 'table-and-overlay'
    return { hidden: !isOpen, owner: isOpen ? null : to, texts: [title, line] }
  })
  return [...waiting, ...shown]
}

interface Kept {
  readonly hidden: boolean
  readonly owner: SeatId | null
  readonly texts: readonly string[]
}

function keptIn({ foes, sheets, markers }: State): readonly Kept[] {
  return [
    ...markers.map(({ word, seenBy, on }) => ({
      hidden: seenBy === 'mine' || (on.what === 'foe' && !foes.some(({ id, revealed }) => revealed && id === on.foe)),
      owner: null,
      texts: [word]
    })),
    ...foes.map(({ name, weakness, engaged, revealed }) => ({
      hidden: !revealed,
      owner: null,
      texts: [name, weakness ?? '', engaged ?? '']
    })),
    ...foes.map(({ secrets, hintShown }) => ({ hidden: !hintShown, owner: null, texts: [secrets?.hint ?? ''] })),
    ...sheets.flatMap(({ seat, character: { items, wares } }) => [
      ...items.map(({ name, note, magic, secret }) => ({
        hidden: secret,
        owner: seat,
        texts: [name, note, magic?.effect ?? '']
      })),
      ...(wares?.cards ?? []).map(ware => ({ owner: seat, ...wareTexts(ware) }))
    ])
  ]
}

function wareTexts(ware: NewItem): Omit<Kept, 'owner'> {
  return ware.sort === 'other'
    ? { hidden: ware.secret, texts: [ware.name, ware.note, ware.effect ?? ''] }
    : { hidden: false, texts: [ware.name] }
}

function actsIn({ act, acts }: Angels): readonly Kept[] {
  return acts.map(({ number, stakes, risk, endings, transformations }) => ({
    hidden: number !== act,
    owner: null,
    texts: [stakes, risk.words, ...[...endings, ...transformations].map(({ words }) => words)]
  }))
}

interface Canary {
  readonly where: string
  entry: EntryId
  command: unknown
}

const pattern = /Zq\d+z/g
/** Of several foes each name has a number behind what was typed, and each is hidden or open by itself. */
const named = /Zq\d+z(?: \d+)?/g

/**
 * Plays at random, and every typed text is a canary of its own, from the moment it is typed. Looks for each canary in the
 * frame of every audience after every act, and in every refusal. @returns what was read by a person who may not
 */
export function leaksIn(seed: number, acts: number, chance: number): readonly string[] {
  return watched(seed, acts, { chance, secrets: 60 }).leaks()
}

/**
 * The same for calls: mostly the Game Master calls, and players answer.
 * @param texts as `kept` gives them. Play goes on until each was recorded, for at most ten times the acts
 */
export function watchCalls(seed: number, acts: number, texts: readonly string[] = []): Watch {
  return watched(seed, acts, { chance: 10, calls: 70 }, texts)
}

/** The same for questions. The Game Master and the players mostly answer them; each text is a canary. */
export function watchAnswers(seed: number, acts: number, texts: readonly string[] = []): Watch {
  return watched(seed, acts, { chance: 5, calls: 15, secrets: 10, answers: 60 }, texts)
}

function watched(
  seed: number,
  acts: number,
  habits: Pick<Habits, 'chance' | 'secrets' | 'calls' | 'answers'>,
  texts: readonly string[] = []
): Watch {
  const watch = new Watch()
  const typed = (path: string, _: number, of: string): string => watch.typed(`${of} ${path}`)
  const random = new RandomCampaign(seed, { typed, extremes: 3, ...habits })
  const play = (): unknown => random.until(acts, tried => watch.look(random, tried))
  play()
  const lacks = (): boolean => !texts.every(text => watch.kept().has(text))
  for (let more = 0; more < 9 && lacks(); more++) play()
  return watch
}

/** Knows every text that was typed, and who may read it. */
export class Watch {
  readonly #canaries = new Map<string, Canary>()
  readonly #found = new Map<string, string>()
  /** Names that were open to all at some time, and the seats that had them in secret. */
  readonly #open = new Set<string>()
  readonly #owners = new Map<string, Set<string>>()

  typed(where: string): string {
    const canary = `Zq${this.#canaries.size}z`
    this.#canaries.set(canary, { where, entry: 0, command: null })
    return canary
  }

  look(random: RandomCampaign, tried: Try): void {
    const { entry } = tried
    if (!entry) return this.#refused(tried)
    this.keep(random, entry)
    const { chronicle, seats } = random.played
    const audiences: readonly Audience[] = [{ kind: 'gm' }, ...outsiders(seats)]
    const type = entry.kind === 'act' ? String((entry.command as { type: string }).type) : entry.kind
    for (const audience of audiences) {
      const frame = JSON.stringify(frameFor(chronicle, audience as never))
      const stands = (act: EntryId): boolean => audience.kind === 'gm' || chronicle.line.statusOf(act) === 'stands'
      this.#read(frame, audience, stands, `after ${type} (entry ${entry.id})`)
    }
  }

  /** Remembers what was recorded, and which parts are public now. */
  keep({ played: { chronicle } }: RandomCampaign, entry: Entry): void {
    if (entry.kind !== 'undo' && entry.kind !== 'redo') this.#recorded(entry as ActEntry)
    const { open, secret } = homesIn(chronicle.campaign)
    for (const name of open) for (const each of namesIn(name)) this.#open.add(each)
    for (const [name, owner] of secret) this.#hidden(name, owner)
  }

  /** The canaries that none of these audiences may read; of several foes of one name, when that holds of each. */
  gmOnly({ line }: Chronicle, audiences: readonly Audience[]): ReadonlySet<string> {
    const numbered = new Map<string, string[]>()
    for (const name of [...this.#open, ...this.#owners.keys()])
      numbered.set(typedIn(name), [...(numbered.get(typedIn(name)) ?? []), name])
    const isClosed = ([typed, { where, entry, command }]: readonly [string, Canary]): boolean =>
      entry > 0 &&
      (line.statusOf(entry) !== 'stands' ||
        [typed, ...(numbered.get(typed) ?? [])].every(name =>
          audiences.every(audience => this.#wrong(name, where, command, audience) !== null)
        ))
    return new Set([...this.#canaries].filter(isClosed).map(([typed]) => typed))
  }

  /** Which texts were recorded, each as `game/command path`. */
  kept(): ReadonlySet<string> {
    return new Set([...this.#canaries.values()].filter(({ entry }) => entry > 0).map(({ where }) => where))
  }

  leaks(): readonly string[] {
    return [...this.#found].map(([what, how]) => `${what}, ${how}`)
  }

  /** Of what this very ask says, a refusal may repeat anything. */
  #refused({ denied, actor, ask, name }: Try): void {
    if (denied?.kind !== 'refused') return
    const asked = new Set(namesIn(JSON.stringify(ask)))
    const said = JSON.stringify(denied.explanation).replace(named, each => (asked.has(each) ? '' : each))
    this.#read(said, actor, () => true, `refusing ${name}`)
  }

  #read(text: string, audience: Audience, stands: (act: EntryId) => boolean, when: string): void {
    for (const name of namesIn(text)) {
      const { where, entry, command } = this.#canaries.get(typedIn(name)) as Canary
      const wrong = stands(entry) ? this.#wrong(name, where, command, audience) : 'its act was undone'
      if (wrong === null) continue
      const place = text.slice(Math.max(0, text.indexOf(name) - 160), text.indexOf(name) + 40)
      this.#found.set(`${where} read by ${audience.kind}: ${wrong}`, `${when}: ${place}`)
    }
  }

  #hidden(name: string, owner: string | null): void {
    for (const each of namesIn(name)) {
      const owners = this.#owners.get(each) ?? new Set()
      this.#owners.set(each, owner === null ? owners : owners.add(owner))
    }
  }

  #recorded(entry: ActEntry): void {
    for (const canary of JSON.stringify(entry).match(pattern) ?? []) {
      const known = this.#canaries.get(canary) as Canary
      if (known.entry === 0) Object.assign(known, { entry: entry.id, command: entry.command })
    }
  }

  /** Why this audience may not read it; null when it may. */
  #wrong(name: string, where: string, command: unknown, audience: Audience): string | null {
    const readers = readersOf(where, command)
    if (readers === null) return 'nobody has said who may read this text (tests/support/torture/secrets.ts)'
    if (readers === 'writer') return isWriter(command, audience) ? null : 'only whoever wrote it may'
    if (readers === 'all' || audience.kind === 'gm') return null
    if (readers === 'gm') return 'only the GM may'
    if (typeof readers !== 'string')
      return audience.kind === 'seat' && readers.includes(audience.seat) ? null : 'it was told to others'
    const known = this.#owners.has(name) || this.#open.has(name) ? name : typedIn(name)
    const owners = this.#owners.get(known)
    if (this.#open.has(known) || !owners) return null
    return audience.kind === 'seat' && owners.has(audience.seat)
      ? null
      : `it was never open to ${audienceKey(audience)}`
  }
}

function namesIn(text: string): readonly string[] {
  return [...new Set(text.match(named))]
}

/** What was typed of a name. */
function typedIn(name: string): string {
  return name.split(' ')[0] as string
}

function isWriter(command: unknown, audience: Audience): boolean {
  const { who } = command as { readonly who: string }
  return audience.kind === 'seat' ? audience.seat === who : audience.kind === 'gm' && who === 'world'
}
