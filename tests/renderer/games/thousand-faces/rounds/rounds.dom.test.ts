import { afterEach, describe, expect, it } from 'vitest'
import { noSession } from '#rules/campaign/session/vocabulary'
import type { FoeView } from '#rules/thousand-faces/foes/view'
import type { RoundView } from '#rules/thousand-faces/rounds/view'
import { useGmChoices } from '@/games/thousand-faces/board/gm-choices'
import { Played } from '../../../../support/chronicle'
import { LiveDashboard } from '../../../../support/live-dashboard'
import { mountDashboard, type MountedDashboard } from '../../../../support/mounted-dashboard'
import { seatId } from '../../../../support/sheets'
import { gmFrame, gmSnapshot, gmView } from '../../../../support/snapshots'
import { aFoe } from '../../../../rules/thousand-faces/characters/builders'

let page: MountedDashboard
afterEach(() => page.end())

const foe: FoeView = {
  ...aFoe({ name: 'Sluice guard', engaged: seatId(3), revealed: true }),
  subdued: false,
  tiedBy: null,
  openSquares: 0,
  upgrades: []
}
const turns = (['acted', 'open', 'up', 'out', 'open'] as const).map((turn, at) => ({
  seat: seatId(at + 1),
  turn,
  why: turn === 'out' ? ('down' as const) : null
}))
const round: RoundView = {
  number: 2,
  seen: true,
  turns,
  answering: null,
  free: [],
  foes: [],
  next: { is: 'player', seat: seatId(5) }
}

const current = { ...noSession, since: Date.now() }
/** The strip has nothing else to show. */
const calm = {
  gmMovesOwed: { count: 0, newest: [] },
  attacks: [],
  followUps: [],
  outcomes: [],
  sheets: gmView().sheets.map(sheet => ({ ...sheet, mustShuffle: false }))
}

async function fight(more: Parameters<typeof gmView>[0]): Promise<void> {
  page = await mountDashboard(
    gmSnapshot(gmFrame(gmView({ pending: null, foes: [foe], ...calm, ...more }), { current }))
  )
}
const strip = (): string => document.querySelector('.app-strip')?.textContent ?? ''

describe('the round of a fight on the dashboard', () => {
  it('RO1 is not there without a format and a round, and is begun by a key', async () => {
    await fight({})
    expect(strip()).not.toMatch(/[Rr]ound/)
    await page.press('e')
    await page.press('E', { shiftKey: true })
    expect(page.commands()).toEqual([{ type: 'next-turn' }, { type: 'begin-fight-round' }])
  })

  it('RO2 RO4 says how far it is and who comes next, who is chosen then', async () => {
    await fight({ round })
    expect(strip()).toMatch(/Round 2.*1 of 4 has acted.*Next: Brindle/s)
    await page.press('e')
    expect(page.commands()).toEqual([{ type: 'next-turn' }])
    expect(document.querySelector('.seat-row.selected')?.getAttribute('data-seat')).toBe(seatId(5))
  })

  it('RO3 opens the panel of the foes when their turn comes', async () => {
    await fight({ round: { ...round, next: { is: 'foes', seat: null } } })
    await page.press('1')
    await page.press('e')
    expect(useGmChoices().panel).toBe('foes')
  })

  it('RO2 marks each seat, and a click or Y puts it right', async () => {
    await fight({ round })
    const marks = [...document.querySelectorAll<HTMLElement>('.turn-mark')]
    expect(marks.map(mark => mark.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false', 'false'])
    await page.click(marks[0]!)
    await page.press('3')
    await page.press('y')
    expect(page.commands()).toEqual([
      { type: 'mark-turn', seat: seatId(1), as: 'waiting' },
      { type: 'mark-turn', seat: seatId(3), as: 'acted' }
    ])
  })

  it('RO5 a foe has struck, or has not: in its details', async () => {
    await fight({ round: { ...round, foes: [1] } })
    await page.press('o')
    await page.click(page.named(/Sluice guard,/, '.foe-row-gm .body'))
    await page.click(page.named('Has struck in this round'))
    expect(page.commands()).toEqual([{ type: 'mark-foe-turn', foe: 1, as: 'waiting' }])
  })

  it('U9 tells of each seat which foe it fights', async () => {
    await fight({ round })
    const row = document.querySelector(`[data-seat="${seatId(3)}"]`)
    expect(row?.querySelector('[aria-label="Fights Sluice guard"]')).not.toBeNull()
    expect(document.querySelectorAll('.seat-marks')).toHaveLength(1)
  })
})

describe('the main button in rounds', () => {
  let live: LiveDashboard
  afterEach(() => live.page.end())
  const main = (): string =>
    document.querySelector('.btn.press')?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? 'no main button'

  async function inRounds(): Promise<void> {
    const played = Played.table('The salt road', 'Kresk', 'Wren')
    const guard = { kind: 'guard', stamina: 40, power: 'd4', squares: 0, note: '' } as const
    played.act({ type: 'add-foes', name: 'Guard', ...guard, count: 1 })
    played.act({ type: 'begin-fight-round' })
    played.act({ type: 'give-spotlight', seat: played.seats[0]! })
    live = await LiveDashboard.mount(played)
    page = live.page
    await live.press('1')
  }

  it('NP3 goes on to the next player after a flip, and does not flip a second time', async () => {
    await inRounds()
    expect(main()).toContain('Flip one card')
    await live.press('Enter')
    expect(main()).toContain('Next: Wren')
    await live.press('Enter')
    expect(page.commands().map(each => (each as { readonly type: string }).type)).toEqual(['flip', 'next-turn'])
    expect(document.querySelector('.seat-row.selected')?.getAttribute('data-seat')).toBe(live.played.seats[1])
    expect(main()).toContain('Flip one card')
  })

  it('NP3 flips once more where another flip is set up, or is asked for', async () => {
    await inRounds()
    await live.press('Enter')
    await live.click('Flip again…')
    expect(main()).toContain('Flip one card')
    await live.press('Enter')
    expect(main(), 'the second flip is a failure').toContain('Make a GM move…')
    expect(live.page.named('Next: Wren', '.panel button')).toBeTruthy()
    await live.press('d')
    expect(main()).toContain('Flip one card')
  })
})
