import { afterEach, describe, expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import { Fight } from '../../../../support/fight/a-fight'
import { mountDashboard, type MountedDashboard } from '../../../../support/mounted-dashboard'
import { gmSnapshot } from '../../../../support/snapshots'

let page: MountedDashboard
afterEach(() => page.end())

const snapshot = ({ played }: Fight) => gmSnapshot(frameFor(played.chronicle, { kind: 'gm' }))
const asked = (kind: string): readonly unknown[] =>
  page.asks.flatMap(each => (each.ask === kind && 'steps' in each ? [each.steps] : []))
const answers = () => page.asks.flatMap(each => (each.ask === 'answer' ? [each.answers] : []))
const spoken = (): string => document.querySelector('[aria-live=polite].visually-hidden')?.textContent ?? ''
const strip = (): string => document.querySelector('.still-open')?.textContent?.replaceAll(/\s+/g, ' ') ?? ''

describe('an exchange of blows on the dashboard', () => {
  it('FU9 Shift+Z takes it back whole and says what went, Shift+Y does all of it again', async () => {
    const fight = new Fight()
    fight.played.campaign({ type: 'begin-session', at: Date.now() })
    const before = fight.tradeBlows()
    fight.strike()
    fight.take()
    const steps = fight.line - before
    page = await mountDashboard(snapshot(fight))
    await page.press('Z', { shiftKey: true })
    expect(asked('undo')).toEqual([steps])
    fight.played.undo(steps)
    await page.show(snapshot(fight))
    expect(spoken()).toMatch(new RegExp(`^Taken back, ${steps} acts: `))
    expect(strip()).toContain(`Taken back, ${steps} acts`)
    await page.press('Y', { shiftKey: true })
    expect(asked('redo')).toEqual([steps])
  })

  it('FU9 without an exchange Shift+Z takes nothing back', async () => {
    page = await mountDashboard(snapshot(new Fight()))
    await page.press('Z', { shiftKey: true })
    expect(asked('undo')).toEqual([])
  })

  it('FU3 R rolls again with the same weapon, weak spot and ally’s die', async () => {
    const fight = new Fight()
    fight.tradeBlows()
    fight.act({ type: 'correct-journey', to: 1, reason: '' })
    fight.act({ type: 'spend-journey', use: 'arrival', seat: null, what: 'Yogran' })
    const [ally] = fight.state.allies
    const weapon = fight.state.sheets[0]!.character.items[0]!.id
    const held = { weapon, weakness: 'missed', help: { ally: ally!.id, die: 6 } }
    const roll = {
      type: 'roll-power',
      followUp: fight.state.followUps[0]!.id,
      foe: fight.state.foes[0]!.id,
      power: 'roll',
      ...held
    }
    fight.act(roll)
    page = await mountDashboard(snapshot(fight))
    await page.press('r')
    expect(answers(), 'a letter selects').toEqual([])
    await page.press('Enter')
    expect(answers()).toMatchObject([{ does: 'again' }])
    expect(fight.command(page.asks.at(-1)!)).toEqual(roll)
  })

  it('FU8 NP3 what ends the fight is not marked beforehand: Enter does nothing, its figure marks it, then Enter does it', async () => {
    const fight = new Fight()
    fight.act({ type: 'expend-stamina', seat: fight.bo, points: 8, exertion: 'mental', slots: [], reason: '' })
    for (const reason of ['one', 'two']) fight.act({ type: 'take-wound', seat: fight.bo, reason })
    fight.blow()
    page = await mountDashboard(snapshot(fight))
    await page.press('2')
    await page.press('Enter')
    expect(answers()).toEqual([])
    await page.press('1')
    expect(answers()).toEqual([])
    await page.press('Enter')
    expect(answers()).toMatchObject([{ way: 'way-1' }])
  })
})
