import { afterEach, describe, expect, it } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import { Played } from '../../../../support/chronicle'
import { settled } from '../../../../support/mounted-dashboard'
import { LiveDashboard } from '../../../../support/live-dashboard'

let live: LiveDashboard
afterEach(() => live.page.end())

/** Two players; the first one flips on the phone. */
async function table(): Promise<SeatId> {
  const played = Played.table('The salt road', 'Kresk', 'Wren')
  played.act({ type: 'set-phone-flips', seat: played.seats[0], on: true })
  live = await LiveDashboard.mount(played)
  await live.press('1')
  return played.seats[0]!
}

const newest = (): unknown => live.page.commands().at(-1)
const row = (seat: SeatId): string => document.querySelector(`[data-seat="${seat}"]`)?.textContent ?? ''

describe('calling a player to flip', () => {
  it('HA1 it is switched on with one key, and the panel then offers the call', async () => {
    live = await LiveDashboard.mount(Played.table('The salt road', 'Kresk', 'Wren'))
    await live.press('2')
    expect(document.body.textContent).not.toContain('Call Wren')
    await live.press('U', { shiftKey: true })
    expect(newest()).toEqual({ type: 'set-phone-flips', seat: live.played.seats[1], on: true })
    expect(document.body.textContent).toContain('Call Wren: one card')
  })

  it('HA2 with its key; then the row says who is called, and the same key takes it back', async () => {
    const seat = await table()
    await live.press('d')
    await live.press('ArrowRight')
    await live.press('Enter', { shiftKey: true })
    expect(newest()).toMatchObject({
      type: 'call-flip',
      ask: { type: 'flip', seat, attribute: 'dex', net: 1 },
      why: ''
    })
    expect(row(seat)).toContain('Called')
    expect(document.body.textContent).toContain('Kresk is called to flip')
    await live.press('Enter', { shiftKey: true })
    expect(newest()).toEqual({ type: 'recall-flip', seat, call: expect.any(Number) })
    expect(row(seat)).not.toContain('Called')
    expect(document.body.textContent).toContain('Call Kresk: two cards') // its terms are still there
  })

  it('HA12 QU1 the GM is asked who helps with a call, as the phones are', async () => {
    const seat = await table()
    live.played.act({ type: 'set-phone-flips', seat: null, on: true })
    await live.press('Enter', { shiftKey: true })
    const help = document.querySelector<HTMLElement>('[data-rule=HA12]')!
    const button = (words: string): HTMLButtonElement =>
      [...help.querySelectorAll('button')].find(each => each.textContent?.includes(words))!
    button('Who helps').click()
    await settled()
    button('Help with a flip').click()
    await settled()
    expect(help.textContent).toMatch(/Wren may help Kresk: A flip, Str/i)
    button('Help with one card').click()
    await settled()
    await live.follow()
    expect(live.played.chronicle.entries.at(-1)).toMatchObject({
      command: { type: 'help-call', seat: live.played.seats[1], helps: true }
    })
    expect(help.textContent).toContain('Help that is given')
    expect(seat).toBe(live.played.seats[0])
  })

  it('HA8 QU2 the flashback is asked with its price: Escape keeps the flip, Enter pays', async () => {
    live = await LiveDashboard.mount(Played.table('The salt road', 'Kresk', 'Wren'))
    const [seat] = live.played.seats
    live.played.act({ type: 'gain-xp', seat, amount: 3, reason: '' })
    await live.show()
    await live.press('1')
    await live.press('Enter')
    await live.press('l')
    const form = (): Element | null => document.querySelector('.question-form[aria-label="Flashback, 1 XP"]')
    expect(form()?.textContent).toContain('How did Kresk prepare for this?')
    await live.press('Escape')
    expect(form()).toBeNull()
    await live.press('l')
    await live.press('Enter')
    expect(live.played.chronicle.entries.at(-1)).toMatchObject({ command: { type: 'flashback', seat } })
    expect(form()).toBeNull()
  })

  it('HA8 the question of the flashback ends with the next flip, from wherever it comes', async () => {
    live = await LiveDashboard.mount(Played.table('The salt road', 'Kresk', 'Wren'))
    const [seat] = live.played.seats
    live.played.act({ type: 'gain-xp', seat, amount: 3, reason: '' })
    await live.show()
    await live.press('1')
    await live.press('Enter')
    await live.press('l')
    const form = (): Element | null => document.querySelector('.question-form[aria-label="Flashback, 1 XP"]')
    expect(form(), 'asked about the first flip').not.toBeNull()
    const hasText = { check: true, cross: true }
    const flip = { type: 'flip', seat, attribute: 'str', net: 0, move: null, fast: false, hasText }
    live.played.act({ ...flip, versus: null, supporters: [] })
    await live.show()
    expect(form(), 'asked about the first flip, after the second').toBeNull()
    await live.press('l')
    expect(form(), 'asked about the second flip').not.toBeNull()
  })

  it('HA2 Enter is what the ember button says: it calls, and flips nothing while the player is called', async () => {
    const seat = await table()
    const ember = document.querySelector('.panel .btn.ember')?.textContent
    expect(ember).toMatch(/^Call Kresk: one card\s*Enter$/)
    await live.press('Enter')
    expect(newest()).toMatchObject({ type: 'call-flip', ask: { type: 'flip', seat } })
    expect(document.querySelector('.panel .btn.ember')).toBeNull()
    const { revision } = live.played.chronicle
    await live.press('Enter')
    expect(live.played.chronicle.revision, 'the player decides').toBe(revision)
  })

  it('HA3 the GM may turn the cards of a call, as it was called', async () => {
    const seat = await table()
    await live.press('Enter', { shiftKey: true })
    await live.press('Enter', { altKey: true })
    expect(newest()).toEqual({ type: 'answer-call', seat, call: 1 })
    expect(row(seat)).not.toContain('Called')
  })

  it('HA4 what was called and flipped is not set up for the next flip', async () => {
    const seat = await table()
    await live.press('ArrowRight')
    await live.press('Enter', { shiftKey: true })
    live.played.act({ type: 'answer-call', seat, call: 1 }, { kind: 'seat', seat })
    await live.show()
    await live.press('1')
    expect(document.body.textContent).not.toContain('Call Kresk: two cards')
  })
})
