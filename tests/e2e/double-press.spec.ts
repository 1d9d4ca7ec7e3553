import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { Acts, controlsOn, placeOf, type PressState, pressStates } from '../support/double-press'
import { connectPlayers, laptopSize, screen } from '../support/evening'
import { keep } from '../support/moments/index'
import { settled } from '../support/settled'
import { discard, startShell, type Shell } from '../support/shell'
import { test } from './test'

// Two presses in the same place, or of the same key, do what one press does. This holds for any new control under the finger. In a real
// browser with a real layout; double-press.dom.test.ts does it with every phone and every panel.

/** Milliseconds between two presses, one after the other. */
const gaps = [50, 120, 250, 400, 500] as const
const small = { width: 375, height: 667 }
const players = [/^Kresk/, /^Constance/, /^Sister Wren/]

let gap = 0
const nextGap = (): number => gaps[gap++ % gaps.length] ?? 250

/** The same act once more, after it was taken back, is a redo of it. */
function isSame(once: readonly string[], twice: readonly string[]): boolean {
  return once.length === twice.length && twice.every((each, nth) => each === once[nth] || each === 'redo')
}

/** The same state once more: the host goes on, what was done is taken back. */
async function takeBack(gm: Page, acts: Acts, count: number): Promise<void> {
  for (let done = 0; done < count; done++) {
    const before = await acts.count()
    await gm.keyboard.press('Control+z')
    await expect.poll(() => acts.count()).toBeGreaterThan(before)
  }
}

test.describe('pressed twice', () => {
  let shell: Shell | null = null
  let links: readonly string[] = []
  const home = mkdtempSync(join(tmpdir(), 'hearthside-twice-'))
  const visited = { controls: 0, panels: 0 }

  test.afterAll(async () => {
    console.log(`pressed twice: ${visited.controls} controls of phones, ${visited.panels} panels of the dashboard`)
    await shell?.kill()
    if (shell) discard(shell)
  })

  for (const state of pressStates)
    test(
      `NP1 ${state.name}: a double tap and a double Enter do what one does`,
      { tag: '@long' },
      async ({ browser }) => {
        test.setTimeout(600_000)
        const { gm, phone, acts } = await open(browser, state)
        expect(await twiceOnPhone(phone, gm, acts), 'acts of one press').toEqual([])
        expect(await twiceOnDashboard(gm, acts, state), 'acts of one key').toEqual([])
        await Promise.all([gm.context().close(), phone.context().close()])
      }
    )

  async function open(browser: Parameters<typeof screen>[0], state: PressState) {
    const port = shell ? Number(new URL(shell.origin).port) : 0
    await shell?.kill()
    const path = join(home, 'campaigns', 'evening.hearth')
    mkdirSync(join(home, 'campaigns'), { recursive: true })
    keep(state.make(), path)
    shell = await startShell({ home, port }, path)
    const gm = await screen(browser, shell.url, laptopSize)
    if (links.length === 0) links = await connectPlayers(gm, players)
    const phone = await screen(browser, links[state.phone] ?? '', small)
    await phone.locator('main').waitFor()
    return { gm, phone, acts: new Acts(gm, home) }
  }

  /** Pressed so often, with a gap between; returns the result, which is then taken back. */
  async function outcomeOf(
    press: () => Promise<unknown>,
    times: 1 | 2,
    gm: Page,
    acts: Acts
  ): Promise<readonly string[]> {
    const before = await acts.count()
    await press()
    if (times === 2) {
      await gm.waitForTimeout(nextGap())
      await press()
    }
    const came = await acts.since(before)
    while ((await gm.getByRole('dialog').count()) > 0) {
      await gm.keyboard.press('Escape')
      await gm.waitForTimeout(50)
    }
    await takeBack(gm, acts, came.length)
    return came
  }

  async function twiceOnPhone(phone: Page, gm: Page, acts: Acts): Promise<readonly string[]> {
    const wrong: string[] = []
    const done = new Set<string>()
    for (let rounds = 0; rounds < 30; rounds++) {
      const control = (await controlsOn(phone)).find(({ name }) => !done.has(name))
      if (!control) break
      done.add(control.name)
      if (control.repeats) continue
      visited.controls += 1
      const came: (readonly string[])[] = []
      for (const times of [1, 2] as const) {
        const at = await placeOf(phone, control.name)
        if (!at) break
        // A script has moved the page, which holds what is now where the last press was.
        await phone.waitForTimeout(100)
        await settled(phone)
        came.push(await outcomeOf(() => phone.mouse.click(at.x, at.y), times, gm, acts))
        await settled(phone)
      }
      const [once = [], twice = once] = came
      if (!isSame(once, twice))
        wrong.push(`${control.name}: ${once.join(', ') || 'nothing'} became ${twice.join(', ')}`)
    }
    return wrong
  }

  async function twiceOnDashboard(gm: Page, acts: Acts, { panels }: PressState): Promise<readonly string[]> {
    const wrong: string[] = []
    for (const panel of panels)
      for (const keys of [['Enter'], ['1'], ['2', 'Enter']]) {
        visited.panels += 1
        const came: (readonly string[])[] = []
        for (const times of [1, 2] as const) {
          // The same page each time: what was chosen by the last keys is not chosen any more.
          await gm.reload()
          await gm.locator('[data-revision]').first().waitFor()
          await gm.keyboard.press('Escape')
          if (panel !== '') await gm.keyboard.press(panel)
          await settled(gm)
          const [last = 'Enter'] = keys.slice(-1)
          for (const key of keys.slice(0, -1)) await gm.keyboard.press(key)
          await settled(gm)
          came.push(await outcomeOf(() => gm.keyboard.press(last), times, gm, acts))
          await settled(gm)
        }
        const [once = [], twice = []] = came
        if (!isSame(once, twice))
          wrong.push(`${panel || 'board'}: ${keys.join(' ')}: ${once.join(', ')} became ${twice.join(', ')}`)
      }
    return wrong
  }
})
