import { basename, join } from 'node:path'
import { z } from 'zod'
import type { Chronicle } from '#rules/campaign/chronicle'
import { parserOf } from '#rules/core/parser'
import { fail, ok } from '#rules/core/result'
import { moduleSchema } from '#rules/prophecy/world/module'
import type { TableMode } from '#shared/contract'
import { bringIn } from '../storage/opening/import-campaign'
import { CampaignStore } from '../storage/campaign-store'
import { copyCampaign } from '../storage/opening/copy-campaign'
import { bringBack, deleteCampaign, nameBeforeDeleting } from '../storage/campaign/deleted-campaigns'
import { withoutEnding } from '../storage/disk/file-names'
import { KeptJson } from '../storage/machine/json-store'
import { KeptShelf } from '../storage/machine/json-collection'
import { setupHere } from '../storage/machine/this-machine'
import { KeptPreferences } from '../storage/machine/preferences'
import { readBytes } from '../storage/disk/read-bytes'
import { Recents } from '../storage/machine/recent-files'
import { backupsOf, restoreBackup } from '../storage/opening/restore-backup'
import type { StoreSetup } from '../storage/types'
import { games } from './games'
import type { Library } from './dependencies'
import { giveBackMemory } from './garbage-collection'
import { retitled } from './retitle'

export interface LibraryPlaces {
  /** This user's own folder: backups, recent files, taste. */
  readonly keepIn: string
  /** The sample campaign that ships with the program. */
  readonly sample: string
  /** "Hearthside 0.1.0". */
  readonly savedBy: string
}

const tableModeSchema: z.ZodType<TableMode> = z.enum(['live', 'freeze', 'blank'])

/** The library of this machine. */
export function libraryAt(places: LibraryPlaces): Library {
  return libraryOf(setupHere({ games, backupsFolder: join(places.keepIn, 'backups'), savedBy: places.savedBy }), places)
}

/** A library on any disk and by any clock. */
export function libraryOf(setup: StoreSetup<Chronicle>, { keepIn, sample }: LibraryPlaces): Library {
  const { disk, clock } = setup
  const recents = new Recents(disk, clock, join(keepIn, 'recent.json'))
  const tableMode = new KeptJson(disk, join(keepIn, 'table-mode.json'), parserOf(tableModeSchema), 'live')
  const preferences = new KeptPreferences(disk, join(keepIn, 'preferences.json'))

  return {
    create: (path, { entries, campaign }, whenTaken) =>
      CampaignStore.create(path, { entries, digest: campaign }, setup, whenTaken),
    async open(path, mode, watcher) {
      const opened = await CampaignStore.open(path, mode, setup, watcher)
      giveBackMemory()
      return opened
    },
    copy: (from, to, titleFor) =>
      copyCampaign(from, to, setup, chronicle => retitled(chronicle, titleFor(chronicle.campaign.title), clock)),
    remove: path => deleteCampaign(path, setup),
    nameBeforeDeleting,
    bringBack: (from, to) => bringBack(from, to, setup),
    bringIn: (path, text) => bringIn(path, text, setup),
    async sample() {
      const bytes = await readBytes(disk, sample)
      if (bytes.ok) return ok({ name: withoutEnding(basename(sample)), text: bytes.value.toString('utf8') })
      return fail({ kind: 'not-found', path: sample })
    },
    recents: () => recents.list(),
    async remember(path, title) {
      await recents.remember(path, title)
    },
    async forget(path) {
      await recents.forget(path)
    },
    async backups(path) {
      return ok(await backupsOf(path, setup))
    },
    restore: (path, backup) => restoreBackup(path, backup, setup),
    modules: new KeptShelf(disk, clock, join(keepIn, 'modules.json'), parserOf(moduleSchema)),
    tableMode: () => tableMode.read(),
    keepTableMode: mode => tableMode.change(() => mode),
    preferences: () => preferences.read(),
    keepPreferences: taste => preferences.keep(taste)
  }
}
