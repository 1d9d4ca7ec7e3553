import { afterEach, expect, it } from 'vitest'
import { mountDashboard, type MountedDashboard, settled } from '../../../../support/mounted-dashboard'
import { gmFrame, gmSnapshot, gmView } from '../../../../support/snapshots'

let page: MountedDashboard
afterEach(() => page.end())

it('O31 a pool of more than a hundred points is put right by one, not cut', async () => {
  page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null, shadow: { free: 150, circled: 0 } }))))
  await page.press('g')
  await page.click(page.named('Gain, circle, correct', '[role=radio]'))
  await settled()
  await page.click(document.querySelector<HTMLElement>('[aria-label="Free points: one less"]')!)
  expect(page.commands()).toMatchObject([{ type: 'correct-shadow', free: 149, circled: 0 }])
})
