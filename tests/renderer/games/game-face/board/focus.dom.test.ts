import { afterEach, expect, it, vi } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import { mountDashboard, settled, type MountedDashboard } from '../../../../support/mounted-dashboard'
import { moments } from '../../../../support/moments/index'
import type { Board } from '../../../../support/moments/company'
import { gmSnapshot } from '../../../../support/snapshots'

let page: MountedDashboard
afterEach(() => page.end())

it('puts the focus into the form of another duel, and to the duel when that is put off', async () => {
  const { played } = moments['game-face: decided']?.() as Board
  page = await mountDashboard(gmSnapshot(frameFor(played.chronicle, { kind: 'gm' })))
  await page.click(page.named('Duel'))
  await vi.waitFor(() => page.named(/^Another duel…/), 20_000)
  await page.click(page.named(/^Another duel…/))
  await settled()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('A new duel')
  await page.press('Escape')
  await settled()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('The duel')
})

it('QU2 after a duel an open form has Enter, and gives it back to the next duel', async () => {
  const { played } = moments['game-face: decided']?.() as Board
  page = await mountDashboard(gmSnapshot(frameFor(played.chronicle, { kind: 'gm' })))
  await page.click(page.named('Duel'))
  await vi.waitFor(() => page.named(/^Another duel…/), 20_000)
  const enters = (): readonly string[] =>
    [...document.querySelectorAll('.duel-panel [data-enter]')].map(each => each.textContent ?? '')
  expect(enters()).toEqual([expect.stringContaining('Another duel')])
  await page.click(page.named(/^The result in one line/))
  await settled()
  expect(enters()).toEqual([expect.not.stringContaining('Another duel')])
  await page.press('Escape')
  await settled()
  expect(enters()).toEqual([expect.stringContaining('Another duel')])
})
