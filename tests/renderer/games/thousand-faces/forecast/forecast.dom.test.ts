import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ForecastRequest, ForecastRun } from '#rules/thousand-faces/forecast/forecast'
import { preparedFoes } from '#rules/thousand-faces/forecast/situation'
import { type FoeSecrets, noSecrets } from '#rules/thousand-faces/foes/secrets'
import type { State } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import { settled, mountDashboard, type MountedDashboard } from '../../../../support/mounted-dashboard'
import { gmFrame, gmSnapshot } from '../../../../support/snapshots'
import { ada, bo, board, sheet } from '../../../../support/thousand-faces/table'
import { useGmChoices } from '@/games/thousand-faces/board/gm-choices'
import { aFoe } from '../../../../rules/thousand-faces/characters/builders'

/** A worker that sends the messages of the test, so that every state of the page can be checked. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = []
  request: ForecastRequest | null = null
  ended = false
  constructor() {
    super()
    FakeWorker.all.push(this)
  }
  postMessage(request: ForecastRequest): void {
    this.request = structuredClone(request)
  }
  terminate(): void {
    this.ended = true
  }
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  finish(): void {
    this.say({ says: 'done', forecast: forecastOf(this.request!) })
  }
}

const forecasts = new Map<string, unknown>()
/** The same fight is played once: most tests ask for it. */
function forecastOf(request: ForecastRequest): unknown {
  const key = JSON.stringify({ ...request, seed: 0 })
  if (forecasts.has(key)) return forecasts.get(key)
  const run = new ForecastRun({ ...request, fights: 20 })
  run.fight(run.whole)
  forecasts.set(key, run.answer)
  return run.answer
}

let page: MountedDashboard
const newest = (): FakeWorker => FakeWorker.all.at(-1)!
const text = (): string => (page.dialog()?.textContent ?? '').replaceAll(/\s+/g, ' ')

async function open(state: State): Promise<void> {
  page = await mountDashboard(gmSnapshot(gmFrame(view(state, { kind: 'gm' }) as GmView)))
  await page.press('F', { shiftKey: true })
  await vi.dynamicImportSettled()
  await settled()
}
const fight = (): State => board([sheet(ada), sheet(bo)], { foes: [aFoe({ name: 'Sluice guard' })] })

beforeEach(() => {
  FakeWorker.all = []
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  page.end()
  vi.unstubAllGlobals()
})

describe('how would this fight go', () => {
  it('is played in a worker as soon as it is opened; the page has no part in it, and sends no command', async () => {
    await open(fight())
    expect(page.dialog()?.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('0')
    expect(newest().request).toMatchObject({ fights: 1000, situation: { foes: [{ name: 'Sluice guard' }] } })
    newest().say({ says: 'progress', done: 1000, whole: 4000 })
    await settled()
    expect(page.dialog()?.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('25')
    expect(text()).not.toContain('Somebody falls')
    expect(page.commands()).toEqual([])
  })

  it('FC6: tells how the fight goes as it is before the changes are played', async () => {
    await open(fight())
    const run = new ForecastRun({ ...newest().request!, fights: 20 })
    run.fight(20)
    newest().say({ says: 'progress', done: 1000, whole: 4000, forecast: run.answer })
    await settled()
    expect(text()).toContain('The foes are subdued')
    expect(text()).not.toContain('And if')
    expect(page.named('Cancel')).toBeTruthy()
    newest().finish()
    await settled()
    expect(text()).toContain('And if')
  })

  it('tells each character in a line, the party, and what would change it', async () => {
    await open(fight())
    newest().finish()
    await settled()
    expect(page.dialog()?.querySelector('[role=progressbar]')).toBeNull()
    expect(page.dialog()?.querySelectorAll('li.fighter')).toHaveLength(2)
    expect(text()).toMatch(/The foes are subdued in .+ fights, after .+ round/)
    expect(text()).toMatch(/falls in .+ fights, takes a Wound in/)
    expect(text()).toMatch(
      /One more foe like Sluice guard:.+Sluice guard strikes with a d6:.+One advantage more on every flip:/
    )
    expect(newest().ended).toBe(true)
  })

  it('says what it leaves out, with the rule, and names nothing of foes that have nothing special', async () => {
    await open(fight())
    newest().finish()
    await settled()
    const limits = page.dialog()?.querySelector('[data-rule=FC3]')?.textContent ?? ''
    for (const each of [
      'special attacks',
      'immunities',
      'FAST attacks',
      'XP',
      'flashbacks',
      'recovery',
      'flight',
      'blows that already wait'
    ])
      expect(limits).toContain(each)
    expect(text()).not.toContain('are not counted')
  })

  it('says of foes of this fight that stand whose special attacks and immunities it does not count', async () => {
    const secrets = (attacks: string[], immunities: string[]): FoeSecrets => ({ ...noSecrets, attacks, immunities })
    const foes = [
      aFoe({ id: 1, name: 'Eel', secrets: secrets(['spits'], []) }),
      aFoe({ id: 2, name: 'Crab', secrets: secrets(['pinches'], ['fire']) }),
      aFoe({ id: 3, name: 'Guard', secrets: secrets([], ['']) }),
      aFoe({ id: 4, name: 'Gull', stamina: 0, secrets: secrets(['screams'], []) })
    ]
    await open(board([sheet(ada)], { foes }))
    newest().finish()
    await settled()
    expect(text()).toContain('Eel, Crab: Their special attacks are not counted.')
    expect(text()).toContain('Crab: Its immunities are not counted.')
    expect(text()).not.toContain('Gull')
    expect(text()).not.toContain('Guard: Its')
  })

  it('is cancelled at once, says how far it came, and can be played again', async () => {
    await open(fight())
    newest().say({ says: 'progress', done: 400, whole: 4000 })
    await settled()
    await page.click(page.named('Cancel'))
    expect(newest().ended).toBe(true)
    expect(text()).toContain('Cancelled at 10 of 100')
    newest().finish() // a late word of a worker that was ended is not heard
    await settled()
    expect(text()).toContain('Cancelled at 10 of 100')
    await page.click(page.named('Play it again'))
    expect(FakeWorker.all).toHaveLength(2)
    newest().finish()
    await settled()
    expect(text()).toContain('The foes are subdued')
  })

  it('is played anew when an assumption is switched, and says what that one means', async () => {
    await open(fight())
    newest().finish()
    await settled()
    const [select] = [...page.dialog()!.querySelectorAll('select')].filter(each =>
      each.closest('label')?.textContent?.startsWith('How blows are taken')
    )
    select!.value = 'wound'
    select!.dispatchEvent(new Event('change', { bubbles: true }))
    await settled()
    expect(newest().request?.policies.taking).toBe('wound')
    expect(text()).toContain('A Wound takes the whole blow')
    expect(text()).toContain('The foes are subdued') // the answer before stays until the new one is here
  })

  it('says what failed and lets the GM try again', async () => {
    await open(fight())
    newest().dispatchEvent(new Event('error'))
    await settled()
    expect(page.dialog()?.querySelector('[role=alert]')?.textContent).toContain('could not be worked out')
    await page.click(page.named('Try again'))
    newest().finish()
    await settled()
    expect(text()).toContain('The foes are subdued')
  })

  it('says what is missing where there are no opponents, and starts nothing', async () => {
    await open(board([sheet(ada)], { foes: [] }))
    expect(text()).toContain('No foe stands on the board.')
    expect(FakeWorker.all).toEqual([])
    await page.click(page.named(/Build an encounter/))
    expect(text()).toContain('An encounter')
  })

  it('is about a prepared encounter where it was asked for there, and about the board the next time', async () => {
    page = await mountDashboard(gmSnapshot(gmFrame(view(fight(), { kind: 'gm' }) as GmView)))
    useGmChoices().forecastOf = {
      name: 'The lower lock',
      foes: preparedFoes([{ name: 'Eel', stamina: 5, power: 'd4', squares: 0, count: 2 }]),
      special: ['Eel: Its immunities are not counted.']
    }
    await page.press('F', { shiftKey: true })
    expect(newest().request?.situation.foes.map(({ name }) => name)).toEqual(['Eel 1', 'Eel 2'])
    newest().finish()
    await settled()
    expect(text()).toContain('The lower lock')
    expect(text()).toContain('Eel: Its immunities are not counted.')
    await page.press('Escape')
    await page.press('F', { shiftKey: true })
    expect(newest().request?.situation.foes.map(({ name }) => name)).toEqual(['Sluice guard'])
  })

  it('ends the worker when it is closed', async () => {
    await open(fight())
    await page.press('Escape')
    expect(newest().ended).toBe(true)
  })
})
