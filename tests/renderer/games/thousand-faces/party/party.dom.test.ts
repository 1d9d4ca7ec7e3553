import { afterEach, describe, expect, it } from 'vitest'
import type { Preview } from '#rules/core/preview'
import { line } from '#rules/core/log-line'
import { mountDashboard, type MountedDashboard } from '../../../../support/mounted-dashboard'
import { seatId } from '../../../../support/sheets'
import { gmFrame, gmSnapshot, gmView } from '../../../../support/snapshots'
import { partyDeed, partyQuestion } from '#rules/thousand-faces/party/party-question'

let page: MountedDashboard
afterEach(() => page?.end())

const all = [1, 2, 3, 4, 5].map(seatId)
const view = gmView({ pending: null })
const scene = all.map((seat, at) => ({ seat, here: at !== 4 }))
const shown = gmSnapshot(gmFrame({ ...view, encounter: { ...view.encounter, scene } }))
const certain: Preview = { lines: [line('plain', 'Stamina 7 → 5')], numbers: {} }
const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.party-row')]
const answered = () => page.asks.filter(({ ask }) => ask === 'answer')
const checked = (): readonly string[] => rows().map(row => row.getAttribute('aria-checked') ?? '')

describe('the whole party on the dashboard', () => {
  it('PA1 PA5 A opens it with all in the scene chosen, each with what they get; Enter sends one answer', async () => {
    page = await mountDashboard(shown, { preview: certain })
    await page.press('a')
    expect(checked()).toEqual(['true', 'true', 'true', 'true', 'false'])
    expect(rows()[0]?.textContent).toContain('Stamina 7 → 5')
    await page.press('Enter')
    expect(answered()).toMatchObject([{ question: 'party', answers: { what: 'rest', seats: all.slice(0, 4) } }])
    expect(page.dialog()).toBeNull()
  })

  it('PA1 QU2 a digit takes a character in or out', async () => {
    page = await mountDashboard(shown, { preview: certain })
    await page.press('a')
    for (const key of ['6', '8']) await page.press(key)
    await page.press('Enter')
    expect(answered()).toMatchObject([{ answers: { seats: [2, 4].map(seatId) } }])
  })

  it('PA2 a character who cannot have it is out, with the reason, and an empty choice is not sent', async () => {
    const denial = {
      kind: 'refused' as const,
      because: 'dead',
      rule: 'S7',
      explanation: { message: ['They are dead'], remedy: ['Nothing'] }
    }
    page = await mountDashboard(shown, {}, { preview: denial })
    await page.press('a')
    expect(checked()).toEqual(['false', 'false', 'false', 'false', 'false'])
    expect(rows()[0]?.textContent).toContain('They are dead')
    await page.press('Enter')
    expect(answered()).toEqual([])
  })

  it('PA3 damage is taken as Exhaustion unless each decides', async () => {
    page = await mountDashboard(shown, { preview: certain })
    await page.press('a')
    await page.press('2')
    await page.click(page.named(/^Each decides/, '[role=radio]'))
    await page.click(page.named(/^Strike them/, '[role=dialog] .btn'))
    expect(answered()).toMatchObject([{ answers: { what: 'damage', power: 'number', damage: 1, taken: 'decide' } }])
  })

  it('PA1 each kind of deed takes the answers that it needs', () => {
    const { command } = partyQuestion({ encounter: { ...view.encounter, scene } })
    expect(command({ what: 'rest', seats: all.slice(0, 2) })).toEqual({
      type: 'act-on-party',
      seats: all.slice(0, 2),
      deed: { what: 'rest' }
    })
    expect(partyDeed({ what: 'pack', pack: -1, reason: ' rain ' })).toEqual({
      what: 'pack',
      pack: -1,
      precious: 0,
      reason: 'rain'
    })
    expect(partyDeed({ what: 'damage', power: 'd6' })).toMatchObject({
      power: { by: 'dice', throw: { dice: [6] } },
      taken: 'exhaustion'
    })
    expect(partyDeed({ what: 'damage', power: 'number', damage: 4 })).toMatchObject({ power: { number: 4 } })
    expect(partyDeed({ what: 'xp', xp: 2 })).toEqual({ what: 'xp', amount: 2, reason: '' })
    expect(partyDeed({ what: 'stamina', stamina: 3 })).toEqual({ what: 'stamina', points: 3, reason: '' })
  })
})
