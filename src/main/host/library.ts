import { basename, join } from 'node:path'
import type { Chronicle } from '#rules/campaign/chronicle'
import { parserOf } from '#rules/core/parser'
import { Emitter } from '#shared/emitter'
import { fail, ok } from '#rules/core/result'
import { moduleSchema } from '#rules/prophecy/world/module'
import { importCampaign, picturesHere } from '../storage/opening/import-campaign'
import { CampaignStore } from '../storage/campaign-store'
import { copyCampaign } from '../storage/opening/copy-campaign'
import { restoreDeleted, deleteCampaign, originalName } from '../storage/campaign/deleted-campaigns'
import type { Disk } from '../storage/disk/disk'
import { withoutExtension } from '../storage/disk/file-names'
import { HeldFramesFile } from '../storage/machine/held-frames'
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
import { retitled } from './retitle'

export interface LibraryPaths {
  /** This user's own folder: copies, recent files, preferences. */
  readonly userFolder: string
  /** The sample campaign that ships with the program. */
  readonly sample: string
  /** "Hearthside 0.1.0". */
  readonly savedBy: string
}

export function libraryAt(paths: LibraryPaths): Library {
  return libraryOf(
    setupHere({ games, backupsFolder: join(paths.userFolder, 'backups'), savedBy: paths.savedBy }),
    paths
  )
}

/** A library on any disk, with any clock. */
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
  | 'heldFrames'
  | 'preferences'
  | 'savePreferences'
  | 'onNotice'

/** The campaigns, at any path. */
function campaignsOf(setup: StoreDependencies<Chronicle>): Omit<Library, 'sample' | UserFiles> {
  return {
    create: (path, { entries, campaign }, whenTaken) =>
      CampaignStore.create(path, { entries, digest: campaign }, setup, whenTaken),
    open: (path, mode, watcher) => CampaignStore.open(path, mode, setup, watcher),
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

/** This user's files beside the campaigns, each one in the user's own folder. */
function userFilesOf(
  { disk, clock, machine, savedBy }: StoreDependencies<Chronicle>,
  folder: string
): Pick<Library, UserFiles> {
  const noticeEmitter = new Emitter<readonly [string]>()
  const here = { disk, clock, machine, tell: (says: string) => noticeEmitter.emit(says) }
  const recents = new RecentFiles(here, join(folder, 'recent.json'))
  const preferences = new PreferencesStore(here, join(folder, 'preferences.json'))
  return {
    onNotice: listener => noticeEmitter.on(listener),
    recents: () => recents.list(),
    async remember(path, title, left) {
      await recents.remember(path, title, left)
    },
    async forget(path) {
      await recents.forget(path)
    },
    modules: new JsonCollection(here, join(folder, 'modules.json'), parserOf(moduleSchema)),
    preparedFoes: new PreparedFoesStore(here, join(folder, 'prepared-foes.json')),
    screens: new ScreenSettingsFile(here, folder),
    heldFrames: new HeldFramesFile(here, join(folder, 'held-pictures.json'), savedBy),
    preferences: () => preferences.read(),
    savePreferences: changed => preferences.save(changed)
  }
}
