import { expect, type Page } from '@playwright/test'
import type { Dashboard } from './dashboard'

/** The three screens of an evening. */
export interface Screens {
  readonly gm: Page
  readonly table: Page
  readonly overlay: Page
}

/** Every screen shows the content of the disk: the players with their cards and XP, the Shadow, the Journey points. */
export async function agree({ gm, table, overlay }: Screens, board: Dashboard): Promise<void> {
  const { seats } = board.frame
  const { sheets, shadow, economy } = board.view
  const nameAt = (nth: number): string => seats[nth]?.character ?? ''
  await expect
    .poll(() => labels(gm, '.seat-row .picker'))
    .toEqual(sheets.map((sheet, at) => `${at + 1}: ${nameAt(at)}, Stamina ${sheet.stamina}, XP ${sheet.xp}`))
  // A calm dashboard draws no zero before the first point, and none before the first chapter.
  const hasShadow = shadow.free + shadow.circled > 0
  const hasStory = economy.journey > 0 || economy.chapter > 0
  await expect(gm.locator('.side-shadow :is(.side-big b, .side-none)')).toHaveText(
    hasShadow ? String(shadow.free) : 'none yet'
  )
  await expect(gm.locator('.side-journey :is(.side-big b, .side-none)')).toHaveText(
    hasStory ? String(economy.journey) : 'no chapter yet'
  )
  await expect
    .poll(() => platesOf(table))
    .toEqual(sheets.map((sheet, at) => [nameAt(at), sheet.xp, sheet.deck, sheet.discard.length]))
  // The stream draws no counter at 0.
  const withXp = sheets.filter(({ xp }) => xp > 0)
  await expect.poll(() => labels(overlay, '.player .xp')).toEqual(withXp.map(({ xp }) => `XP ${xp}`))
  await expect(overlay.locator('.pool')).toHaveAttribute('aria-label', `Shadow ${shadow.free + shadow.circled}`)
}

function labels(page: Page, selector: string): Promise<readonly (string | null)[]> {
  return page.locator(selector).evaluateAll(all => all.map(each => each.getAttribute('aria-label')))
}

function platesOf(table: Page): Promise<readonly (readonly (string | number)[])[]> {
  return table
    .locator('.seat-plate')
    .evaluateAll(plates =>
      plates.map(plate => [
        plate.querySelector('h2')?.title ?? '',
        ...['.xp b', '.deck b', '.discard b'].map(each => Number(plate.querySelector(each)?.textContent ?? 0))
      ])
    )
}
