import { expect, type Page } from '@playwright/test'
import { bringMeasures } from '../screens/bring-measures'
import type { Fault, Wanted } from '../screens/page/faults'
import { test } from './test'

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

test('a text outside its frame is a fault, even over empty space', async ({ page }) => {
  const framed = (style: string): string => `<div style="width: 60px; ${style}"><span>Longriverside</span></div>`
  expect(await checksOf(page, framed('border: 1px solid black'))).toEqual(['outside'])
  expect(await checksOf(page, framed('box-shadow: 0 0 0 1px black'))).toEqual(['outside'])
  expect(await checksOf(page, framed('background: #ddd; height: 8px; width: 200px'))).toEqual(['outside'])
  expect(await checksOf(page, framed('border: 1px solid black; width: 200px'))).toEqual([])
  expect(await checksOf(page, framed('border-bottom: 1px solid black'))).toEqual([])
  expect(await checksOf(page, framed('border: 1px solid black; overflow-x: auto'))).toEqual(['sideways'])
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
