import { z } from 'zod'
import { parserOf, type Parser } from '#rules/core/parser'
import type { Result } from '#rules/core/result'
import type { Preferences } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { Disk } from '../disk/disk'
import { JsonStore } from './json-store'

/** The taste of a GM who has not said anything yet. */
export const defaultPreferences: Preferences = {
  theme: 'hearth',
  publicTheme: 'hearth',
  overlayBackground: 'transparent',
  overlayScale: 1,
  overlayNames: 'characters',
  sounds: false,
  motion: 'full',
  display: null,
  checkForUpdates: false
}

/** Each wish on its own: one that we do not know any more does not cost the GM the others. */
const preferencesParser: Parser<Preferences> = parserOf(
  z.object({
    theme: z.enum(['hearth', 'parchment', 'contrast']).catch(defaultPreferences.theme),
    publicTheme: z.enum(['hearth', 'contrast']).catch(defaultPreferences.publicTheme),
    overlayBackground: z.enum(['transparent', 'green', 'magenta', 'black']).catch(defaultPreferences.overlayBackground),
    overlayScale: z.number().min(0.75).max(1.5).catch(defaultPreferences.overlayScale),
    overlayNames: z.enum(['characters', 'players']).catch(defaultPreferences.overlayNames),
    sounds: z.boolean().catch(defaultPreferences.sounds),
    motion: z.enum(['full', 'calm', 'off']).catch(defaultPreferences.motion),
    display: z.string().nullable().catch(defaultPreferences.display),
    checkForUpdates: z.boolean().catch(defaultPreferences.checkForUpdates)
  })
)

/** The GM's taste, kept on this machine. */
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
