import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { boardChoiceSchema } from '#rules/campaign/board-choice'
import { parserOf } from '#rules/core/parser'
import type { Result } from '#rules/core/result'
import type { Infer } from '#rules/core/schema'
import { publicScreens, sameFor, type ScreenMode, screenModes } from '#shared/screens'
import type { Problem } from '#shared/problem'
import { JsonStore } from './json-store'
import { mergeChanges } from './merge-changes'
import type { SharedJsonDependencies } from './shared-json'

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
  /** What was read or saved last. */
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

  /** What was changed here since the last time, upon what another Hearthside may have kept meanwhile. */
  async save(settings: ScreenSettings): Promise<Result<null, Problem>> {
    const { known } = this
    const done = await this.kept.update(file => merged(known, settings, file))
    if (done.ok) this.known = settings
    return done
  }
}

/** Screen by screen and campaign by campaign. What was changed last stands last, and what is over the limit goes first. */
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
