import type { BoardId } from '#rules/campaign/types'
import type { Audience } from '#rules/core/audience'
import type { SeatId } from '#rules/core/seat'
import { bringEncounter } from '#rules/thousand-faces/prepared-foes/bring'
import type { FoeView } from '#rules/thousand-faces/foes/view'
import type { GmView } from '#rules/thousand-faces/view'
import type { GmSnapshot, Snapshot } from '#shared/contract'
import { askGm, openTestHost, settle } from '../../main/host/test-host'
import { type Whim, whimOf } from '../thousand-faces/random-play'
import { preparedEncounter, preparedFile, preparedFoe } from '../thousand-faces/prepared'

/** What was played with a shelf of prepared foes, and what was seen that no player may see. */
export interface ShelfWatch {
  readonly snapshots: number
  /** Screens that read something public about a foe: a test of leaks must look at screens that show something. */
  readonly readers: readonly string[]
  /** How often each kind of act was recorded. */
  readonly acts: ReadonlyMap<string, number>
  readonly leaks: readonly string[]
}

const onShelf = 'ZQ-ON-THE-SHELF'
const secret = 'ZQ-SECRET'

/**
 * Acts at random on a real host. Prepared foes come, are revealed, hidden, struck, hinted at, removed, undone and redone.
 * Nothing of the shelf is in any snapshot. Players see only the name of a revealed foe, and its hint once it was shown (PF1–PF3). @param acts that are to be recorded
 */
export async function shelfWatch(acts: number, seed: number): Promise<ShelfWatch> {
  const { host } = await openTestHost()
  const kept = preparedFoe({ name: onShelf, note: onShelf, secrets: secretsOf(onShelf, onShelf) })
  const group = preparedEncounter({ name: onShelf, where: onShelf, note: onShelf })
  await askGm(host, {
    ask: 'keep-prepared-foes',
    foes: [{ id: null, thing: kept }],
    encounters: [{ id: null, thing: group }]
  })
  await askGm(host, { ask: 'new-campaign', title: 'T', seats: [{ player: 'P', character: 'Ada' }], path: 'x' })
  const seen = new Observer()
  const watch = (audience: Audience): void =>
    void host.attach({ audience, campaign: null, show: snapshot => seen.look(audience, snapshot) })
  for (const kind of ['gm', 'table', 'overlay'] as const) watch({ kind })
  await settle(host)
  watch({ kind: 'seat', seat: seen.seat! })
  await settle(host)
  const done = new Map<string, number>()
  for (let nth = 0, recorded = 0; recorded < acts && nth < acts * 8; nth++) {
    const before = seen.revision
    const [kind, ask] = wished(seen, whimOf(seed * 1_000_003 + nth), nth)
    await (ask === 'undo' || ask === 'redo'
      ? askGm(host, { ask, revision: before, steps: 1 })
      : askGm(host, { ask: 'act', revision: before, board: seen.board, command: ask }))
    if (seen.revision === before) continue
    recorded++
    done.set(kind, (done.get(kind) ?? 0) + 1)
  }
  return { snapshots: seen.snapshots, readers: [...seen.readers].sort(), acts: done, leaks: [...seen.leaks] }
}

/** Everything that every screen is shown. */
class Observer {
  snapshots = 0
  /** Screens that showed at least one public name. */
  readonly readers = new Set<string>()
  revision = 0
  board: BoardId | null = null
  seat: SeatId | null = null
  foes: readonly FoeView[] = []
  /** Words that players may have read by now: names of foes that were revealed, hints that were shown. */
  readonly revealed = new Set<string>()
  readonly leaks = new Set<string>()

  look({ kind }: Audience, snapshot: Snapshot): void {
    this.snapshots++
    const text = JSON.stringify(snapshot)
    if (text.includes(onShelf)) this.leaks.add(`${kind}: something of the shelf`)
    if (snapshot.kind === 'gm') return this.#asGm(snapshot as GmSnapshot)
    if (text.includes(secret)) this.leaks.add(`${kind}: a secret of a foe that was brought`)
    for (const [words] of text.matchAll(/ZQ-(?:NAME|HINT)-\d+/g))
      if (this.revealed.has(words)) this.readers.add(kind)
      else this.leaks.add(`${kind}: ${words}, which nobody revealed`)
  }

  #asGm({ frame }: GmSnapshot): void {
    this.revision = frame?.revision ?? this.revision
    const board = frame?.boards[0]
    this.board = board?.id ?? this.board
    this.seat = frame?.seats[0]?.id ?? this.seat
    this.foes = (board?.view as GmView | undefined)?.foes ?? []
  }
}

type Wish = readonly [kind: string, ask: object | 'undo' | 'redo']

/** One thing that a GM might do now. What it reveals to the players is recorded before the request. */
function wished(observer: Observer, whim: Whim, nth: number): Wish {
  const foe = whim.one(observer.foes)
  const choice = whim.count(20)
  if (choice < 2) return ['undo', 'undo']
  if (choice < 3) return ['redo', 'redo']
  if (choice < 5 || (!foe && choice < 15)) return ['add-prepared-foes', brought(whim, nth)]
  if (choice < 7) return act({ type: 'gain-shadow', amount: 2, seat: null, reason: '' })
  if (choice < 8) return act({ type: 'spend-shadow', amount: 1, from: 'free', reason: '' })
  if (!foe) return act({ type: 'write-note', text: 'nobody is here', audience: 'table' })
  if (choice < 11)
    return act({ type: 'show-hint', foe: foe.id, as: half(whim, 'shown', () => tell(observer, foe.secrets?.hint)) })
  if (choice < 15)
    return act({ type: 'show-foe', foe: foe.id, as: half(whim, 'revealed', () => tell(observer, foe.name)) })
  if (choice < 16) return act({ type: 'engage-foe', foe: foe.id, seat: whim.count(3) ? observer.seat : null })
  if (choice < 18) return act({ type: 'strike-foe', foe: foe.id, power: 1 + whim.count(5), by: null, square: 'keep' })
  if (choice < 19 || whim.count(3)) return act({ type: 'remove-foe', foe: foe.id })
  if (whim.count(2)) return act({ type: 'clear-foes' })
  for (const each of observer.foes) tell(observer, each.name)
  return act({ type: 'reveal-foes' })
}

const act = <Command extends { readonly type: string }>(command: Command): Wish => [command.type, command]

function half<As extends string>(whim: Whim, as: As, revealed: () => void): As | 'hidden' {
  if (whim.count(2) === 0) return 'hidden'
  revealed()
  return as
}

/** Of several of one sort, the name without its number. */
function tell(observer: Observer, words: string | undefined): void {
  const [canary] = /ZQ-(?:NAME|HINT)-\d+/.exec(words ?? '') ?? []
  if (canary) observer.revealed.add(canary)
}

function brought(whim: Whim, nth: number): object {
  const sort = preparedFoe({ name: `ZQ-NAME-${nth}`, note: secret, secrets: secretsOf(secret, `ZQ-HINT-${nth}`) })
  const encounter = preparedEncounter({
    name: secret,
    where: secret,
    note: secret,
    foes: [{ foe: 'f1', count: 1 + whim.count(2) }]
  })
  return bringEncounter(encounter, preparedFile([sort]).foes, 'nothing')!
}

function secretsOf(text: string, hint: string) {
  return { attacks: [text], immunities: [text, text], hint, weakness: text, standsFor: text, loot: text }
}
