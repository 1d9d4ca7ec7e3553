import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { boardChoiceSchema } from '#rules/campaign/shown-boards'
import { parserOf } from '#rules/core/parser'
import type { Result } from '#rules/core/result'
import type { Infer } from '#rules/core/schema'
import { publicScreens, sameFor, type ScreenMode, screenModes } from '#shared/screens'
import type { Problem } from '#shared/problem'
import { JsonStore } from './private-json'
import { type SharedJsonDependencies, mergeChanges } from './shared-json'

/** The number of campaigns to remember; the settings of the least recent are dropped. */
export const mostCampaigns = 200

const mode = z.enum(screenModes)
/** An unreadable mode becomes blank: the GM notices that, and no audience sees hidden content. */
const modes = z.object(sameFor(publicScreens, mode.catch('blank')))
/** The games on the screens, by campaign; the most recently changed campaign is last. */
const boards = z.array(z.tuple([z.string(), boardChoiceSchema])).catch([])
/** The GM's settings for the screens, which survive a restart. */
const settingsSchema = z.object({ modes, boards })
export type ScreenSettings = Infer<typeof settingsSchema>

/** The settings of the screens, in a file beside the preferences. */
export class ScreenSettingsFile {
  private readonly kept: JsonStore<ScreenSettings | null>
  /** The older file, with one mode for all screens. */
  private readonly older: JsonStore<ScreenMode>
  /** The settings that were last read or saved. */
  private known: ScreenSettings | null = null

  constructor(dependencies: SharedJsonDependencies, folder: string) {
    this.kept = new JsonStore<ScreenSettings | null>(
      dependencies,
      join(folder, 'screens.json'),
      parserOf(settingsSchema),
      null
    )
    this.older = new JsonStore(dependencies, join(folder, 'table-mode.json'), parserOf(mode), 'live')
  }

  async read(): Promise<ScreenSettings> {
    const kept = await this.kept.read()
    this.known = kept
    if (kept) return kept
    const all = await this.older.read()
    return { modes: sameFor(publicScreens, all), boards: [] }
  }

  /** Applies the changes since the last save to the file's present value, which another Hearthside may have changed. */
  async save(settings: ScreenSettings): Promise<Result<null, Problem>> {
    const { known } = this
    const done = await this.kept.update(file => merged(known, settings, file))
    if (done.ok) this.known = settings
    return done
  }
}

/**
 * Merges by screen and by campaign. The most recently changed campaign is last; campaigns beyond the limit are dropped
 * from the front.
 */
function merged(known: ScreenSettings | null, mine: ScreenSettings, file: ScreenSettings | null): ScreenSettings {
  if (file === null) return mine
  const before = new Map(known?.boards)
  const own = new Set(
    mine.boards.filter(([id, choice]) => !isDeepStrictEqual(before.get(id), choice)).map(([id]) => id)
  )
  const others = file.boards.filter(([id]) => !own.has(id))
  return {
    modes: mergeChanges(known?.modes, mine.modes, file.modes) as ScreenSettings['modes'],
    boards: [...others, ...mine.boards.filter(([id]) => own.has(id))].slice(-mostCampaigns)
  }
}
