import { afterEach, describe, expect, it } from 'vitest'
import type { Preview } from '#rules/core/preview'
import { line } from '#rules/core/log-line'
import { mountDashboard, type MountedDashboard } from '../../../../support/mounted-dashboard'
import { seatId } from '../../../../support/sheets'
import { gmFrame, gmSnapshot, gmView } from '../../../../support/snapshots'
import {
  boundsOf,
  deedOf,
  freshParty,
  goWords
} from '../../../../../src/renderer/games/thousand-faces/party/party-draft'

let page: MountedDashboard
afterEach(() => page?.end())

const all = [1, 2, 3, 4, 5].map(seatId)
const view = gmView({ pending: null })
const scene = all.map((seat, at) => ({ seat, here: at !== 4 }))
const shown = gmSnapshot(gmFrame({ ...view, encounter: { ...view.encounter, scene } }))
const certain: Preview = { lines: [line('plain', 'Stamina 7 → 5')], numbers: {} }
const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.party-row')]
const checked = (): readonly string[] => rows().map(row => row.getAttribute('aria-checked') ?? '')

describe('the whole party on the dashboard', () => {
  it('PA1 PA5 A opens it with all in the scene chosen, each with what they get; Enter sends one act', async () => {
    page = await mountDashboard(shown, { preview: certain })
    await page.press('a')
    expect(checked()).toEqual(['true', 'true', 'true', 'true', 'false'])
    expect(rows()[0]?.textContent).toContain('Stamina 7 → 5')
    await page.press('Enter')
    expect(page.commands()).toEqual([{ type: 'act-on-party', seats: all.slice(0, 4), deed: { what: 'rest' } }])
    expect(page.dialog()).toBeNull()
  })

  it('PA1 a figure takes a character in or out', async () => {
    page = await mountDashboard(shown, { preview: certain })
    await page.press('a')
    for (const key of ['1', '5', '3']) await page.press(key)
    await page.press('Enter')
    expect(page.commands()).toMatchObject([{ seats: [2, 4, 5].map(seatId) }])
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
    expect(page.commands()).toEqual([])
  })

  it('PA3 damage is taken as Exhaustion unless D asks all', async () => {
    page = await mountDashboard(shown, { preview: certain })
    await page.press('a')
    await page.click(page.named('Damage', '[role=dialog] [role=radio]'))
    await page.press('d')
    await page.click(page.named(/^Deal 1 to 4/))
    expect(page.commands()).toMatchObject([
      { deed: { what: 'damage', power: { by: 'number', number: 1 }, taken: 'decide' } }
    ])
    expect(deedOf({ ...freshParty, what: 'damage' })).toMatchObject({ taken: 'exhaustion' })
  })

  it('PA1 what is asked, how much of it there may be, and how it is called', () => {
    expect(deedOf({ ...freshParty, what: 'pack', amount: 0 })).toBeNull()
    expect(deedOf({ ...freshParty, what: 'pack', amount: -1, reason: ' rain ' })).toEqual({
      what: 'pack',
      pack: -1,
      precious: 0,
      reason: 'rain'
    })
    expect(deedOf({ ...freshParty, what: 'damage', die: 6 })).toMatchObject({
      power: { by: 'dice', throw: { dice: [6] } }
    })
    expect(boundsOf({ ...freshParty, what: 'stamina' })).toEqual([1, 10])
    expect([boundsOf(freshParty), boundsOf({ ...freshParty, what: 'damage', die: 4 })]).toEqual([null, null])
    expect(goWords({ ...freshParty, what: 'damage', die: 6 }, 4)).toBe('Deal a d6 to 4')
    expect(goWords({ ...freshParty, what: 'xp' }, 1)).toBe('Give 1 XP to one')
    expect(goWords(freshParty, 0)).toBe('Choose somebody')
  })
})
