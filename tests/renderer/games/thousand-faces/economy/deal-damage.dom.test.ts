import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import type { Prompts } from '#rules/campaign/prompts/prompts'
import type { PromptAct } from '#rules/core/prompts'
import { Fight } from '../../../../support/fight/a-fight'
import { mountDashboard, type MountedDashboard } from '../../../../support/mounted-dashboard'
import { gmSnapshot } from '../../../../support/snapshots'

let page: MountedDashboard
let fight: Fight
beforeEach(() => {
  localStorage.clear()
  fight = new Fight()
})
afterEach(() => page.end())

/** Ada’s flip is a cross, so a GM move is owed. While a foe stands it may answer the cross. */
function cross(): void {
  const plain = { versus: null, supporters: [], item: null, load: 'counts', slots: [] }
  for (let tries = 0; tries < 60 && fight.state.gmMovesOwed.length === 0; tries++) {
    fight.act({ type: 'use-move', seat: fight.ada, move: 'mix-it-up', attribute: 'str', advantages: -2, ...plain })
    const { pending } = fight.state
    if (pending?.kind === 'tie') fight.act({ type: 'choose', card: pending.suggested })
    if (fight.state.pending?.kind === 'critical') fight.act({ type: 'answer-critical', take: 'nothing' })
    if (fight.state.gmMovesOwed.length > 0) return
    for (const { id } of fight.state.outcomes) fight.act({ type: 'drop-outcome', outcome: id })
    for (const { id } of fight.state.followUps) fight.act({ type: 'close-follow-up', followUp: id })
  }
  expect(fight.state.gmMovesOwed).toHaveLength(1)
}
const offering = (act: PromptAct): Prompts => ({
  moves: {
    says: ['A GM move is owed'],
    options: [{ id: 'damage.0', title: 'Deal damage', says: ['A blow lands'], act }]
  },
  next: null,
  question: null,
  hook: null,
  name: null,
  waiting: [],
  players: []
})

async function open(act?: PromptAct): Promise<void> {
  const frame = frameFor(fight.played.chronicle, { kind: 'gm' })
  page = await mountDashboard(gmSnapshot(frame), act ? { 'read-prompts': offering(act) } : {})
  await page.press('Escape') // what the panel asks of Ada is put off
  await page.press('2') // Bo is chosen
}
const panel = (): string => document.body.textContent ?? ''
const made = { type: 'play-gm-move', kind: 'damage', what: '' }

describe('Deal damage, among the GM moves', () => {
  it('Z5 FU6 leads to the foe’s answer while one may pay that cross, and nothing is paid yet', async () => {
    cross()
    expect(fight.state.followUps).toMatchObject([{ owed: true, answers: true }])
    await open()
    expect(panel()).not.toContain('Whom does it strike?')
    await page.press('m')
    const damage = document.querySelector('[data-choice=damage]')
    expect(damage?.textContent).toContain('A foe may still answer Ada')
    await page.press('4')
    expect(damage?.getAttribute('aria-checked')).toBe('false')
    await page.click(page.named('Go there', '[role=dialog] button'))
    expect(page.commands()).toEqual([])
    expect(page.dialog()).toBeNull()
    expect(panel()).toContain('Whom does it strike?')
  })

  it('Z5 where no foe may answer, the move is made and Blow opens for that player', async () => {
    fight.act({ type: 'clear-foes' })
    cross()
    await open()
    await page.press('m')
    expect(page.dialog()?.textContent).toContain('The blow on Ada follows')
    await page.press('4')
    await page.press('Enter')
    const sent = page.asks.filter(({ ask }) => ask === 'answer')
    expect(sent.map(asked => fight.command(asked))).toEqual([made])
    expect(page.dialog()).toBeNull()
    expect(panel()).toContain('Who strikes Ada?')
  })

  it('Z5 on the page of ideas too: first the answer of a foe …', async () => {
    cross()
    const [answer] = fight.state.followUps
    await open({
      on: 'screen',
      panel: 'answer',
      seat: fight.ada,
      what: String(answer!.id),
      label: 'Choose which foe strikes'
    })
    await page.press('h')
    await page.press('1')
    await page.press('Enter')
    expect(page.commands()).toEqual([])
    expect(page.dialog()).toBeNull()
    expect(panel()).toContain('Whom does it strike?')
  })

  it('Z5 … or else the move is made, and Blow opens', async () => {
    const then = { panel: 'damage', seat: fight.ada, what: null }
    await open({ on: 'board', command: made, label: 'Make this move, open Blow', then })
    await page.press('h')
    await page.press('1')
    await page.press('Enter')
    expect(page.commands()).toEqual([made])
    expect(page.dialog()).toBeNull()
    expect(panel()).toContain('Who strikes Ada?')
  })
})
