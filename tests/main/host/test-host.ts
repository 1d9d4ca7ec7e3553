import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { ok, type Result } from '#rules/core/result'
import type { SeatId } from '#rules/core/seat'
import type { Ask, AskKind, AudienceShowing, GmShowing, Showing } from '#shared/contract'
import type { Audience } from '#rules/core/audience'
import { games } from '#main/host/games'
import { Host } from '#main/host/host'
import type { Guest, House, Stage, Viewer } from '#main/host/dependencies'
import { libraryOf } from '#main/host/library'
import { folderShell } from '#main/browser/folder-shell'
import { realDisk, type Disk } from '#main/storage/disk/disk'
import { CampaignFolder } from '#main/storage/machine/campaign-folder'
import { setupHere } from '#main/storage/machine/this-machine'

export const gmGuest: Guest = { actor: { kind: 'gm' }, screen: 'gm', campaign: null }

export function seatGuest(seat: SeatId, campaign: string | null = null): Guest {
  return { actor: { kind: 'seat', seat }, screen: 'seat', campaign }
}

/** A stage that is never opened. */
export const noStage: Stage = {
  status: () => ({ on: false, reach: 'loopback', portTaken: null, overlayUrl: null, tableUrl: null, seats: [] }),
  set: async () => ok(null),
  renewSeat: async () => ok(null),
  renewScreen: async () => ok(null),
  closeTo: () => undefined,
  follow: async () => undefined,
  kept: async () => undefined,
  close: async () => undefined
}

/** Luck that turns every page in order: nothing here depends on it. */
const plainLuck = { below: (bound: number) => bound - 1 }

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthside-host-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export interface Options {
  readonly root?: string
  readonly disk?: Disk
  readonly sample?: string
  readonly stage?: Stage
  readonly now?: () => number
}

/** A host on a real disk, in a folder of its own. */
export async function openHouse(options: Options = {}) {
  const root = options.root ?? (await temporaryFolder())
  const folder = join(root, 'campaigns')
  const keepIn = join(root, 'keep')
  const diary: string[] = []
  const setup = setupHere({ games, backupsFolder: join(keepIn, 'backups'), savedBy: 'Hearthside test' })
  const clock = { ...setup.clock, now: options.now ?? setup.clock.now }
  const disk = options.disk ?? realDisk
  const places = { keepIn, sample: options.sample ?? join(root, 'sample.hearth'), savedBy: setup.savedBy }
  const house: House = {
    version: '0.0.0',
    luck: plainLuck,
    clock,
    library: libraryOf({ ...setup, disk }, places),
    shell: folderShell({
      folder: new CampaignFolder(disk, folder),
      invited: null,
      screens: () => null,
      show: () => false
    }),
    stageFor: () => options.stage ?? noStage,
    diary: line => void diary.push(line)
  }
  const host = await Host.start(house)
  onTestFinished(() => host.abandon())
  return { root, folder, keepIn, host, house, diary }
}

/** One screen, and all it was shown. */
export class Onlooker implements Viewer {
  readonly seen: Showing[] = []

  constructor(
    readonly audience: Audience,
    readonly campaign: string | null = null
  ) {}

  show(showing: Showing): void {
    this.seen.push(showing)
  }

  get last(): AudienceShowing {
    return this.seen.at(-1) as AudienceShowing
  }
}

export class GmOnlooker extends Onlooker {
  constructor() {
    super({ kind: 'gm' })
  }

  get dashboard(): GmShowing {
    return this.seen.at(-1) as GmShowing
  }
}

/** Lets every turn that has been asked for go by. */
export async function settle(host: Host): Promise<void> {
  await host.ask(gmGuest, { ask: 'older-log', before: 0, count: 1 })
}

export function askGm<Kind extends AskKind>(host: Host, ask: Extract<Ask, { ask: Kind }>) {
  return host.ask(gmGuest, ask)
}

/** A new campaign of two players, with everybody looking on. */
export async function atTheTable(options: Options = {}) {
  const opened = await openHouse(options)
  const { host } = opened
  const gm = new GmOnlooker()
  const table = new Onlooker({ kind: 'table' })
  host.attach(gm)
  host.attach(table)
  const seats = [
    { player: 'Priya', character: 'Sister Wren' },
    { player: 'Tom', character: 'Kresk' }
  ]
  value(await askGm(host, { ask: 'new-campaign', title: 'The Drowned Bells', seats, place: null }))
  const [wrenSeat, kreskSeat] = gm.dashboard.frame?.seats.map(seat => seat.id) ?? []
  if (!wrenSeat || !kreskSeat) throw new Error('nobody sits at the table')
  const wren = new Onlooker({ kind: 'seat', seat: wrenSeat })
  host.attach(wren)
  const revision = () => gm.dashboard.frame?.revision ?? -1
  const act = (command: object) => host.ask(gmGuest, { ask: 'act', revision: revision(), board: null, command })
  const note = (text: string, at = revision()) =>
    host.ask(gmGuest, {
      ask: 'act',
      revision: at,
      board: null,
      command: { type: 'write-note', text, audience: 'table' }
    })
  return { ...opened, gm, table, wren, wrenSeat, kreskSeat, revision, act, note }
}

export function value<Value, Failure>(result: Result<Value, Failure>): Value {
  if (!result.ok) expect.fail(`expected it to go well, but: ${JSON.stringify(result.error)}`)
  return result.value
}
