import { z } from 'zod'
import { parserOf } from '#rules/core/parser'
import type { Result } from '#rules/core/result'
import { type Preferences, savedPreferencesSchema } from '#shared/preferences'
import type { Problem } from '#shared/problem'
import { JsonStore } from './private-json'
import type { SharedJsonDependencies } from './shared-json'

type Saved = Readonly<Record<string, unknown>>

const fileParser = parserOf(z.record(z.string(), z.unknown()))

/** The settings of this machine, in a file of the user's own folder. */
export class PreferencesStore {
  private readonly kept: JsonStore<Saved>
  /** Changes that are not stored yet because the disk refused them. */
  private unkept: Partial<Preferences> = {}

  constructor(dependencies: SharedJsonDependencies, path: string) {
    this.kept = new JsonStore<Saved>(dependencies, path, fileParser, {})
  }

  async read(): Promise<Preferences> {
    return savedPreferencesSchema.parse(await this.kept.read())
  }

  /**
   * Saves each changed setting alone: changes of another running Hearthside, and settings of a later version, stay in
   * the file.
   */
  async save(changed: Partial<Preferences>): Promise<Result<null, Problem>> {
    const all = { ...this.unkept, ...changed }
    this.unkept = all
    const done = await this.kept.update(saved => ({ ...saved, ...all }))
    if (done.ok && this.unkept === all) this.unkept = {}
    return done
  }
}
