import { afterEach, describe, expect, it } from 'vitest'
import type { Showing } from '#rules/showing/model'
import { nothingShown } from '#rules/showing/vocabulary'
import { mountDashboard, settled, type MountedDashboard } from '../../../support/mounted-dashboard'
import { gmFrame, gmSnapshot } from '../../../support/snapshots'

let page: MountedDashboard
afterEach(() => page.end())

const map = { kind: 'picture', title: 'The map', line: '', picture: null } as const
const shown: Showing = { ...nothingShown, live: [{ exhibit: map, to: 'table' }] }
const taken = { type: 'take-away', from: 'everywhere' }

async function open(showing: Showing): Promise<void> {
  page = await mountDashboard(gmSnapshot({ ...gmFrame(), showing }))
}

describe('SH2 what is shown can be taken away where it is seen', () => {
  it('has a button on the preview of the table, while something is shown', async () => {
    await open(shown)
    await page.click(page.named('Take it away'))
    expect(page.commands()).toEqual([taken])
    await page.show(gmSnapshot({ ...gmFrame(), showing: nothingShown }))
    expect(() => page.named('Take it away')).toThrow()
  })

  it('has the first line in the menu of the screens', async () => {
    await open(shown)
    document.querySelector<HTMLElement>('.stage .live')!.focus()
    await page.press('Enter')
    const [first] = document.querySelectorAll('[role=menuitem]')
    expect(first?.textContent).toContain('Take away The map')
    await page.click(first as HTMLElement)
    expect(page.commands()).toEqual([taken])
  })

  it('is found in the palette by “picture”', async () => {
    await open(shown)
    await page.press('k', { ctrlKey: true })
    const field = document.querySelector<HTMLInputElement>('.palette [role=combobox]')!
    field.value = 'picture'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await settled()
    const labels = [...document.querySelectorAll('.palette [role=option]')].map(each => each.textContent ?? '')
    expect(labels.some(label => label.includes('Take away what is shown'))).toBe(true)
  })
})
