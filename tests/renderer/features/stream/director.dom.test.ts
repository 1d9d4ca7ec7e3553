import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, it, vi } from 'vitest'
import { ok } from '#rules/core/result'
import type { Ask } from '#shared/contract'
import { deliveredLayouts } from '#shared/overlay-layouts'
import ControlPanel from '@/features/stream/ControlPanel.vue'
import ObsGuide from '@/features/stream/ObsGuide.vue'
import LayoutList from '@/features/stream/LayoutList.vue'
import PlateSettings from '@/features/stream/PlateSettings.vue'
import { useLayouts } from '@/features/stream/use-layouts'
import { useGm } from '@/dashboard/store'
import { gmSnapshot, preferences } from '../../../support/snapshots'

const asked: Ask[] = []

beforeEach(() => {
  setActivePinia(createPinia())
  asked.length = 0
  const gm = useGm()
  gm.snapshot = gmSnapshot()
  // The host as far as this page needs it: what is asked for is so.
  vi.spyOn(gm, 'ask').mockImplementation((async (ask: Ask) => {
    asked.push(ask)
    if (ask.ask === 'set-preferences')
      gm.snapshot = gmSnapshot(undefined, { preferences: { ...preferences, ...ask.preferences } })
    return ok(null)
  }) as never)
})

it('DI1: a layout can be copied, the copy removed, a delivered one not', async () => {
  const list = mount(LayoutList)
  const names = (): readonly string[] => list.findAll('li b').map(each => each.text())
  const press = async (words: string): Promise<void> => {
    await list
      .findAll('button')
      .find(button => button.text().startsWith(words))
      ?.trigger('click')
    await flushPromises()
  }
  expect(names()).toEqual(deliveredLayouts.map(({ name }) => name))
  expect(list.text()).not.toContain('Remove the copy')
  await press('One player')
  await press('Copy this layout')
  expect(names()).toContain('One player, copy')
  expect(useLayouts().layout.value).toMatchObject({ id: 'copy-1', kind: 'player' })
  await press('Remove the copy')
  expect(names()).toEqual(deliveredLayouts.map(({ name }) => name))
  expect(useLayouts().layout.value.id).toBe('player')
  list.unmount()
})

it('DI1: a number is switched off for this layout alone', async () => {
  useLayouts().chosen.value = 'corners'
  const settings = mount(PlateSettings, { props: { snapshot: gmSnapshot() } })
  await settings.get('[aria-label="XP"]').trigger('click')
  const [ask] = asked
  const layouts = ask?.ask === 'set-preferences' ? (ask.preferences.layouts ?? []) : []
  expect(layouts.filter(({ facts }) => !facts.xp).map(({ id }) => id)).toEqual(['corners'])
  settings.unmount()
})

it('ST14: the addresses of the control link that were made anew last can be had back', async () => {
  const { deviceServer } = gmSnapshot()
  const control = { url: 'http://127.0.0.1/control/', key: 'k' }
  const panel = mount(ControlPanel, { props: { deviceServer: { ...deviceServer, control, renewed: 'table' } } })
  const back = () => panel.findAll('button').find(button => button.text() === 'Bring the old addresses back')
  expect(back()).toBeUndefined()
  await panel.setProps({ deviceServer: { ...deviceServer, control, renewed: 'control' } })
  await back()?.trigger('click')
  expect(asked).toEqual([{ ask: 'bring-back-link' }])
  panel.unmount()
})

it('DI11: the guide for OBS says which version the overlay needs', () => {
  const guide = mount(ObsGuide, { props: { tall: false, delay: 0 } })
  expect(guide.text()).toContain('OBS 31 or newer')
  guide.unmount()
})

it('DI11: the guide for OBS says in which order to start', () => {
  const guide = mount(ObsGuide, { props: { tall: false, delay: 0 } })
  expect(guide.text().replace(/\s+/g, ' ')).toContain('start Hearthside and open the campaign, then start OBS')
  guide.unmount()
})

it('DI7: the guide for OBS says how upright video, a delay and buttons are set up, for the present layout', async () => {
  const guide = mount(ObsGuide, { props: { tall: false, delay: 0 } })
  const words = (): string => guide.text().replace(/\s+/g, ' ')
  expect(words()).toContain('write 1920 × 1080')
  expect(words()).toContain('this link is not behind')
  expect(words()).toContain('Stream Deck')
  await guide.setProps({ tall: true, delay: 7 })
  expect(words()).toContain('write 1080 × 1920')
  expect(words()).toContain('this link is 7 s behind')
  guide.unmount()
})
