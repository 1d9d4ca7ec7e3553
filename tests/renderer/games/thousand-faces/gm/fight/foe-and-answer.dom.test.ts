import { afterEach, describe, expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import { Fight } from '../../../../../support/fight/a-fight'
import { mountDashboard, type MountedDashboard } from '../../../../../support/mounted-dashboard'
import { gmSnapshot } from '../../../../../support/snapshots'

let page: MountedDashboard
afterEach(() => {
  page.end()
  localStorage.clear()
})

const snapshot = ({ played }: Fight) => gmSnapshot(frameFor(played.chronicle, { kind: 'gm' }))
const marked = (): string => document.querySelector('.step-list [aria-checked=true] b')?.textContent ?? ''
const commands = () => page.commands() as readonly { readonly type: string; readonly power?: unknown }[]

/** Mix It Up by Ada, before her guard and so many more. */
function exchange(more = 0): Fight {
  const fight = new Fight()
  const foe = { kind: 'guard', stamina: 40, power: 'd4', squares: 0, note: '' }
  if (more > 0) fight.act({ type: 'add-foes', name: 'Thug', ...foe, count: more })
  fight.tradeBlows()
  return fight
}

/** An ally who ties that foe up. */
function tieUp(fight: Fight, foe: number): void {
  fight.act({ type: 'correct-journey', to: 1, reason: '' })
  fight.act({ type: 'spend-journey', use: 'arrival', seat: null, what: 'Yogran' })
  fight.act({ type: 'send-ally', ally: fight.state.allies[0]!.id, deed: 'tie-up', foe })
}

async function open(fight: Fight): Promise<void> {
  page = await mountDashboard(snapshot(fight))
}

describe('the foe of an exchange', () => {
  it('FU3 with real dice the figures that they show are the attack power, and the app rolls nothing', async () => {
    const fight = exchange()
    await open(fight)
    await page.press('d')
    await page.press('Enter')
    expect(commands()).toEqual([])
    await page.press('1')
    await page.press('2')
    await page.press('Enter')
    expect(commands()).toMatchObject([{ type: 'roll-power', foe: fight.state.foes[0]!.id, power: 12 }])
    fight.act(commands()[0]!)
    await page.show(snapshot(fight))
    await page.press('r')
    await page.press('7')
    await page.press('Enter')
    expect(commands().map(({ type, power }) => [type, power])).toEqual([
      ['roll-power', 12],
      ['roll-power', 7],
      ['apply-power', undefined]
    ])
  })

  it('FU3 real dice are still chosen when the app is opened again', async () => {
    const fight = exchange()
    await open(fight)
    await page.press('d')
    page.end()
    await open(fight)
    await page.press('4')
    await page.press('Enter')
    expect(commands()).toMatchObject([{ type: 'roll-power', power: 4 }])
  })

  it('FU3 the app rolls while nothing else is chosen, and the figure picks the foe', async () => {
    const fight = exchange(1)
    await open(fight)
    await page.press('2')
    expect(commands()).toMatchObject([{ type: 'roll-power', power: 'roll' }])
  })

  it('FU3 of eleven foes the eleventh is struck by the arrows and Enter, round either end', async () => {
    const fight = exchange(10)
    await open(fight)
    expect(document.querySelectorAll('.step-list [role=radio]')).toHaveLength(11)
    const first = marked()
    await page.press('ArrowUp')
    await page.press('Enter')
    const last = fight.state.foes.at(-1)!.id
    expect(commands()).toMatchObject([{ type: 'roll-power', foe: last }])
    await page.press('ArrowDown')
    expect(marked()).toBe(first)
  })
})

describe('the answer of an exchange', () => {
  const pills = (): readonly (string | null)[][] =>
    [...document.querySelectorAll('.step-frame .pill')].map(pill => [
      pill.textContent,
      pill.getAttribute('aria-pressed')
    ])
  const struck = (more: number): Fight => {
    const fight = exchange(more)
    const followUp = fight.state.followUps[0]!.id
    const [foe] = fight.state.foes
    fight.act({ type: 'roll-power', followUp, foe: foe!.id, weapon: null, power: 3, weakness: 'missed' })
    fight.act({ type: 'apply-power', followUp, square: 'keep' })
    tieUp(fight, foe!.id)
    return fight
  }

  it('FU5 J12 a foe that an ally has tied up does not answer unless it is picked', async () => {
    const fight = struck(1)
    await open(fight)
    expect(pills()).toEqual([
      ['Thug', 'true'],
      ['Guard, tied up by Yogran', 'false']
    ])
    await page.press('Enter')
    expect(commands()).toMatchObject([{ type: 'answer-attack', foes: [fight.state.foes[1]!.id] }])
  })

  it('FU5 J12 when every foe is tied up none is marked, and Enter does nothing', async () => {
    await open(struck(0))
    expect(pills()).toEqual([['Guard, tied up by Yogran', 'false']])
    await page.press('Enter')
    expect(commands()).toEqual([])
  })
})

describe('the shield of a blow', () => {
  it('FU12 H5 says the Shadow of a single check and of a cross, doubled in Book 3', async () => {
    const fight = new Fight()
    fight.act({ type: 'set-shadow-factor', factor: 2 })
    const power = { by: 'number', number: 6 }
    fight.act({ type: 'open-attack', seat: fight.ada, power, exertion: 'physical', from: '' })
    await open(fight)
    const results = [...document.querySelectorAll('.step-list .results > span')].map(each => each.textContent)
    expect(results.slice(-2)).toEqual([
      expect.stringMatching(/destroyed, 2 Shadow$/),
      expect.stringMatching(/stops nothing, 4 Shadow$/)
    ])
  })
})
