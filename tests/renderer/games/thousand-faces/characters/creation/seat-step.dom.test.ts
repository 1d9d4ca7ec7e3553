import { afterEach, beforeEach, expect, it } from 'vitest'
import { Played } from '../../../../../support/chronicle'
import { LiveDashboard } from '../../../../../support/live-dashboard'

let live: LiveDashboard

beforeEach(async () => {
  localStorage.clear()
  live = await LiveDashboard.mount(Played.table('The Salt Road', 'Kresk', 'Willow'))
  await live.press('Q', { shiftKey: true })
})
afterEach(() => live.page.end())

const dialog = (): HTMLElement => document.querySelector<HTMLElement>('[role=dialog]')!
/** The main buttons of the dialog. */
const main = (): readonly string[] =>
  [...dialog().querySelectorAll('.btn.ember')].map(button => button.textContent?.trim() ?? '')
/** The character whose question is shown. */
const shown = (): string => dialog().querySelector('[aria-label=Character] [aria-pressed=true] b')!.textContent
const newest = (): unknown => live.played.chronicle.entries.at(-1)

async function choose(): Promise<void> {
  dialog().querySelector<HTMLElement>('[data-choice]:not([aria-disabled], [aria-checked=true])')!.click()
  await live.follow()
}

it('R2 a card is taken by the main button, and the next character follows after the third card', async () => {
  await live.click(/Move cards/)
  await live.click(/^Lay out the cards/)
  for (const seat of ['Kresk', 'Willow'])
    for (let taken = 0; taken < 3; taken++) {
      expect(shown()).toBe(seat)
      await choose()
      expect(main()).toEqual(['Take the cardEnter'])
      await live.click(/^Take the card/)
      expect(newest()).toMatchObject({ command: { type: 'take-move' } })
    }
  expect(main(), 'nothing else waits: Enter goes on').toEqual(['Next: Six pointsEnter'])
  await live.press('Enter')
  expect(shown()).toBe('Kresk')
})

it('QU2 while the question of a step has Enter, the way on is no ember button', async () => {
  await live.click(/Touchstones/)
  live.played.act({ type: 'write-touchstone', title: 'Firefly', by: null })
  live.played.act({ type: 'circle-touchstone', title: 'Firefly', by: live.played.seats[0] })
  await live.show()
  expect(dialog().querySelector('.question-form')?.textContent).toContain('Name a touchstone')
  expect(main().filter(words => words.startsWith('Next'))).toEqual([])
})

it('R13 in a draft the character that picks follows after each card', async () => {
  await live.click(/Move cards/)
  await live.click(/^Lay out the cards/)
  await live.click('The move cards')
  dialog().querySelector<HTMLElement>('[data-choice=draft]')!.click()
  await live.follow()
  await live.click(/^Draft: pick in turn/)
  const picks = (): string =>
    [...dialog().querySelectorAll('[aria-label=Character] button')]
      .find(seat => seat.textContent?.includes('picks now'))!
      .querySelector('b')!.textContent
  const first = picks()
  expect(shown()).toBe(first)
  await choose()
  await live.click(/^Take the card/)
  expect([shown(), picks() === first]).toEqual([picks(), false])
})

it('R6 two goals are offered once, and other goals lie behind a tab that says what becomes of the first', async () => {
  await live.click(/Fateful Moment/)
  expect(main()).toEqual(['Offer two goalsEnter'])
  await live.click(/^Offer two goals/)
  expect(dialog().querySelectorAll('[data-choice] small')).toHaveLength(2)
  await choose()
  expect(main()).toEqual(['Take this goalEnter'])
  await live.click('Two other goals')
  expect(dialog().textContent).toContain('are no longer offered')
  await live.click('Fateful Moment')
  await choose()
  await live.click(/^Take this goal/)
  expect(newest()).toMatchObject({ command: { type: 'take-goal' } })
  expect(shown()).toBe('Willow')
})

it('R7 R8 the Pack and two Item cards come one after another, then the next character', async () => {
  await live.click(/Pack and items/)
  await live.click(/^Take 2 Pack/)
  for (let nth = 0; nth < 2; nth++) {
    expect(shown()).toBe('Kresk')
    dialog().querySelector<HTMLElement>('[data-choice=sword]')!.click()
    await live.follow()
    await live.click(/^Take it/)
  }
  expect(newest()).toMatchObject({ command: { type: 'choose-item', item: { card: 'sword', name: 'Sword' } } })
  expect(shown()).toBe('Willow')
})

it('a pressed way on keeps no focus in the next step, whose question has Enter', async () => {
  await live.click(/Move cards/)
  await live.click(/^Lay out the cards/)
  await live.click(/^Next: Six points/)
  expect(dialog().textContent).toContain('Six points')
  expect(document.activeElement).toBe(dialog())
})
