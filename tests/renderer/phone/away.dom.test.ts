import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import PhoneAway from '@/phone/PhoneAway.vue'
import PhoneQuiet from '@/phone/PhoneQuiet.vue'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('JN8: a phone without a line says after two seconds what to do, and nothing of it once the line is back', async () => {
  const page = mount(PhoneAway, { props: { connection: 'open' } })
  await page.setProps({ connection: 'lost' })
  vi.advanceTimersByTime(1_900)
  await nextTick()
  expect(page.find('[role=status]').exists()).toBe(false)
  vi.advanceTimersByTime(200)
  await nextTick()
  expect(page.get('[role=status]').text()).toMatch(/does not answer.*Scan the code once more/s)
  await page.setProps({ connection: 'open' })
  expect(page.find('[role=status]').exists()).toBe(false)
  page.unmount()
})

it('JN8: a player who lost the seat or the link reads what to do', () => {
  const words = (kind: 'replaced' | 'revoked') => mount(PhoneQuiet, { props: { kind } }).text()
  expect(words('replaced')).toMatch(/another device.*Use it here instead.*tell your Game Master.*Use this device/s)
  expect(words('revoked')).toMatch(/does not work any more.*goes on by itself.*scan your new code.*Try again/s)
})
