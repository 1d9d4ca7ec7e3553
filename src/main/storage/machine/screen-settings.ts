import { join } from 'node:path'
import { z } from 'zod'
import { boardChoiceSchema } from '#rules/campaign/board-choice'
import { parserOf } from '#rules/core/parser'
import type { Result } from '#rules/core/result'
import type { Infer } from '#rules/core/schema'
import { publicScreens, sameFor, type ScreenMode, screenModes } from '#shared/screens'
import type { Problem } from '#shared/problem'
import type { Disk } from '../disk/disk'
import { JsonStore } from './json-store'

/** So many campaigns are remembered; what was not opened for so long begins anew. */
export const mostCampaigns = 200

const mode = z.enum(screenModes)
/** What cannot be read is dark: a GM notices that, and nobody else sees what they should not. */
const modes = z.object(sameFor(publicScreens, mode.catch('blank')))
/** Which games are on the screens, by campaign: the one that was changed last stands last. */
const boards = z.array(z.tuple([z.string(), boardChoiceSchema])).catch([])
/** What the GM lets the screens show, over every end of the program. */
const settingsSchema = z.object({ modes, boards })
export type ScreenSettings = Infer<typeof settingsSchema>

/** The screens' settings, in a file beside the preferences. */
export class ScreenSettingsFile {
  private readonly kept: JsonStore<ScreenSettings | null>
  /** Where one mode for all screens was kept before each had its own. */
  private readonly older: JsonStore<ScreenMode>

  constructor(disk: Disk, folder: string) {
    this.kept = new JsonStore<ScreenSettings | null>(disk, join(folder, 'screens.json'), parserOf(settingsSchema), null)
    this.older = new JsonStore(disk, join(folder, 'table-mode.json'), parserOf(mode), 'live')
  }

  async read(): Promise<ScreenSettings> {
    const kept = await this.kept.read()
    if (kept) return kept
    const all = await this.older.read()
    return { modes: sameFor(publicScreens, all), boards: [] }
  }

  save(settings: ScreenSettings): Promise<Result<null, Problem>> {
    return this.kept.update(() => settings)
  }
}
