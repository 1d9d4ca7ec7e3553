import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isOnPhone } from '#rules/core/calls/phones'
import type { State } from '#rules/thousand-faces/state'
import { useGm } from '@/dashboard/store'
import { usePreparationStore } from '@/features/preparation/preparation-store'
import { Played } from '../../../support/chronicle'
import { LiveDashboard } from '../../../support/live-dashboard'
import { gmFrame, gmSnapshot } from '../../../support/snapshots'

let live: LiveDashboard
const path = '/home/gm/salt-road.hearth'

beforeEach(() => localStorage.clear())
afterEach(() => live.page.end())

/** A new campaign, which begins with the guide. */
function withGuide(...names: readonly string[]): Played {
  const played = Played.table('The Salt Road', ...names)
  played.campaign({ type: 'show-guide' })
  return played
}
const does = (): Promise<void> => live.press('N', { shiftKey: true })
const skips = (): Promise<void> => live.press('P', { shiftKey: true })
async function meanwhile(...commands: readonly object[]): Promise<void> {
  for (const command of commands) live.played.act(command)
  await live.show()
}

/** A first session in which every step that can be done now was skipped. @param hours so long ago it began */
async function guided(hours = 0): Promise<void> {
  const played = withGuide('Kresk', 'Sister Wren')
  live = await LiveDashboard.mount(played)
  played.campaign({ type: 'begin-session', at: Date.now() - hours * 3_600_000 })
  await live.show()
  expect(live.next).toMatch(/^NextAsk what stays out/)
  for (let step = 0; step < 25 && live.next !== '' && !live.next.includes('End the session'); step++) await skips()
}

/** The digits on key caps there. */
const numbersIn = (part: string): readonly string[] =>
  [...document.querySelectorAll(`${part} kbd`)].flatMap(cap => /^\d$/.exec(cap.textContent?.trim() ?? '') ?? [])

/** RO5: the foes act once all players have acted. */
const twoHalves = { type: 'set-format', format: 'two-rounds' }
const thug = { name: 'Toll thug', kind: 'guard', stamina: 4, power: 'd6', squares: 0, note: '', count: 1 }

describe('the guide of a first session, once the story runs', () => {
  it('SE8 says that it is the foes’ turn when all players have acted, and leads to the foes', async () => {
    await guided()
    expect(live.next).toBe('')
    await meanwhile({ type: 'add-foes', ...thug }, { type: 'reveal-foes' }, twoHalves, { type: 'begin-fight-round' })
    expect(live.next).not.toContain('foes’ turn')
    const [kresk, wren] = live.played.seats
    await meanwhile(
      { type: 'give-spotlight', seat: kresk },
      { type: 'mark-turn', seat: kresk, as: 'acted' },
      { type: 'mark-turn', seat: wren, as: 'acted' }
    )
    expect(live.next).toMatch(/^NextThe foes’ turn.*Each foe that stands strikes one player/)
    await does()
    expect(document.querySelector('.panel')?.textContent).toContain('Toll thug')
    expect(live.next, 'it is said once').not.toContain('foes’ turn')
  })

  it('SE8 says that a day in town can be given once a chapter is over, and opens the days', async () => {
    await guided()
    await meanwhile({ type: 'begin-chapter', chapter: 1 })
    expect(live.next).not.toContain('day in town')
    await meanwhile({ type: 'begin-chapter', chapter: 2 })
    expect(live.next).toMatch(/^NextGive them a day in town.*buy, repair, learn moves/)
    await does()
    expect(document.querySelector('[role=dialog] [role=radio][aria-checked=true]')?.textContent).toBe('Days')
    expect(live.dialog).toContain('A day in town')
    await meanwhile({ type: 'begin-day', place: 'town' })
    expect(live.dialog).toContain('Choose a move…')
    expect(numbersIn('[role=dialog]'), 'each digit has one meaning').toEqual([...new Set(numbersIn('[role=dialog]'))])
  })

  it('QU2 in the panel of the foes each digit selects one thing: a choice', async () => {
    await guided()
    await meanwhile({ type: 'add-foes', ...thug }, { type: 'reveal-foes' })
    await live.press('o')
    await live.click('A foe strikes at once…')
    expect(document.querySelector('.panel [aria-label="Who is struck"]')?.textContent).toBe('KreskWren')
    expect(numbersIn('.panel').length).toBeGreaterThan(1)
    expect(numbersIn('.panel')).toEqual([...new Set(numbersIn('.panel'))])
  })

  it('SE8 says after two hours how the session is ended, and opens that page', async () => {
    await guided(2.1)
    expect(live.next).toMatch(/^NextEnd the session when you stop.*Until next time/)
    await does()
    expect(live.dialog).toMatch(/end/i)
    expect(live.next, 'it stays until the session is over').toContain('End the session')
  })

  it('SE8 says nothing of the end of the session before that', async () => {
    await guided(1.9)
    expect(live.next).toBe('')
  })

  it('SE8 says it before that once the last chapter has ended', async () => {
    await guided(1)
    for (const chapter of [1, 2, 3, 4]) await meanwhile({ type: 'begin-chapter', chapter })
    for (let step = 0; step < 5 && /day in town|first flip|Look at/.test(live.next); step++) await skips()
    expect(live.next).toBe('')
    await meanwhile({ type: 'end-chapter', as: 'skipped' })
    expect(live.next).toMatch(/^NextEnd the session when you stop/)
  })

  it('SE8 shows Ideas and Tonight once each, after the first flip', async () => {
    live = await LiveDashboard.mount(withGuide('Kresk'))
    for (const key of ['1', 's', 'Enter']) await live.press(key)
    await does()
    for (let step = 0; step < 25 && !live.next.includes('Ideas'); step++) await skips()
    expect(live.next).toMatch(/^NextLook at Ideas once/)
    await does()
    expect(useGm().sheet).toBe('prompts')
    await live.press('Escape')
    expect(live.next).toMatch(/^NextLook at Tonight once/)
    await does()
    expect(usePreparationStore().column).toBe('tonight')
    expect(live.next).toBe('')
  })

  it('SE8 leads to the recap after the session, before what was not looked at yet', async () => {
    const played = withGuide('Kresk')
    live = await LiveDashboard.mount(played)
    for (const key of ['1', 's', 'Enter']) await live.press(key)
    played.campaign({ type: 'begin-session', at: Date.now() })
    played.campaign({ type: 'end-session' })
    await live.show()
    expect(live.next).toMatch(/^NextRead what happened/)
  })

  it('SE8 offers to let players flip on their phones only while a phone is open', async () => {
    await guided()
    expect(live.next).not.toContain('phones')
  })

  it('SE8 HA1 lets the players with a phone flip there, before the tutorial scene, and no other player', async () => {
    for (const nth of [[0], [0, 1]]) {
      const played = withGuide('Kresk', 'Sister Wren')
      const here = played.seats.filter((_, at) => nth.includes(at))
      const { deviceServer } = gmSnapshot(gmFrame())
      const seats = played.seats.map(seat => ({ seat, url: '', connected: here.includes(seat) }))
      live = await LiveDashboard.mount(played, path, {}, { deviceServer: { ...deviceServer, on: true, seats } })
      await does()
      await skips()
      await skips()
      expect(live.next).toMatch(/^NextLet the players flip on their phones/)
      await does()
      const { phoneFlips } = played.chronicle.campaign.boards[0]!.state as State
      expect(played.seats.filter(seat => isOnPhone(phoneFlips, seat))).toEqual(here)
      expect(live.next).toMatch(/^NextPlay a tutorial scene/)
      live.page.end()
      localStorage.clear()
    }
    live = await LiveDashboard.mount(withGuide('Kresk'))
  })

  it('SE8 shows the codes before the first session, until a table screen or a phone is open', async () => {
    const { open } = gmSnapshot(gmFrame())
    live = await LiveDashboard.mount(withGuide('Kresk'), path, {}, { open: { ...open, table: 0 } })
    expect(live.next).toMatch(/^NextShow the players a screen/)
    await does()
    expect(live.dialog).toContain('Codes for phones and screens')
    await live.press('Escape')
    expect(live.next, 'it is said once').toMatch(/^NextStart session 1/)
  })
})
