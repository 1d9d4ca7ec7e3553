import { expect } from '@playwright/test'
import { Tour } from '../screens/tour'
import { campaigns } from '../pictures/campaigns'
import { test } from './test'

test(
  'a shortened name is whole where the keyboard is, and Escape closes it alone',
  { tag: '@long' },
  async ({ browser }) => {
    const tour = await Tour.begin(browser, true)
    const fight = 'thousand-faces: a fight in rounds'
    await tour.open(fight, campaigns[fight]!)
    const { gm } = tour
    await gm.setViewportSize({ width: 1366, height: 768 })
    const marker = gm.getByRole('button', { name: 'Marker: on fire' }).first()
    const tip = gm.getByRole('tooltip', { includeHidden: true })

    const hasFocus = (): Promise<boolean> => marker.evaluate(each => each === document.activeElement)
    await gm.locator('body').press('Tab')
    for (let stops = 0; stops < 80 && !(await hasFocus()); stops++) await gm.keyboard.press('Tab')
    await expect(marker).toBeFocused()
    await expect(tip).toHaveText('on fire')
    await expect(tip).toBeInViewport({ ratio: 1 })

    await gm.keyboard.press('Escape')
    await expect(tip).toHaveCount(0)
    await expect(marker).toBeFocused()
    await tour.end()
  }
)
