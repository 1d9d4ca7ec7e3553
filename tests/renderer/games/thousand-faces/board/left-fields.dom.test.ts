import { afterEach, beforeEach, expect, it } from 'vitest'
import { useGm } from '@/dashboard/store'
import { Played } from '../../../../support/chronicle'
import { LiveDashboard } from '../../../../support/live-dashboard'
import { settled } from '../../../../support/mounted-dashboard'

let live: LiveDashboard

beforeEach(async () => {
  localStorage.clear()
  live = await LiveDashboard.mount(Played.table('The Salt Road', 'Kresk'))
})
afterEach(() => live.page.end())

async function open(sheet: 'creation' | 'story', page: string): Promise<void> {
  useGm().sheetPage = page
  useGm().sheet = sheet
  await settled()
}

async function type(placeholder: RegExp, text: string): Promise<void> {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input')]
  const field = fields.find(each => placeholder.test(each.placeholder))
  if (!field) throw new Error(`there is no field like ${String(placeholder)}`)
  field.focus()
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await settled()
}

it('The Hearth is written down when the GM says that all are ready', async () => {
  await open('creation', 'hearth')
  await type(/bell loft/, 'The bell loft')
  await live.click(/^(Everybody is ready|Go on without)/)
  expect(live.page.commands()).toContainEqual({ type: 'write-hearth', what: 'The bell loft' })
})

it('the shared goal is written down when the GM leaves by the button of the dialog', async () => {
  await open('story', 'goal')
  await type(/Bring the bells home/, 'Find the ninth bell')
  await live.click(/^Done/)
  expect(live.page.commands()).toContainEqual({ type: 'write-goal', goal: 'Find the ninth bell' })
})

it('a name in the sheet of a character is saved when the GM closes the sheet', async () => {
  await live.press('1')
  useGm().sheet = 'character'
  await settled()
  await type(/Priya/, 'Ana')
  useGm().sheet = null
  await settled()
  expect(live.page.commands()).toContainEqual(expect.objectContaining({ type: 'rename-seat', player: 'Ana' }))
})

it('Ctrl+S in the middle of a sentence saves that sentence too, and opens nothing of the browser', async () => {
  await open('story', 'goal')
  await type(/Bring the bells home/, 'Find the ninth bell')
  const event = new KeyboardEvent('keydown', { key: 's', code: 'KeyS', ctrlKey: true, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
  await settled()
  expect(event.defaultPrevented).toBe(true)
})
