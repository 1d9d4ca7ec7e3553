import { afterEach, expect, it } from 'vitest'
import { mountDashboard, type MountedDashboard } from '../../support/mounted-dashboard'
import { gmFrame, gmSnapshot } from '../../support/snapshots'

let page: MountedDashboard
afterEach(() => page.end())

const headOf = (): readonly string[] =>
  [...document.querySelectorAll('.app-head button')].map(each => each.getAttribute('aria-label') ?? each.textContent)
const redo = (): HTMLElement => page.named('Redo')

it('keeps the place of Redo in the head, so that no button moves when it comes', async () => {
  const frame = gmFrame()
  page = await mountDashboard(gmSnapshot({ ...frame, undo: { ...frame.undo, redoSteps: 0, nextRedo: null } }))
  const before = headOf()
  expect(redo().classList.contains('invisible')).toBe(true)
  expect(redo().hasAttribute('disabled')).toBe(true)
  await page.show(gmSnapshot({ ...frame, undo: { ...frame.undo, redoSteps: 1 } }))
  expect(headOf()).toEqual(before)
  expect(redo().classList.contains('invisible')).toBe(false)
  expect(redo().hasAttribute('disabled')).toBe(false)
})
