import { join } from 'node:path'
import { CampaignStore } from '#main/storage/campaign-store'
import { deletedFolderName, deleteCampaign, restoreDeleted } from '#main/storage/campaign/deleted-campaigns'
import { mediaPath } from '#main/storage/media/media-folder'
import { copyCampaign } from '#main/storage/opening/copy-campaign'
import { importCampaign } from '#main/storage/opening/import-campaign'
import { backupsOf, restoreBackup } from '#main/storage/opening/restore-backup'
import type { CampaignSummary, Games, StoreDependencies } from '#main/storage/types'
import { libraryOf } from '#main/host/library'
import type { Library } from '#main/host/dependencies'
import type { Entry } from '#rules/campaign/types'
import type { PictureId } from '#rules/core/picture'
import { ok, type Result } from '#rules/core/result'
import { gm } from '#rules/core/seat'
import type { Problem } from '#shared/problem'
import { jpegOf } from '../support/tiny-pictures'
import { SimMachine, type Fault, type FaultKind, type Process } from './machine'
import { Broken, Oracle, type Numbers, type Promised } from './oracle'

const home = '/home/campaigns'
const bin = join(home, deletedFolderName)
const userFolder = '/home/user'
const names = ['ash', 'bay', 'cove', 'dale'].map(name => join(home, `${name}.hearth`))
const summary: CampaignSummary = { title: 'Numbers', seats: [], boards: [] }

/** A Hearthside that runs, and what its Game Master sees. */
interface Host {
  readonly process: Process
  readonly setup: StoreDependencies<Numbers>
  readonly library: Library
  open: { readonly store: CampaignStore; readonly campaign: Promised; readonly memory: number[] } | null
  /** Since its campaign was opened, its disk has failed. */
  troubled: boolean
  /** Since it was started: a lock that could not be removed stays until its process ends. */
  everTroubled: boolean
}

type Work = (host: Host) => Promise<void>

/** Plays one evening that follows from its seed, and checks after each fault whether every report was true. @param only steps */
export async function playEvening(seed: number, ignored: RegExp | null = null, only: RegExp | null = null) {
  const machine = new SimMachine(seed)
  const giveBack = machine.takeOverTime()
  const evening = new Evening(machine, new Oracle(machine, ignored), only)
  let wrong: string | null = null
  try {
    await evening.play()
  } catch (error) {
    wrong = error instanceof Broken ? error.message : String(error instanceof Error ? error.stack : error)
  } finally {
    giveBack()
  }
  return { wrong, trace: machine.said, steps: evening.steps, calls: machine.calls, faults: evening.faults }
}

class Evening {
  steps = 0
  readonly faults: Record<string, number> = {}
  private hosts: readonly [Host, Host]
  private made = 0

  constructor(
    private readonly machine: SimMachine,
    private readonly oracle: Oracle,
    private readonly only: RegExp | null
  ) {
    machine.files.makeFolder(home)
    machine.files.settle()
    this.hosts = [this.start(), this.start()]
  }

  /** @param version of the acts that it writes; 2 reads what 1 wrote */
  private start(version: 1 | 2 = 2): Host {
    const process = this.machine.start()
    const { disk, clock, machine } = process
    const newId = (): string => `c-${++this.made}`
    const games = numberGames(version)
    const setup = { disk, clock, machine, games, newId, backupsFolder: `${userFolder}/backups`, savedBy: 'the storm' }
    const library = libraryOf(setup as never, { userFolder, sample: '', savedBy: 'the storm' })
    return { process, setup, library, open: null, troubled: false, everTroubled: false }
  }

  private restart(isDue: (host: Host) => boolean): void {
    this.hosts = this.hosts.map(each => (isDue(each) ? this.start() : each)) as unknown as [Host, Host]
  }

  async play(): Promise<void> {
    const { machine, oracle } = this
    const { chance, files } = machine
    // A campaign as an older Hearthside left it.
    const old = this.start(1)
    await this.create(old)
    await this.act(old)
    await this.close(old)
    machine.kill(old.process)
    files.settle()
    for (let left = 6 + chance.int(10); left > 0; left--) {
      await this.step(chance.of(this.hosts))
      if (chance.is(0.06)) await this.losePower()
    }
    // The end: everything is closed, opened, played on, and closed again; then the power fails once more.
    machine.said.push('the evening ends')
    for (const host of this.hosts) await this.close(host)
    for (const campaign of oracle.campaigns) campaign.unsure = true
    await this.check()
    // A lock that its own disk would not let go of ends with its process.
    for (const { process } of this.hosts) machine.kill(process)
    this.restart(() => true)
    for (const campaign of oracle.campaigns) {
      const host = chance.of(this.hosts)
      await this.open(host, campaign, 'edit')
      if (!host.open) throw new Broken(`${campaign.places.join()} cannot be opened at the end`)
      await this.act(host)
      await this.save(host)
      await this.act(host)
      await this.close(host)
    }
    const locks = oracle.campaigns
      .flatMap(({ places }) => places.map(place => `${place}.lock`))
      .filter(path => files.has(path))
    if (locks.length > 0) throw new Broken(`LOCKED: ${locks.join()} stayed`)
    await this.losePower()
  }

  private async losePower(): Promise<void> {
    this.machine.said.push('the power fails')
    this.faults['power'] = (this.faults['power'] ?? 0) + 1
    this.machine.losePower()
    this.restart(() => true)
    await this.check()
  }

  private check(): Promise<void> {
    const { process, setup, library } = this.start()
    return this.oracle.check(process, setup, library)
  }

  private async step(host: Host): Promise<void> {
    const { machine, oracle } = this
    const { chance } = machine
    const all = Object.entries(host.open ? this.whileOpen() : this.whileClosed()).flatMap(([name, [weight, work]]) =>
      Array.from({ length: weight }, () => [name, work] as const)
    )
    const [name, work] = chance.of(all.filter(([each]) => this.only?.test(each) ?? true))
    const fault = chance.is(0.55) ? this.someFault(name) : null
    const [boots, nth] = [machine.boots, this.hosts.indexOf(host)]
    machine.said.push(`${nth}: ${name} ${JSON.stringify(fault)}`)
    this.steps += 1
    if (fault) {
      this.faults[fault.kind] = (this.faults[fault.kind] ?? 0) + 1
      Object.assign(host, { troubled: true, everTroubled: true })
    }
    machine.plan(host.process, fault)
    await work(host)
    machine.plan(host.process, null)
    for (const each of this.hosts) if (each.process.alive) this.noteSaved(each)
    if (host.process.alive && !oracle.campaigns.some(each => each.unsure)) return
    this.restart(({ process }) => !process.alive || machine.boots > boots)
    await this.check()
  }

  /** A file is moved in forty calls, and the fault that loses something is between two of them. */
  private someFault(step: string): Fault {
    const { chance } = this.machine
    const kind = chance.of<FaultKind>(['kill', 'kill', 'power', 'power', 'EIO', 'EIO', 'ENOSPC', 'EBUSY', 'short'])
    const after = chance.int(/delete|bring/.test(step) ? 40 : chance.of([4, 20, 60, 120]))
    return { kind, after, calls: chance.of([1, 1, 2, 50, 200]) }
  }

  /* What a Game Master does, and how often. */

  private always(): Readonly<Record<string, readonly [weight: number, Work]>> {
    const both = (work: Work) => async (): Promise<void> => void (await Promise.all(this.hosts.map(work)))
    const times = [1000, 6 * 60_000, 11 * 60_000, 25 * 3_600_000]
    return {
      'change a setting': [1, host => this.setting(host)],
      'change settings in both': [1, both(host => this.setting(host))],
      'let time pass': [2, host => this.pass(host, this.machine.chance.of(times))]
    }
  }

  private whileOpen(): ReturnType<Evening['always']> {
    return {
      act: [4, host => this.act(host)],
      'act during a save': [2, async host => void (await Promise.all([this.act(host), this.save(host)]))],
      'keep a picture': [2, host => this.keepPicture(host)],
      'keep a damaged picture again': [2, host => this.keepAgain(host)],
      save: [4, host => this.save(host)],
      'save as': [2, host => this.saveElsewhere(host, 'saveAs')],
      'save a copy': [2, host => this.saveElsewhere(host, 'saveCopy')],
      close: [2, host => this.close(host)],
      'be taken over': [2, host => this.beTakenOver(host)],
      ...this.always()
    }
  }

  private whileClosed(): ReturnType<Evening['always']> {
    const { chance, files } = this.machine
    const isOpen = (campaign: Promised): boolean => this.hosts.some(({ open }) => open?.campaign === campaign)
    const closed = this.oracle.campaigns.filter(each => each.places.length === 1 && !isOpen(each))
    const here = closed.filter(({ places: [place = ''] }) => names.includes(place))
    const away = closed.filter(({ places: [place = ''] }) => place.startsWith(`${bin}/`))
    // One whose newest acts lie beside it has more to lose on the way.
    const cutOff = here.filter(({ places: [place] }) => files.has(`${place}.journal`))
    const one = (of: readonly Promised[], work: (host: Host, campaign: Promised) => Promise<void>): Work => {
      const campaign = chance.of(of)
      return host => (campaign ? work(host, campaign) : Promise.resolve())
    }
    return {
      create: [3, host => this.create(host)],
      open: [6, one(here, (host, campaign) => this.open(host, campaign, 'edit'))],
      delete: [3, one(cutOff.length > 0 ? cutOff : here, (host, campaign) => this.remove(host, campaign))],
      bring: [3, one(away, (host, campaign) => this.bringBack(host, campaign))],
      restore: [1, one(here, (host, campaign) => this.restore(host, campaign))],
      copy: [1, one(here, (host, campaign) => this.copy(host, campaign))],
      ...this.always()
    }
  }

  private async create(host: Host): Promise<void> {
    const path = this.freePath()
    if (!path) return
    const number = ++this.made
    const campaign = this.oracle.promise(path, [number])
    const first = { entries: [actOf(1, number)], digest: summary }
    const made = await this.run(host, CampaignStore.create(path, first, host.setup), campaign)
    if (made) this.attach(host, made, campaign, [number])
  }

  private async open(host: Host, campaign: Promised, mode: 'edit' | 'take-over'): Promise<void> {
    const opened = await this.run(host, CampaignStore.open(campaign.places[0] ?? '', mode, host.setup))
    if (!opened) return
    const { store, folded, notices } = opened
    this.oracle.opened(campaign, folded)
    for (const notice of notices) this.oracle.hear(notice, host.troubled)
    if (store.status().save.kind !== 'read-only') return this.attach(host, store, campaign, folded)
    if (!host.troubled) throw new Broken(`${campaign.places.join()} opened read-only without a reason`)
    await this.machine.until(host.process, store.close())
  }

  private attach(host: Host, store: CampaignStore, campaign: Promised, acts: Numbers): void {
    store.onNotice(notice => this.oracle.hear(notice, host.troubled))
    host.open = { store, campaign, memory: [...acts] }
  }

  private async act(host: Host): Promise<void> {
    const { open } = host
    if (!open) return
    const { chance } = this.machine
    const several = Array.from({ length: 1 + chance.int(3) }, async () => {
      const number = ++this.made
      open.campaign.tried.add(number)
      open.memory.push(number)
      const upTo = [...open.memory]
      const named = chance.is(0.5) ? [...open.campaign.pictures.keys()] : []
      const done = await this.run(host, open.store.append(actOf(upTo.length, number, named), summary), null, [
        'read-only'
      ])
      if (done !== null) this.oracle.saved(open.campaign, upTo)
    })
    await Promise.all(several)
  }

  private async save(host: Host): Promise<void> {
    const store = host.open?.store
    if (store)
      await this.run(host, this.machine.chance.is(0.5) ? store.checkpoint('save') : store.retry(), null, ['read-only'])
  }

  /** What its screen says now. */
  private noteSaved({ open }: Host): void {
    if (open?.store.status().save.kind === 'saved') this.oracle.saved(open.campaign, [...open.memory])
  }

  private async keepPicture(host: Host): Promise<void> {
    const { open } = host
    const bytes = jpegOf(10 + (++this.made % 1000), 20)
    const kept = open && (await this.run(host, open.store.pictures.keep(bytes), null, ['read-only']))
    if (kept) open.campaign.pictures.set(kept, bytes)
  }

  /** One bit of a picture is changed; then the same picture is added once more. */
  private async keepAgain(host: Host): Promise<void> {
    const { open } = host
    const [id, bytes] = [...(open?.campaign.pictures ?? [])][0] ?? []
    if (!open || !id || !bytes) return
    const { files, chance } = this.machine
    const { path } = open.store.status()
    const place = join(mediaPath(path), id)
    if (chance.is(0.5) && files.has(place)) {
      const file = files.file(place)
      file.bytes = Buffer.from(file.bytes.map((byte, nth) => (nth === file.bytes.length - 5 ? byte ^ 1 : byte)))
    }
    if (await this.run(host, open.store.pictures.keep(bytes), null, ['read-only']))
      await this.oracle.pictureIs(this.machine.start(), path, id, bytes)
  }

  private async saveElsewhere(host: Host, how: 'saveAs' | 'saveCopy'): Promise<void> {
    const { open } = host
    const path = this.freePath()
    if (!open || !path) return
    const copy = this.oracle.promise(path, open.memory, how === 'saveAs' ? open.campaign.pictures : new Map())
    const done = await this.run(host, open.store[how](path, 'refuse'), copy)
    if (how === 'saveCopy' && done !== null) copy.acts = [...open.memory]
    if (how === 'saveAs' && host.process.alive && open.store.status().path === path)
      host.open = { ...open, campaign: copy }
  }

  private async close(host: Host): Promise<void> {
    const { open } = host
    if (!open) return
    if ((await this.run(host, open.store.close())) !== null) this.noteSaved(host)
    // A Game Master who closes all the same has seen the message NOT saved.
    else if (host.process.alive) await this.machine.until(host.process, open.store.abandon())
    if (host.process.alive) Object.assign(host, { open: null, troubled: false })
  }

  /** The other one takes this campaign over, while an act is on its way. */
  private async beTakenOver(host: Host): Promise<void> {
    const other = this.hosts.find(each => each !== host)
    if (!host.open || !other || other.open) return
    await Promise.all([this.open(other, host.open.campaign, 'take-over'), this.act(host)])
    if (!other.open || !other.process.alive || !host.process.alive) return
    await this.act(host)
    host.troubled = true
    await this.close(host)
  }

  private async remove(host: Host, campaign: Promised): Promise<void> {
    const [from = ''] = campaign.places
    campaign.places = [from, bin]
    const to = await this.run(host, deleteCampaign(from, host.setup), campaign)
    if (to === null) return
    campaign.places = [from]
    this.oracle.moved(campaign, to)
  }

  private async bringBack(host: Host, campaign: Promised): Promise<void> {
    const [from = ''] = campaign.places
    const to = this.freePath()
    if (!to) return
    this.oracle.gone.delete(to)
    campaign.places = [to, from]
    if ((await this.run(host, restoreDeleted(from, to, host.setup), campaign)) === null) return
    campaign.places = [from]
    this.oracle.moved(campaign, to)
  }

  private async copy(host: Host, campaign: Promised): Promise<void> {
    const to = this.freePath()
    const [from = ''] = campaign.places
    if (!to) return
    const copy = this.oracle.promise(to, [...campaign.acts, ...campaign.tried])
    const { chance, files } = this.machine
    if (chance.is(0.5)) {
      const done = await this.run(
        host,
        copyCampaign(from, to, host.setup, () => null),
        copy
      )
      if (done !== null) copy.acts = campaign.acts
    }
    // A text can only be had of a file that is a campaign alone.
    else
      await this.run(host, importCampaign(to, files.file(from).bytes.toString('utf8'), host.setup), copy, [
        'unreadable'
      ])
  }

  private async restore(host: Host, campaign: Promised): Promise<void> {
    const [path = ''] = campaign.places
    const backups = await this.machine.until(host.process, backupsOf(path, host.setup))
    if (backups === 'died' || backups.length === 0) return
    const { id, acts } = this.machine.chance.of(backups)
    const all = campaign.acts
    this.oracle.restored(campaign, acts)
    if ((await this.run(host, restoreBackup(path, id, host.setup), campaign)) === null) return
    const kept = await this.machine.until(host.process, backupsOf(path, host.setup))
    if (kept !== 'died' && !host.troubled && !kept.some(each => each.acts >= all.length))
      throw new Broken(`LOST: ${all.length} acts were there before a backup of ${acts} was restored`)
  }

  /** Each changes settings of its own: what the two of them changed must both be there. */
  private async setting(host: Host): Promise<void> {
    const key = host === this.hosts[0] ? 'tableScale' : 'textSize'
    const value = 0.9 + this.machine.chance.int(10) / 100
    const known = this.oracle.settings.get(key) ?? { told: undefined, tried: [] }
    this.oracle.settings.set(key, known)
    known.tried.push(value)
    const done = await this.run(host, host.library.savePreferences({ [key]: value } as never))
    if (done !== null) Object.assign(known, { told: value, tried: [] })
  }

  private async pass(host: Host, milliseconds: number): Promise<void> {
    await this.machine.until(host.process, new Promise<void>(done => this.machine.after(milliseconds, null, done)))
  }

  private freePath(): string | undefined {
    const { files, chance } = this.machine
    const isFree = (path: string): boolean =>
      !files.has(path) && this.oracle.campaigns.every(each => !each.places.includes(path))
    return chance.of(names.filter(isFree))
  }

  /**
   * Runs it as far as possible. A refusal needs a reason: a disk that failed, or one of these.
   * @param campaign a campaign whose path is unknown unless this was done @returns null where it was not done, or not reported
   */
  private async run<Value>(
    host: Host,
    task: Promise<Result<Value, Problem>>,
    campaign: Promised | null = null,
    reasons: readonly Problem['kind'][] = []
  ): Promise<Value | null> {
    const done = await this.machine.until(host.process, task)
    if (done !== 'died' && done.ok) return done.value ?? (true as Value)
    if (campaign) campaign.unsure = true
    if (done === 'died' || host.troubled || reasons.includes(done.error.kind)) return null
    const isOthers = this.hosts.some(each => each !== host && each.everTroubled)
    if (isOthers && ['locked', 'failed'].includes(done.error.kind)) return null
    throw new Broken(`REFUSED without a reason: ${JSON.stringify(done.error)}`)
  }
}

/** A game whose acts are numbers. @param version of the acts; 2 reads what 1 wrote */
function numberGames(version: 1 | 2): Games<Numbers> {
  return {
    versions: { numbers: version },
    migrations: version === 2 ? { numbers: [{ from: 1, act: deed => deed }] } : {},
    parser: () => json => ok(json as Entry),
    fold: entries => ok(entries.map(entry => (entry as unknown as { events: [{ number: number }] }).events[0].number)),
    summarize: () => summary
  }
}

function actOf(id: number, number: number, pictures: readonly PictureId[] = []): Entry {
  const command = { type: 'add', number, pictures } as never
  return { id, at: 1_763_000_000_000 + id, kind: 'act', board: null, actor: gm, command, events: [{ number } as never] }
}
