import { deliveredLayouts } from '#shared/overlay-layouts'
import type { Page } from '@playwright/test'
import { settled } from '../pictures/steps'
import { violations, wcag } from '../support/axe'
import { askHost } from '../support/ask-host'
import { bringMeasures } from './bring-measures'
import { cells, nameOf, type Cell, type PlayerScreen } from './cells'
import type { Fault, Wanted } from './page/faults'

/** What was found on one screen in one cell of the matrix. */
export interface Measured {
  readonly screen: string
  readonly cell: string
  readonly faults: readonly Fault[]
}

/** Only these themes, or all. */
const themes = process.env['SCREENS_THEMES']?.split(',')

/** Looks at what this page shows now in every cell of its place that is wanted. */
export async function measure(
  page: Page,
  gm: Page,
  place: PlayerScreen,
  screen: string,
  isWanted: (cell: Cell) => boolean
): Promise<Measured[]> {
  const found: Measured[] = []
  await bringMeasures(page)
  for (const cell of cells[place].filter(each => (themes?.includes(each.theme) ?? true) && isWanted(each))) {
    await applySettings(page, gm, place, cell)
    const faults = [...(await faultsOf(page, place, cell)), ...(await drawingFaults(page))]
    if (cell.axe) faults.push(...(await axeFaults(page)))
    found.push({ screen, cell: nameOf(cell), faults })
  }
  return found
}

async function applySettings(page: Page, gm: Page, place: PlayerScreen, cell: Cell): Promise<void> {
  const { width, height, theme, zoom = 1, text = 1, scale, density, picture = 1 } = cell
  await page.setViewportSize({ width: Math.round(width / zoom), height: Math.round(height / zoom) })
  await page.emulateMedia({ forcedColors: theme === 'forced' ? 'active' : 'none' })
  await page.evaluate(
    given => {
      const { style, dataset } = document.documentElement
      if (given.place === 'dashboard') {
        style.setProperty('--text-size', String(given.text))
        if (given.density) dataset['density'] = given.density
        else delete dataset['density']
      } else {
        style.fontSize = ''
        const own = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
        if (given.text !== 1) style.fontSize = `${own * given.text}px`
      }
      if (given.place === 'table')
        document.querySelector<HTMLElement>('.table-screen')?.style.setProperty('--picture', String(given.picture))
      for (const each of document.querySelectorAll(':root, #app > main[data-theme]'))
        each.setAttribute('data-theme', given.theme)
    },
    { place, text, density, picture, theme: theme === 'forced' ? 'hearth' : theme }
  )
  if (page.url().includes('/overlay'))
    await askHost(gm, {
      ask: 'set-preferences',
      preferences: { layouts: deliveredLayouts.map(layout => ({ ...layout, scale: scale ?? 1 })) }
    })
  // What a new size sets going (a measured width, a number of columns) is there a frame later.
  await settled(page, 3)
}

function faultsOf(page: Page, place: PlayerScreen, { theme }: Cell): Promise<readonly Fault[]> {
  const pressed = place === 'dashboard' || place === 'phone'
  const high = theme === 'contrast'
  const points = place === 'dashboard'
  const wanted: Wanted = { target: place === 'phone' ? 48 : 24, mayScroll: place === 'phone', high, pressed, points }
  return page.evaluate(
    given => (window as unknown as { findFaults(wanted: Wanted): readonly Fault[] }).findFaults(given),
    wanted
  )
}

/** What points to a drawing that is not in the page is painted as nothing. */
async function drawingFaults(page: Page): Promise<readonly Fault[]> {
  const missing = await page.evaluate(() => {
    const wanted = [...document.querySelectorAll('use')].map(use => use.getAttribute('href') ?? '')
    return [...new Set(wanted)].filter(href => !document.getElementById(href.slice(1)))
  })
  return missing.map(where => ({ check: 'drawing', where }))
}

async function axeFaults(page: Page): Promise<readonly Fault[]> {
  const found = await violations(page, { runOnly: { type: 'tag', values: wcag } })
  return found.map(where => ({ check: 'axe', where }))
}
