import { expect, type Page } from '@playwright/test'
import { placesOf } from '../support/calm-measures'
import { dashboardStates, phoneStates, tableStates, type CalmState } from '../support/calm/states'
import { askHost } from '../support/ask-host'
import { axeOf, CalmTour, faultsIn, isWanted, keepPicture } from '../support/calm/tour'
import { settled } from '../pictures/steps'
import { test } from './test'

// Every state of the calm look: a picture of each under test-results/calm, and what can be measured of it.
// CALM_ONLY=blow takes some of them; CALM_FAST=1 takes the pictures alone.

test.use({ actionTimeout: 10_000 })

const fast = process.env['CALM_FAST'] === '1'
const laptop = { width: 1366, height: 768 }
const windows = [
  { width: 1024, height: 640 },
  { width: 1180, height: 700 },
  { width: 1280, height: 720 },
  laptop,
  { width: 1440, height: 900 },
  { width: 1600, height: 900 },
  { width: 1920, height: 1080 }
]
const projector = { width: 1920, height: 1080 }
const phones = [
  { width: 375, height: 667 },
  { width: 393, height: 852 }
]

/** The further windows and themes of the target's pictures. */
const small = { width: 1024, height: 640 }
const large = { width: 1920, height: 1080 }
const furtherWindows: Readonly<Record<string, readonly (typeof small)[]>> = {
  'first-evening': [small],
  expert: [small],
  blow: [small],
  'eight-players': [small, large],
  'flip-ready': [large]
}
const furtherThemes: Readonly<Record<string, 'parchment' | 'contrast'>> = {
  blow: 'parchment',
  'flip-ready': 'contrast'
}

async function keepFurther(gm: Page, name: string): Promise<void> {
  for (const size of furtherWindows[name] ?? []) {
    await gm.setViewportSize(size)
    await keepPicture(gm, 'dashboard', name)
  }
  await gm.setViewportSize(laptop)
  const theme = furtherThemes[name]
  if (!theme) return
  await askHost(gm, { ask: 'set-preferences', preferences: { theme } })
  await gm.locator(`[data-theme="${theme}"]`).first().waitFor({ state: 'attached' })
  await keepPicture(gm, 'dashboard', `${name}-${theme}`)
  await askHost(gm, { ask: 'set-preferences', preferences: { theme: 'hearth' } })
  await gm.locator('[data-theme="hearth"]').first().waitFor({ state: 'attached' })
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await settled(page)
    await page.keyboard.press(key)
  }
  await settled(page)
}

/** What the Game Master does on the dashboard to come to a state. */
const steps: Readonly<Record<string, (gm: Page) => Promise<unknown>>> = {
  menu: gm => gm.getByRole('button', { name: 'Campaign', exact: true }).click(),
  'flip-ready': async gm => {
    await press(gm, '1', 's')
    await gm.getByRole('button', { name: /^Every move/ }).click()
    await gm.getByRole('dialog').getByText('Mix It Up', { exact: true }).first().click()
    await settled(gm)
    await gm.getByRole('button', { name: /^Prepare the flip/ }).click()
  },
  'foes-turn': gm => gm.locator('.turn-cell .next').click(),
  expert: gm => press(gm, '1', 's'),
  tie: gm => press(gm, '2'),
  result: gm => press(gm, '1'),
  'blow-dice': async gm => {
    await press(gm, '1', 'x')
    await gm.locator('.panel .question-form[data-rule=N2]').waitFor()
  },
  blow: gm => press(gm, '1'),
  'blow-describe': async gm => {
    await press(gm, '1')
    await gm.getByText('Describe…').click()
  },
  'eight-players': gm => press(gm, '1', 's')
}

/** What the player does on the phone. */
const taps: Readonly<Record<string, (phone: Page) => Promise<unknown>>> = {
  'result-asks': async phone => {
    await phone.locator('summary', { hasText: 'Flashback, ' }).click()
    await settled(phone)
    await phone.getByRole('button', { name: /^Pay \d XP$/ }).click()
    await phone.locator('.ask-first').waitFor()
  },
  'ask-move': async phone => {
    await phone.getByRole('button', { name: 'Ask to flip…' }).click()
    await phone.getByRole('button', { name: /^Ask to flip Mix It Up/ }).click()
  }
}

/** Goes through all states of one place in one browser, and tells everything that was found at the end. */
function each(
  place: string,
  states: Readonly<Record<string, () => CalmState>>,
  look: (tour: CalmTour, name: string, state: CalmState) => Promise<readonly string[]>
): void {
  test(`every state of the ${place}`, { tag: '@long' }, async ({ browser }) => {
    test.setTimeout(1_200_000)
    const tour = await CalmTour.begin(browser)
    const found: string[] = []
    for (const [name, make] of Object.entries(states).filter(([name]) => isWanted(`${place}-${name}`))) {
      const state = make()
      await tour.open(`${place}-${name}`, state, name === 'expert' ? 'everything' : 'calm')
      const faults = await look(tour, name, state).catch((error: unknown) => [String(error)])
      found.push(...faults.map(fault => `${name}: ${fault}`))
      console.log(`${name}: ${faults.length} faults\n  ${faults.join('\n  ')}`)
    }
    await tour.end()
    expect(found).toEqual([])
  })
}

each('dashboard', dashboardStates, async (tour, name, state) => {
  const { gm } = tour
  await tour.happen(state)
  await steps[name]?.(gm)
  await keepPicture(gm, 'dashboard', name)
  await keepFurther(gm, name)
  if (fast) return []
  const axe = (await axeOf(gm)).map(each => `axe: ${each}`)
  const embers = await gm.locator('.app .btn.ember:visible').count()
  console.log(name, JSON.stringify((await placesOf(gm))['main button']))
  const wanted = { target: 24, mayScroll: false, high: false, pressed: true, points: true }
  const faults = await faultsIn(gm, windows, wanted)
  // An open menu covers the next step.
  const told = name === 'menu' ? faults.filter(each => !each.includes(' next: ')) : faults
  return [...axe, ...(embers > 1 ? [`${embers} ember buttons`] : []), ...told]
})

each('table', tableStates, async (tour, name, state) => {
  // The picture of a flip is taken while its cards turn.
  if (name === 'flip') await askHost(tour.gm, { ask: 'set-preferences', preferences: { motion: 'calm' } })
  const table = await tour.page(`${tour.shell.origin}/table`, projector, name === 'flip' ? 'no-preference' : 'reduce')
  await table.locator('.table-screen').waitFor()
  await expect(table.locator('.full-screen-hint')).toHaveCount(0)
  await tour.happen(state)
  await keepPicture(table, 'table', name)
  const wanted = { target: 24, mayScroll: false, high: false, pressed: false, points: false }
  const found = fast
    ? []
    : [
        ...(await axeOf(table)).map(each => `axe: ${each}`),
        ...(await faultsIn(table, [projector, { width: 1024, height: 768 }], wanted))
      ]
  await table.context().close()
  return found
})

each('phone', phoneStates, async (tour, name) => {
  const phone = await tour.page(await tour.phone(), phones[1]!)
  await phone.locator('.seat-head').waitFor()
  await taps[name]?.(phone)
  await settled(phone)
  await phone.evaluate(() => window.scrollTo(0, 0))
  await keepPicture(phone, 'phone', name)
  await phone.setViewportSize(phones[0]!)
  await keepPicture(phone, 'phone', name)
  const wanted = { target: 44, mayScroll: true, high: false, pressed: true, points: false }
  const found = fast
    ? []
    : [
        ...(await axeOf(phone)).map(each => `axe: ${each}`),
        // The question before a spend covers what is behind it.
        ...(await faultsIn(phone, phones, wanted)).filter(each => !each.includes('div.ask-first'))
      ]
  await phone.context().close()
  return found
})
