import { MediaFolder, mediaPath } from '#main/storage/media/media-folder'
import { CampaignStore } from '#main/storage/campaign-store'
import type { StoreDependencies, StoreNotice } from '#main/storage/types'
import type { Library } from '#main/host/dependencies'
import type { PictureId } from '#rules/core/picture'
import type { Preferences } from '#shared/preferences'
import type { Process, SimMachine } from './machine'

/** The numbers of all acts of a campaign, in their order. Each act has its own number. */
export type Numbers = readonly number[]

/** A promise that was broken, in a sentence. */
export class Broken extends Error {}

/** A campaign as it must be found: by the reports to the Game Master. */
export interface Promised {
  /** Reported as saved. */
  acts: Numbers
  /** Tried, and not reported as saved: they may be there, after the others. */
  readonly tried: Set<number>
  /** What was reported as saved before a backup replaced it: its own backups may contain that as well. */
  readonly earlier: Numbers[]
  /** Reported as kept. */
  readonly pictures: Map<PictureId, Buffer>
  /** The possible paths; a folder means any file in it. */
  places: readonly string[]
  /** It is not known which of these places, or whether at all: the next look shows. */
  unsure: boolean
}

/** Sentences about a loss or another program. There is none here, so each would be a false alarm. */
const alarms =
  /Another program|removed by another program|journal of this campaign is damaged|does not fit the file|changed outside Hearthside|is damaged|missing on this machine/

/** Sentences about a failed write: only a disk that fails is a reason. */
const troubles = /No copy of this campaign|could not be written again/

/** The reports to the Game Masters, and whether they are true. */
export class Oracle {
  readonly campaigns: Promised[] = []
  /** Reported as deleted or moved: nothing may be there. */
  readonly gone = new Set<string>()
  readonly settings = new Map<keyof Preferences, { told: unknown; tried: unknown[] }>()

  constructor(
    private readonly machine: SimMachine,
    /** Promises that an older commit is known to break: the evening goes on. */
    private readonly ignored: RegExp | null
  ) {}

  promise(place: string, tried: Numbers = [], pictures: Promised['pictures'] = new Map()): Promised {
    const made = {
      acts: [],
      tried: new Set(tried),
      earlier: [],
      pictures: new Map(pictures),
      places: [place],
      unsure: false
    }
    this.campaigns.push(made)
    this.gone.delete(place)
    return made
  }

  /** These have just been reported as saved, in an order that never changes. */
  saved(campaign: Promised, acts: Numbers): void {
    const [short, long] = acts.length < campaign.acts.length ? [acts, campaign.acts] : [campaign.acts, acts]
    if (!short.every((act, index) => long[index] === act))
      throw new Broken(`LOST: told saved were ${campaign.acts.join()}, and now ${acts.join()}`)
    campaign.acts = long
  }

  opened({ acts, places }: Promised, found: Numbers): void {
    if (!acts.every((act, index) => found[index] === act))
      throw new Broken(`LOST: ${places.join()} has ${found.join()}, told saved ${acts.join()}`)
  }

  /** A backup of so many acts takes the place. Certain are only the acts that every run of this campaign began with. */
  restored(campaign: Promised, count: number): void {
    const { earlier, tried } = campaign
    earlier.push(campaign.acts)
    for (const act of earlier.flat()) tried.add(act)
    campaign.acts = campaign.acts.slice(0, count).filter((act, nth) => earlier.every(each => each[nth] === act))
  }

  moved(campaign: Promised, to: string): void {
    for (const from of campaign.places) this.gone.add(from)
    this.gone.delete(to)
    campaign.places = [to]
  }

  hear({ tone, says }: StoreNotice, hasTrouble: boolean): void {
    this.machine.said.push(`    told: ${says}`)
    if (tone === 'warn' && (alarms.test(says) || (!hasTrouble && troubles.test(says))))
      this.wrong(`FALSE ALARM: ${says}`)
  }

  wrong(what: string): void {
    if (!this.ignored?.test(what)) throw new Broken(what)
  }

  async pictureIs(looker: Process, path: string, id: PictureId, bytes: Buffer): Promise<void> {
    const folder = new MediaFolder(looker.disk, mediaPath(path))
    const there = await this.machine.until(looker, folder.read(id))
    if (there === 'died' || !there?.equals(bytes)) throw new Broken(`PICTURE: ${id.slice(0, 8)} of ${path} is missing`)
  }

  /** Compares everything on the disk with every report. */
  async check(looker: Process, setup: StoreDependencies<Numbers>, library: Library): Promise<void> {
    const look = <Value>(task: Promise<Value>): Promise<Value> => this.machine.until(looker, task) as Promise<Value>
    const found = new Map<string, Numbers>()
    const paths = this.machine.files.all().filter(path => path.endsWith('.hearth'))
    // Looking changes nothing: what is seen at the second look was there at the first.
    for (const path of [...paths, ...paths]) {
      const opened = await look(CampaignStore.open(path, 'read-only', setup))
      if (!opened.ok) throw new Broken(`UNREADABLE: ${path}: ${JSON.stringify(opened.error)}`)
      const { store, folded, notices } = opened.value
      for (const notice of notices) this.hear(notice, true)
      for (const { places, pictures } of this.campaigns)
        for (const [id, bytes] of places.join() === path ? pictures : [])
          if (!(await look(store.pictures.read(id)))?.equals(bytes))
            throw new Broken(`PICTURE: ${id.slice(0, 8)} of ${path} was told kept, and is missing`)
      await look(store.close())
      if (folded.join() !== (found.get(path) ?? folded).join()) throw new Broken(`OPENED TWICE, it is another: ${path}`)
      found.set(path, folded)
    }
    for (const campaign of [...this.campaigns]) this.find(campaign, found)
    for (const path of this.gone) if (found.has(path)) throw new Broken(`BACK: ${path} was told deleted or moved`)
    const preferences = await look(library.preferences())
    for (const [key, { told, tried }] of this.settings)
      if (told !== undefined && ![told, ...tried].includes(preferences[key]))
        this.wrong(`SETTING: ${key} is ${String(preferences[key])}, told ${String(told)}`)
  }

  private find(campaign: Promised, found: ReadonlyMap<string, Numbers>): void {
    const { acts, tried, places, unsure } = campaign
    // Two copies with the same acts stay at their places. A file that is known as one copy is not the other.
    const isAnothers = (path: string): boolean =>
      this.campaigns.some(each => each !== campaign && !each.unsure && each.places.join() === path)
    const near = [...found].filter(
      ([path]) =>
        places.some(place => path === place || path.startsWith(`${place}/`)) &&
        (places.length === 1 || !isAnothers(path))
    )
    const fits = near.filter(
      ([, there]) =>
        acts.every((act, nth) => there[nth] === act) && there.slice(acts.length).every(act => tried.has(act))
    )
    if (fits.length === 0 && acts.length > 0) {
      const there = near.map(each => each.join(' has ')).join('; ') || 'nothing is there'
      throw new Broken(`LOST: ${places.join(' or ')} must have ${acts.join()}; ${there}`)
    }
    if (fits.length > 0 && !unsure) return
    // It was not reported, so a power loss may still remove it: enough time passes that it cannot.
    this.machine.files.settle()
    for (const [path] of fits) this.gone.delete(path)
    if (fits.length === 0) this.campaigns.splice(this.campaigns.indexOf(campaign), 1)
    const first = places.flatMap(
      place => fits.find(([path]) => path === place || path.startsWith(`${place}/`))?.[0] ?? []
    )
    Object.assign(campaign, { places: first.slice(0, 1), unsure: false })
  }
}
