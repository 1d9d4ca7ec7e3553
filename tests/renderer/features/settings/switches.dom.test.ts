import { afterEach, expect, it } from 'vitest'
import { appSwitches, lookSwitches } from '@/features/settings/choices'
import { useGm } from '@/dashboard/store'
import { mountDashboard, type MountedDashboard } from '../../../support/mounted-dashboard'
import { seen } from '../../../support/seen'
import { gmFrame, gmSnapshot, gmView, preferences } from '../../../support/snapshots'

let page: MountedDashboard
afterEach(() => page.end())

it('every setting that is on or off is a switch of the settings page, and asks for the other value', async () => {
  page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null }))))
  useGm().page = 'settings'
  for (const { name, title } of [...lookSwitches, ...appSwitches]) {
    await seen(() => void page.named(title, '[role=switch]'))
    const control = page.named(title, '[role=switch]')
    expect(control.getAttribute('aria-checked')).toBe(String(preferences[name]))
    await page.click(control)
    expect(page.asks.at(-1)).toEqual({ ask: 'set-preferences', preferences: { [name]: !preferences[name] } })
  }
})
