import { afterEach, beforeEach, expect, it } from 'vitest'
import { Played } from '../../../support/chronicle'
import { LiveDashboard } from '../../../support/live-dashboard'
import { settled } from '../../../support/mounted-dashboard'

let live: LiveDashboard
beforeEach(async () => {
  live = await LiveDashboard.mount(Played.table('The Salt Road', 'Kresk', 'Wren'))
})
afterEach(() => live.page.end())

const button = (): HTMLElement | null => document.querySelector('.log .newest')

async function scrollTo(top: number): Promise<void> {
  const list = document.querySelector('.log ol')!
  Object.defineProperty(list, 'clientHeight', { value: 300, configurable: true })
  Object.defineProperty(list, 'scrollHeight', { value: 3000, configurable: true })
  list.scrollTop = top
  list.dispatchEvent(new Event('scroll'))
  await settled()
}

it('a log that was scrolled counts what is new, and goes back to the newest by one press', async () => {
  expect(button()).toBeNull()
  await scrollTo(900)
  expect(button()?.textContent).toContain('Show the newest')
  live.played.campaign({ type: 'set-scene', title: 'The tollhouse', subtitle: '' })
  await live.show()
  expect(button()?.textContent).toContain('1 new')
  await live.page.click(button()!)
  expect(button()).toBeNull()
  expect(document.querySelector('.log ol')?.scrollTop).toBe(0)
})

it('the log behind Tonight says how many acts it has not shown', async () => {
  const tab = (name: RegExp): HTMLElement => live.page.named(name, '[role=radio]')
  await live.page.click(tab(/^Tonight$/))
  live.played.campaign({ type: 'set-scene', title: 'The tollhouse', subtitle: '' })
  await live.show()
  await live.page.click(tab(/^Log, 1 new$/))
  await settled()
  expect(tab(/^Log$/)).toBeTruthy()
})
