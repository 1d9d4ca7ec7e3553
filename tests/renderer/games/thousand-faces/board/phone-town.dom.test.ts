import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Played } from '../../../../support/chronicle'
import { LivePhone } from '../../../../support/live-phone'

let played: Played
let phone: LivePhone
const toTop = vi.fn()
const text = (): string => document.body.textContent ?? ''
const town = (): HTMLElement | null => document.querySelector('.own-town')
const top = (): string => document.querySelector('.own-done')?.textContent ?? ''

beforeEach(() => {
  vi.stubGlobal('scrollTo', toTop)
  played = Played.table('The Salt Road', 'Kresk', 'Wren')
  played.act({ type: 'set-phone-flips', seat: null, on: true })
  for (const seat of played.seats) played.act({ type: 'gain-xp', seat, amount: 3, reason: 'a risk' })
})
afterEach(() => {
  phone.end()
  vi.unstubAllGlobals()
  toTop.mockClear()
})

async function press(words: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(each => each.textContent?.includes(words))
  expect(button, words).toBeDefined()
  button?.click()
  await phone.settled()
}

describe('a day in town on the phone', () => {
  it('HA18 asks what the player does, then says what was learned, at the top of the page', async () => {
    played.act({ type: 'begin-day', place: 'town' })
    phone = await LivePhone.mount(played, played.seats[0]!)
    expect(town()?.textContent).toContain('What do you do with it?')
    document.querySelector<HTMLElement>('.own-town [data-choice=parley]')?.click()
    await phone.settled()
    const forms = [...document.querySelectorAll<HTMLElement>('.own-town [data-rule=L1] .main')]
    forms[0]?.click()
    await phone.settled()
    expect(document.querySelector('.ask-first')?.textContent).toContain('Spend 2 of your 3 XP?')
    toTop.mockClear()
    await press('Spend 2 XP')
    expect(top()).toContain('Kresk learns Parley, expert')
    expect(town()?.textContent).toContain('Kresk has spent this day: Study Under a Master')
    expect(toTop).toHaveBeenCalledWith({ top: 0 })
  })

  it('HA7 a blow comes to the top of the page, and its result stays there', async () => {
    phone = await LivePhone.mount(played, played.seats[0]!)
    expect(toTop).not.toHaveBeenCalled()
    played.act({
      type: 'open-attack',
      seat: played.seats[0]!,
      power: { by: 'number', number: 2 },
      exertion: 'physical',
      from: 'The tide'
    })
    phone.show()
    await phone.settled()
    expect(toTop).toHaveBeenCalledWith({ top: 0 })
    toTop.mockClear()
    document.querySelector<HTMLElement>('.own-question .main')?.click()
    await phone.settled()
    expect(top()).toContain('Kresk takes a blow of 2')
    expect(toTop).toHaveBeenCalledWith({ top: 0 })
  })

  it('HA7 a blow that is undone moves nothing, because the player may be about to press', async () => {
    phone = await LivePhone.mount(played, played.seats[0]!)
    const power = { by: 'number', number: 2 } as const
    played.act({ type: 'open-attack', seat: played.seats[0]!, power, exertion: 'physical', from: 'The tide' })
    phone.show()
    await phone.settled()
    toTop.mockClear()
    played.undo()
    phone.show()
    await phone.settled()
    expect(document.querySelector('.own-question')).toBeNull()
    expect(toTop).not.toHaveBeenCalled()
  })

  it('R6 the goal of the Fateful Moment stays in sight until it is fulfilled', async () => {
    const [seat] = played.seats
    played.act({ type: 'offer-goals', seat: seat!, goals: ['Choose a side', 'Start a grudge'] })
    played.act({ type: 'take-goal', seat: seat!, goal: 'Start a grudge' })
    phone = await LivePhone.mount(played, seat!)
    expect(text()).toContain('Your Fateful Moment, for 2 XP: Start a grudge')
    played.act({ type: 'fulfil-goal', seat: seat! })
    phone.show()
    await phone.settled()
    expect(text()).not.toContain('Your Fateful Moment')
  })
})
