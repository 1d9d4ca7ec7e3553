import { afterEach, describe, expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import { Fight } from '../../../../support/fight/a-fight'
import { mountDashboard, type MountedDashboard } from '../../../../support/mounted-dashboard'
import { gmSnapshot } from '../../../../support/snapshots'

let page: MountedDashboard
afterEach(() => {
  page.end()
  localStorage.clear()
})

const snapshot = ({ played }: Fight) => gmSnapshot(frameFor(played.chronicle, { kind: 'gm' }))
const marked = (): string => document.querySelector('.question-choices [aria-checked=true] b')?.textContent ?? ''
/** What the form answered, as the commands that the host makes of it. */
const commandsOf = (fight: Fight) => page.asks.flatMap(each => (each.ask === 'answer' ? [fight.command(each)] : []))
const inNumber = (): boolean => document.activeElement?.closest('.number') !== null

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
  it('FU3 QU2 with real dice Enter asks for their total, and nothing is rolled by the app', async () => {
    const fight = exchange()
    await open(fight)
    await page.press('d')
    await page.press('Enter')
    expect(commandsOf(fight)).toEqual([])
    expect(inNumber()).toBe(true)
    const field = document.activeElement as HTMLInputElement
    field.value = '12'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await page.press('Enter')
    expect(commandsOf(fight)).toMatchObject([{ type: 'roll-power', foe: fight.state.foes[0]!.id, power: 12 }])
  })

  it('FU3 real dice are still chosen when the app is opened again', async () => {
    const fight = exchange()
    localStorage.setItem('dice', 'typed')
    await open(fight)
    expect(document.querySelector('[data-choice=typed]')?.getAttribute('aria-checked')).toBe('true')
  })

  it('FU3 NP3 the app rolls while nothing else is chosen, and the figure picks the foe', async () => {
    const fight = exchange(1)
    await open(fight)
    await page.press('2')
    expect(commandsOf(fight), 'a figure marks').toEqual([])
    await page.press('Enter')
    expect(commandsOf(fight)).toMatchObject([{ type: 'roll-power', power: 'roll' }])
  })

  it('FU3 of eleven foes the eleventh is struck by the arrows and Enter, round either end', async () => {
    const fight = exchange(10)
    await open(fight)
    expect(document.querySelectorAll('.question-choices')[0]?.querySelectorAll('[role=radio]')).toHaveLength(12)
    const first = marked()
    await page.press('ArrowUp')
    expect(marked()).toBe('No blow')
    await page.press('ArrowUp')
    await page.press('Enter')
    const last = fight.state.foes.at(-1)!.id
    expect(commandsOf(fight)).toMatchObject([{ type: 'roll-power', foe: last }])
    await page.press('ArrowDown')
    await page.press('ArrowDown')
    expect(marked()).toBe(first)
  })
})

describe('the answer of an exchange', () => {
  const strikers = (): readonly (string | null)[][] =>
    [...document.querySelectorAll('.question-choices [aria-pressed]')].map(each => [
      each.querySelector('b')!.textContent,
      each.getAttribute('aria-pressed')
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
    expect(strikers()).toEqual([
      ['Thug', 'true'],
      ['Guard', 'false']
    ])
    await page.press('Enter')
    expect(commandsOf(fight)).toMatchObject([{ type: 'answer-attack', foes: [fight.state.foes[1]!.id] }])
  })

  it('FU5 J12 when every foe is tied up none is marked, and Enter does nothing', async () => {
    const fight = struck(0)
    await open(fight)
    expect(strikers()).toEqual([['Guard', 'false']])
    await page.press('Enter')
    expect(commandsOf(fight)).toEqual([])
  })
})

describe('the shield of a blow', () => {
  it('FU12 H5 says the Shadow of a single check and of a cross, doubled in Book 3', async () => {
    const fight = new Fight()
    fight.act({ type: 'set-shadow-factor', factor: 2 })
    const power = { by: 'number', number: 6 }
    fight.act({ type: 'open-attack', seat: fight.ada, power, exertion: 'physical', from: '' })
    await open(fight)
    const results = [...document.querySelectorAll('.question-choices .results > span')].map(each => each.textContent)
    expect(results.slice(-2)).toEqual([
      expect.stringMatching(/destroyed, 2 Shadow$/),
      expect.stringMatching(/stops nothing, 4 Shadow$/)
    ])
  })
})
