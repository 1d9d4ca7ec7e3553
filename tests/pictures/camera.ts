import { expect, type Page } from '@playwright/test'
import type { Preferences } from '#shared/contract'
import { askHost } from '../support/ask-host'
import { settled } from './steps'

const { env } = process
const list = (name: string, all: readonly string[]): readonly string[] => env[name]?.split(',') ?? all

const themes = list('PICTURES_THEMES', ['hearth', 'parchment', 'contrast']) as readonly Preferences['theme'][]
const laptopSizes = list('PICTURES_SIZES', ['1366x640', '1366x768', '1920x1080'])

/** The kind of a screen: a laptop or a projector, a phone, a stream. */
export type Device = 'laptop' | 'phone' | 'stream'

const sizes: Readonly<Record<Device, readonly string[]>> = {
  laptop: laptopSizes,
  phone: ['390x844'],
  stream: ['1920x1080']
}

/** One page, as a picture in every theme and size. Its names come before the name of each picture: `prophecy/on stage, gm`. */
export class Camera {
  constructor(
    readonly page: Page,
    /** The GM’s page, which changes the theme of all. */
    readonly gm: Page,
    readonly device: Device
  ) {}

  async take(name: string): Promise<void> {
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
    await expect.soft(this.page).toHaveScreenshot(`${name.replace(/[^\w/ ,-]/g, '')}.png`.split('/'))
  }
}
