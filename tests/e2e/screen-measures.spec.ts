import { expect, test, type Page } from '@playwright/test'
import { bringMeasures } from '../screens/bring-measures'
import type { Fault, Wanted } from '../screens/page/faults'

// What the matrix of the screens measures finds what is wrong, and nothing where all is well.

const shortened = 'width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap'
const name = 'Aldwin of the Long River'

test('a shortened text is a fault where no control shows it whole on focus', async ({ page }) => {
  const withTitle = `<p title="${name}" style="${shortened}">${name}</p>`
  expect(await checksOf(page, `<section>${withTitle}</section>`)).toEqual(['clipped'])
  expect(await checksOf(page, `<section>${withTitle}<button>Choose</button></section>`)).toEqual([])
  expect(await checksOf(page, `<section><p style="${shortened}">${name}</p><button>Choose</button></section>`)).toEqual(
    ['clipped']
  )
})

async function checksOf(page: Page, body: string): Promise<readonly string[]> {
  await page.setContent(
    `<style>body { margin: 20px; font: 16px sans-serif; color: black; background: white } button { min-height: 30px }</style>${body}`
  )
  await bringMeasures(page)
  const wanted: Wanted = { target: 24, mayScroll: false, high: false, pressed: true, points: true }
  const faults = await page.evaluate(
    given => (window as unknown as { findFaults(wanted: Wanted): readonly Fault[] }).findFaults(given),
    wanted
  )
  return faults.map(({ check }) => check)
}
