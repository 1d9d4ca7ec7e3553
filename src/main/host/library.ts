import { basename, join } from 'node:path'
import type { Chronicle } from '#rules/campaign/chronicle'
import { parserOf } from '#rules/core/parser'
import { fail, ok } from '#rules/core/result'
import { moduleSchema } from '#rules/prophecy/world/module'
import { importCampaign, picturesHere } from '../storage/opening/import-campaign'
import { CampaignStore } from '../storage/campaign-store'
import { copyCampaign } from '../storage/opening/copy-campaign'
import { restoreDeleted, deleteCampaign, originalName } from '../storage/campaign/deleted-campaigns'
import type { Disk } from '../storage/disk/disk'
import { withoutExtension } from '../storage/disk/file-names'
import { HeldPicturesFile } from '../storage/machine/held-pictures'
import { ScreenSettingsFile } from '../storage/machine/screen-settings'
import { JsonCollection } from '../storage/machine/json-collection'
import { setupHere } from '../storage/machine/this-machine'
import { PreparedFoesStore } from '../storage/machine/prepared-foes'
import { PreferencesStore } from '../storage/machine/preferences'
import { readBytes } from '../storage/disk/read-bytes'
import { RecentFiles } from '../storage/machine/recent-files'
import { backupsOf, restoreBackup } from '../storage/opening/restore-backup'
import type { StoreDependencies } from '../storage/types'
import { games } from './games'
import type { Library } from './dependencies'
import { collectGarbageSoon } from './garbage-collection'
import { retitled } from './retitle'

export interface LibraryPaths {
  /** This user's own folder: copies, recent files, preferences. */
  readonly userFolder: string
  /** The sample campaign that ships with the program. */
  readonly sample: string
  /** "Hearthside 0.1.0". */
  readonly savedBy: string
}

/** The library of this machine. */
export function libraryAt(places: LibraryPaths): Library {
  return libraryOf(
    setupHere({ games, backupsFolder: join(places.userFolder, 'backups'), savedBy: places.savedBy }),
    places
  )
}

/** A library on any disk and by any clock. */
export function libraryOf(setup: StoreDependencies<Chronicle>, { userFolder, sample }: LibraryPaths): Library {
  return { ...campaignsOf(setup), sample: () => readSample(setup.disk, sample), ...userFilesOf(setup, userFolder) }
}

type UserFiles =
  | 'recents'
  | 'remember'
  | 'forget'
  | 'modules'
  | 'preparedFoes'
  | 'screens'
  | 'heldPictures'
  | 'preferences'
  | 'savePreferences'

/** The campaigns themselves, wherever they lie. */
function campaignsOf(setup: StoreDependencies<Chronicle>): Omit<Library, 'sample' | UserFiles> {
  return {
    create: (path, { entries, campaign }, whenTaken) =>
      CampaignStore.create(path, { entries, digest: campaign }, setup, whenTaken),
    async open(path, mode, watcher) {
      const opened = await CampaignStore.open(path, mode, setup, watcher)
      collectGarbageSoon()
      return opened
    },
    copy: (from, to, titleFor) =>
      copyCampaign(from, to, setup, chronicle => retitled(chronicle, titleFor(chronicle.campaign.title), setup.clock)),
    remove: path => deleteCampaign(path, setup),
    originalName,
    restoreDeleted: (from, to) => restoreDeleted(from, to, setup),
    bringPicture: bytes => picturesHere(setup).keep(bytes),
    importText: (path, text) => importCampaign(path, text, setup),
    backups: async path => ok(await backupsOf(path, setup)),
    restore: (path, backup) => restoreBackup(path, backup, setup)
  }
}

async function readSample(disk: Disk, path: string): ReturnType<Library['sample']> {
  const bytes = await readBytes(disk, path)
  if (bytes.ok) return ok({ name: withoutExtension(basename(path)), text: bytes.value.toString('utf8') })
  return fail({ kind: 'not-found', path })
}

/** What this user has beside the campaigns: a file each in a folder of their own. */
function userFilesOf(
  { disk, clock, machine, savedBy }: StoreDependencies<Chronicle>,
  folder: string
): Pick<Library, UserFiles> {
  const recents = new RecentFiles(disk, clock, join(folder, 'recent.json'))
  const preferences = new PreferencesStore(disk, join(folder, 'preferences.json'))
  return {
    recents: () => recents.list(),
    async remember(path, title) {
      await recents.remember(path, title)
    },
    async forget(path) {
      await recents.forget(path)
    },
    modules: new JsonCollection(disk, clock, join(folder, 'modules.json'), parserOf(moduleSchema)),
    preparedFoes: new PreparedFoesStore({ disk, clock, machine }, join(folder, 'prepared-foes.json')),
    screens: new ScreenSettingsFile(disk, folder),
    heldPictures: new HeldPicturesFile(disk, join(folder, 'held-pictures.json'), savedBy),
    preferences: () => preferences.read(),
    savePreferences: changed => preferences.save(changed)
  }
}
