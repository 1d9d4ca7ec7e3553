import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Preferences } from '#shared/contract'
import { askHost } from '../support/ask-host'
import { settled } from './steps'

const { env } = process
const list = (name: string, all: readonly string[]): readonly string[] => env[name]?.split(',') ?? all

const themes = list('PICTURES_THEMES', ['hearth', 'parchment', 'contrast']) as readonly Preferences['theme'][]
const laptopSizes = list('PICTURES_SIZES', ['1366x640', '1366x768', '1920x1080'])
const only = env['PICTURES_ONLY'] ? new RegExp(env['PICTURES_ONLY'], 'i') : /./
const folder = env['PICTURES_FOLDER'] ?? join(import.meta.dirname, '../../test-results/pictures/now')

/** The kind of a screen: a laptop or a projector, a phone, a stream. */
export type Device = 'laptop' | 'phone' | 'stream'

const sizes: Readonly<Record<Device, readonly string[]>> = {
  laptop: laptopSizes,
  phone: ['390x844'],
  stream: ['1920x1080']
}

export const isWanted = (name: string): boolean => only.test(name)

/** One page, as a picture in every theme and size. Its names come before the name of each picture: `prophecy/on stage, gm`. */
export class Camera {
  constructor(
    readonly page: Page,
    /** The GM’s page, which changes the theme of all. */
    readonly gm: Page,
    readonly device: Device
  ) {}

  async take(name: string): Promise<void> {
    if (!isWanted(name)) return
    for (const theme of themes) {
      const publicTheme = theme === 'parchment' ? 'hearth' : theme // players' screens have two themes only
      if (this.page !== this.gm && theme === 'parchment') continue
      await askHost(this.gm, { ask: 'set-preferences', preferences: { theme, publicTheme, motion: 'off' } })
      await this.page.locator(`[data-theme="${theme}"]`).first().waitFor({ state: 'attached' })
      for (const size of sizes[this.device]) await this.#shoot(`${name}/${theme} ${size}`, size)
    }
  }

  async #shoot(name: string, size: string): Promise<void> {
    const [width = 0, height = 0] = size.split('x').map(Number)
    await this.page.setViewportSize({ width, height })
    await settled(this.page)
    const path = join(folder, `${name.replace(/[^\w/ ,-]/g, '')}.png`)
    mkdirSync(dirname(path), { recursive: true })
    await this.page.screenshot({ path, animations: 'disabled', caret: 'hide' })
  }
}
