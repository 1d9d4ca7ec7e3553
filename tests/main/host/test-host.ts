import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { Luck } from '#rules/core/luck'
import { ok, type Result } from '#rules/core/result'
import type { SeatId } from '#rules/core/seat'
import type { Ask, AskKind, AudienceSnapshot, GmSnapshot, Snapshot } from '#shared/contract'
import type { Audience } from '#rules/core/audience'
import { games } from '#main/host/games'
import { Host } from '#main/host/host'
import type { Caller, HostDependencies, DeviceServerControl, Viewer } from '#main/host/dependencies'
import { libraryOf } from '#main/host/library'
import { folderShell } from '#main/browser/browser-shell'
import { realDisk, type Disk } from '#main/storage/disk/disk'
import { CampaignFolder } from '#main/storage/machine/campaign-folder'
import { setupHere } from '#main/storage/machine/this-machine'

export const gmCaller: Caller = { actor: { kind: 'gm' }, screen: 'gm', campaign: null }

export function seatCaller(seat: SeatId, campaign: string | null = null): Caller {
  return { actor: { kind: 'seat', seat }, screen: 'seat', campaign }
}

/** A device server that is never opened. */
export const noDeviceServer: DeviceServerControl = {
  resume: async () => undefined,
  status: () => ({
    on: false,
    reach: 'loopback',
    portTaken: null,
    join: { open: false, onTable: false, url: null, requests: [] },
    overlayUrl: null,
    tableUrl: null,
    seats: [],
    layouts: [],
    control: null,
    renewed: null
  }),
  set: async () => ok(null),
  renewSeat: async () => ok(null),
  renewScreen: async () => ok(null),
  openJoin: async () => ok(null),
  newcomer: () => null,
  answerJoin: async () => ok(null),
  bringBackLink: async () => ok(null),
  renewStreamLink: async () => ok(null),
  keepLayouts: () => undefined,
  revokeSeats: () => undefined,
  moveLinks: async () => undefined,
  flush: async () => undefined,
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
  readonly deviceServer?: DeviceServerControl
  readonly now?: () => number
  readonly luck?: Luck
}

/** A host on a real disk, in a folder of its own. */
export async function openTestHost(options: Options = {}) {
  const root = options.root ?? (await temporaryFolder())
  const folder = join(root, 'campaigns')
  const userFolder = join(root, 'keep')
  const log: string[] = []
  const setup = setupHere({ games, backupsFolder: join(userFolder, 'backups'), savedBy: 'Hearthside test' })
  const clock = { ...setup.clock, now: options.now ?? setup.clock.now }
  const disk = options.disk ?? realDisk
  const places = { userFolder, sample: options.sample ?? join(root, 'sample.hearth'), savedBy: setup.savedBy }
  const dependencies: HostDependencies = {
    version: '0.0.0',
    luck: options.luck ?? plainLuck,
    clock,
    library: libraryOf({ ...setup, disk }, places),
    shell: folderShell({
      folder: new CampaignFolder(disk, folder),
      namedFile: null,
      screens: () => null,
      openUrl: () => false
    }),
    createDeviceServer: () => options.deviceServer ?? noDeviceServer,
    log: line => void log.push(line)
  }
  const host = await Host.start(dependencies)
  onTestFinished(() => host.abandon())
  return { root, folder, userFolder, host, dependencies, log }
}

/** One screen, and all it was shown. */
export class Onlooker implements Viewer {
  readonly seen: Snapshot[] = []

  constructor(
    readonly audience: Audience,
    readonly campaign: string | null = null
  ) {}

  show(snapshot: Snapshot): void {
    this.seen.push(snapshot)
  }

  get last(): AudienceSnapshot {
    return this.seen.at(-1) as AudienceSnapshot
  }
}

export class GmViewer extends Onlooker {
  constructor() {
    super({ kind: 'gm' })
  }

  get dashboard(): GmSnapshot {
    return this.seen.at(-1) as GmSnapshot
  }
}

/** Lets every turn that has been asked for go by. */
export async function settle(host: Host): Promise<void> {
  await host.ask(gmCaller, { ask: 'older-log', before: 0, count: 1 })
}

export function askGm<Kind extends AskKind>(host: Host, ask: Extract<Ask, { ask: Kind }>) {
  return host.ask(gmCaller, ask)
}

/** A new campaign of two players, with all screens connected. */
export async function atTheTable(options: Options = {}) {
  const opened = await openTestHost(options)
  const { host } = opened
  const gm = new GmViewer()
  const table = new Onlooker({ kind: 'table' })
  host.attach(gm)
  host.attach(table)
  const seats = [
    { player: 'Priya', character: 'Sister Wren' },
    { player: 'Tom', character: 'Kresk' }
  ]
  value(await askGm(host, { ask: 'new-campaign', title: 'The Drowned Bells', seats, path: null }))
  const [wrenSeat, kreskSeat] = gm.dashboard.frame?.seats.map(seat => seat.id) ?? []
  if (!wrenSeat || !kreskSeat) throw new Error('nobody sits at the table')
  const wren = new Onlooker({ kind: 'seat', seat: wrenSeat })
  host.attach(wren)
  await settle(host)
  const revision = () => gm.dashboard.frame?.revision ?? -1
  const act = (command: object) => host.ask(gmCaller, { ask: 'act', revision: revision(), board: null, command })
  const note = (text: string, at = revision()) =>
    host.ask(gmCaller, {
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
