import { afterEach, beforeEach, expect, it } from 'vitest'
import { Played } from '../../../../../support/chronicle'
import { LiveDashboard } from '../../../../../support/live-dashboard'

let live: LiveDashboard

beforeEach(async () => {
  localStorage.clear()
  const played = Played.table('The Salt Road', 'Kresk', 'Willow')
  for (const title of ['Earthsea', 'Dishonored', 'The Lighthouse'])
    played.act({ type: 'write-touchstone', title, by: null })
  live = await LiveDashboard.mount(played)
  await live.press('Q', { shiftKey: true })
})
afterEach(() => live.page.end())

async function circle(title: string): Promise<void> {
  const choices = [...document.querySelectorAll<HTMLElement>('[role=dialog] [data-choice]')]
  choices.find(each => each.dataset['choice'] === title)!.click()
  await live.follow()
  await live.click(/^Circle it/)
}

it('R11 the question who circles a title stays open until each has circled one', async () => {
  await live.click(/^Circle a touchstone/)
  for (const title of ['Earthsea', 'Dishonored', 'The Lighthouse']) await circle(title)
  const circled = [...document.querySelectorAll('.touchstones .circled small')].map(each => each.textContent)
  expect(circled.map(words => words?.replace(/^.*circled by /, ''))).toEqual(['Kresk', 'Willow', 'the Game Master'])
  const ember = document.querySelector('[role=dialog] .btn.ember')?.textContent
  expect(ember, 'the list is complete: Enter goes on').toMatch(/^\s*Next: Move cards/)
})

it('QU2 the next question of its kind has the keys after an answer: players circle by keys alone', async () => {
  await live.click(/^Circle a touchstone/)
  for (const digit of ['4', '3', '2']) {
    await live.press(digit)
    await live.press('Enter')
  }
  expect(document.querySelectorAll('.touchstones .circled')).toHaveLength(3)
})

it('R11 who has named no title is proposed as the next one', () => {
  const proposed = document.querySelector('[aria-label^="Name a touchstone"] [aria-checked=true] b')
  expect(proposed?.textContent).toBe('Kresk')
})
