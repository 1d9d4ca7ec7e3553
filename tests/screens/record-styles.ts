import { createHash } from 'node:crypto'
import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { nameOf, type Cell, type ScreenPlace } from './cells'
import { stylesOnPage, usualStyle, type Property } from './page/styles'

// The computed styles of every screen, for scripts/styles.mjs: a file for each screen in each cell, and one with every different set of properties.

/** Styles are recorded here in place of looking for faults. */
export const stylesFolder = process.env['SCREENS_STYLES']
const isQuick = process.env['SCREENS_QUICK'] === '1'

/** This screen alone is recorded in every theme by a quick recording. */
const inEveryTheme = 'thousand-faces: a fight in rounds, '

let usual: readonly Property[] = []
const places = new Set<ScreenPlace>()
const written = new Set<string>()

/** A quick recording looks at each screen once, in the size that axe looks at; a whole one leaves out sizes between others. */
export function isRecorded(screen: string, { width, theme, axe, text, zoom, density, scale, picture }: Cell): boolean {
  if (theme === 'contrast' && !axe) return false
  if (!isQuick) return width <= 1920 && (zoom ?? 2) === 2
  if (text ?? zoom ?? density ?? scale ?? picture) return false
  return theme === 'hearth' ? axe === true : screen.startsWith(inEveryTheme)
}

/** Writes down what every element of this screen looks like; of the first screen of a place every drawing as well. */
export async function recordStyles(page: Page, place: ScreenPlace, screen: string, cell: Cell): Promise<void> {
  const folder = stylesFolder ?? ''
  await standStill(page)
  if (usual.length === 0) usual = await usualIn(page)
  const { rows, sets } = await page.evaluate(stylesOnPage, { usual, drawings: !places.has(place) })
  places.add(place)
  const keys = sets.map(set => createHash('sha256').update(set).digest('hex').slice(0, 12))
  const fresh = keys.flatMap((key, at) => (written.has(key) ? [] : [`${JSON.stringify([key, sets[at]])}\n`]))
  for (const key of keys) written.add(key)
  appendFileSync(join(folder, `sets-${process.env['SCREENS_PORT']}.jsonl`), fresh.join(''))
  const named = rows.map(([parent, step, names, text, box, ...numbers]) => {
    return [parent, step, names, text, box, ...numbers.map(number => keys[number] ?? '')]
  })
  const name = `${screen}, ${nameOf(cell)}`
  const file = `${name.replaceAll(/[^\w ,-]/g, '')}.json.gz`
  writeFileSync(join(folder, file), gzipSync(JSON.stringify({ name, rows: named }), { level: 3 }))
}

/** Nothing is pointed at, nothing is held back (ui/press-guard.ts), and what is still on its way has come. */
async function standStill(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  // The table says for a while how it fills the screen; it says so again when the pointer moves.
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')))
  const stands = (): boolean => {
    const kept = window as { pageBefore?: string }
    const before = kept.pageBefore
    kept.pageBefore = document.body.outerHTML
    return before === kept.pageBefore && document.querySelector('[data-settling]') === null
  }
  await page.waitForFunction(stands, null, { polling: 200 })
}

async function usualIn(page: Page): Promise<readonly Property[]> {
  const blank = await page.context().newPage()
  const usual = await blank.evaluate(usualStyle)
  await blank.close()
  return usual
}
