import { z } from 'zod'
import { parserOf, type Parser } from '#rules/core/parser'
import type { Result } from '#rules/core/result'
import type { Preferences } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { Disk } from '../disk/disk'
import { KeptJson } from './json-store'

/** The taste of a GM who has not said anything yet. */
export const usualPreferences: Preferences = {
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
    theme: z.enum(['hearth', 'parchment', 'contrast']).catch(usualPreferences.theme),
    publicTheme: z.enum(['hearth', 'contrast']).catch(usualPreferences.publicTheme),
    overlayBackground: z.enum(['transparent', 'green', 'magenta', 'black']).catch(usualPreferences.overlayBackground),
    overlayScale: z.number().min(0.75).max(1.5).catch(usualPreferences.overlayScale),
    overlayNames: z.enum(['characters', 'players']).catch(usualPreferences.overlayNames),
    sounds: z.boolean().catch(usualPreferences.sounds),
    motion: z.enum(['full', 'calm', 'off']).catch(usualPreferences.motion),
    display: z.string().nullable().catch(usualPreferences.display),
    checkForUpdates: z.boolean().catch(usualPreferences.checkForUpdates)
  })
)

/** The GM's taste, kept on this machine. */
export class KeptPreferences {
  private readonly kept: KeptJson<Preferences>

  constructor(disk: Disk, path: string) {
    this.kept = new KeptJson(disk, path, preferencesParser, usualPreferences)
  }

  read(): Promise<Preferences> {
    return this.kept.read()
  }

  keep(preferences: Preferences): Promise<Result<null, Problem>> {
    return this.kept.change(() => preferences)
  }
}
