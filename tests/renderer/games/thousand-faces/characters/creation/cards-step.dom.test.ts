import { afterEach, beforeEach, expect, it } from 'vitest'
import { Played } from '../../../../../support/chronicle'
import { LiveDashboard } from '../../../../../support/live-dashboard'

let live: LiveDashboard

beforeEach(async () => {
  localStorage.clear()
  localStorage.setItem('guide-known', 'yes')
  live = await LiveDashboard.mount(Played.table('The Salt Road', 'Kresk'))
  await live.press('Q', { shiftKey: true })
  await live.click(/Move cards/)
})
afterEach(() => live.page.end())

/** The buttons of the dialog's foot, and which of them is the main one. */
const foot = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=dialog] footer .btn')]
const main = (): readonly string[] =>
  foot()
    .filter(button => button.matches('.ember'))
    .map(button => button.textContent?.trim() ?? '')

it('R2 a move card is taken by the main button of the dialog’s foot, and then the next step is the main one', async () => {
  expect(main()).toEqual([])
  await live.click('Lay out the cards')
  for (let taken = 0; taken < 3; taken++) {
    expect(main()).toEqual([expect.stringMatching(/^Take /)])
    await live.click(/^Take /)
    expect(live.played.chronicle.entries.at(-1)).toMatchObject({ command: { type: 'take-move' } })
    await pickFree()
  }
  expect(main()).toEqual(['Next: Six points'])
})

/** Shows the first card that Kresk may still take. */
async function pickFree(): Promise<void> {
  for (const card of document.querySelectorAll<HTMLElement>('[role=dialog] .chip')) {
    card.click()
    await live.follow()
    if (
      foot().some(button => /^Take /.test(button.textContent?.trim() ?? '') && !button.matches('[aria-disabled=true]'))
    )
      return
  }
}
