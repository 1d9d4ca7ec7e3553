import { join } from 'node:path'
import { z } from 'zod'
import { parserOf } from '#rules/core/parser'
import type { Result } from '#rules/core/result'
import type { ScreenMode, ScreenModes } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { Disk } from '../disk/disk'
import { JsonStore } from './json-store'

/** What the GM lets the screens show, over every end of the program. */
export interface ScreenSettings {
  readonly modes: ScreenModes
}

const mode: z.ZodType<ScreenMode> = z.enum(['live', 'freeze', 'blank'])
/** What cannot be read is dark: a GM notices that, and nobody else sees what they should not. */
const modes = z.object({ table: mode.catch('blank'), overlay: mode.catch('blank'), phones: mode.catch('blank') })
const settingsSchema: z.ZodType<ScreenSettings> = z.object({ modes })

/** The screens' settings, in a file beside the preferences. */
export class ScreenSettingsFile {
  private readonly kept: JsonStore<ScreenSettings | null>
  /** Where one mode for all screens was kept before each had its own. */
  private readonly older: JsonStore<ScreenMode>

  constructor(disk: Disk, folder: string) {
    this.kept = new JsonStore(disk, join(folder, 'screens.json'), parserOf(settingsSchema), null)
    this.older = new JsonStore(disk, join(folder, 'table-mode.json'), parserOf(mode), 'live')
  }

  async read(): Promise<ScreenSettings> {
    const kept = await this.kept.read()
    if (kept) return kept
    const all = await this.older.read()
    return { modes: { table: all, overlay: all, phones: all } }
  }

  save(settings: ScreenSettings): Promise<Result<null, Problem>> {
    return this.kept.update(() => settings)
  }
}
