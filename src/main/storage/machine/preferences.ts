import { parserOf } from '#rules/core/parser'
import type { Result } from '#rules/core/result'
import { defaultPreferences, type Preferences, savedPreferencesSchema } from '#shared/preferences'
import type { Problem } from '#shared/problem'
import type { Disk } from '../disk/disk'
import { JsonStore } from './json-store'

const preferencesParser = parserOf(savedPreferencesSchema)

/** The settings of this machine, in a file beside the campaigns. */
export class PreferencesStore {
  private readonly kept: JsonStore<Preferences>

  constructor(disk: Disk, path: string) {
    this.kept = new JsonStore(disk, path, preferencesParser, defaultPreferences)
  }

  read(): Promise<Preferences> {
    return this.kept.read()
  }

  save(preferences: Preferences): Promise<Result<null, Problem>> {
    return this.kept.update(() => preferences)
  }
}
