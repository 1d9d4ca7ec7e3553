import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { deliveredLayouts } from '#shared/overlay-layouts'
import { writeCrowd } from '../support/crowd'
import { askHost, keepConnection } from '../support/ask-host'
import { startShell } from '../support/shell'

/** The pairs of numbers, names and words of one plate that lie on each other, and what stands out of its plate. */
function collisions(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const plate of document.querySelectorAll('.plate.player, .seat-plate')) {
      const parts = [...plate.querySelectorAll('.name, .embers, em, .fact, .fire, .xp, .things b, h2 > span')].filter(
        part => !part.parentElement?.closest('.fact, .fire, .xp') && part.getClientRects().length > 0
      )
      // Nobody can point at a wall or a stream: a name that is shortened there is never whole.
      for (const name of plate.querySelectorAll<HTMLElement>('.name, h2 > span')) {
        const hides = getComputedStyle(name).overflow !== 'visible'
        const cut = name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1
        if (hides && cut) found.push(`${name.textContent} is shortened`)
      }
      const outer = plate.getBoundingClientRect()
      parts.forEach((part, at) => {
        const box = part.getBoundingClientRect()
        if (box.left < outer.left - 1 || box.right > outer.right + 1 || box.bottom > outer.bottom + 1)
          found.push(`${part.textContent} stands out of ${plate.textContent}`)
        for (const other of parts.slice(at + 1)) {
          if (part.contains(other)) continue
          const next = other.getBoundingClientRect()
          const apart =
            box.right <= next.left + 1 ||
            next.right <= box.left + 1 ||
            box.bottom <= next.top + 1 ||
            next.bottom <= box.top + 1
          if (!apart) found.push(`${part.className} on ${other.className} in ${plate.textContent}`)
        }
      })
    }
    return found
  })
}

for (const count of [5, 8])
  test(
    `DI5: overlay and table hide no number and shorten no name of ${count} players; without a host nothing glows`,
    { tag: count === 8 ? [] : ['@long'] },
    async ({ browser }) => {
      const home = mkdtempSync(join(tmpdir(), 'hearthside-crowd-'))
      const file = join(home, 'campaigns', 'crowd.hearth')
      writeCrowd(file, count)
      const shell = await startShell({ home }, file)
      const open = async (width: number, height: number): Promise<Page> =>
        (await browser.newContext({ viewport: { width, height } })).newPage()
      const gm = await open(1366, 768)
      await keepConnection(gm)
      await gm.goto(shell.url)
      await gm.locator('[data-revision]').first().waitFor()
      const overlay = await open(1920, 1080)
      const table = await open(1920, 1080)

      await overlay.goto(`${shell.origin}/overlay`)
      for (const [label, scale] of [
        ['75 %', 0.75],
        ['100 %', 1],
        ['125 %', 1.25],
        ['150 %', 1.5]
      ] as const) {
        const layouts = deliveredLayouts.map(layout => ({ ...layout, scale }))
        await askHost(gm, { ask: 'set-preferences', preferences: { layouts } })
        await overlay.locator(`.overlay-screen[style*="--scale: ${scale};"]`).waitFor()
        await overlay.evaluate(() => document.fonts.ready)
        expect(await collisions(overlay), `overlay at ${label}`).toEqual([])
      }
      await table.goto(`${shell.origin}/table`)
      for (const [width, height] of [
        [1280, 720],
        [1024, 768],
        [1920, 1080]
      ] as const) {
        await table.setViewportSize({ width, height })
        await table.locator('.seat-plate').first().waitFor()
        for (const theme of ['hearth', 'contrast']) {
          await table.evaluate(name => document.querySelector('main')?.setAttribute('data-theme', name), theme)
          await table.evaluate(() => document.fonts.ready)
          expect(await collisions(table), `table, ${theme}, ${width}×${height}`).toEqual([])
        }
      }
      await shell.kill()
      await gm.locator('[data-connection=lost]').waitFor()
      for (const theme of ['hearth', 'parchment', 'contrast']) {
        await gm.evaluate(name => (document.documentElement.dataset['theme'] = name), theme)
        const look = (selector: string): Promise<string> =>
          gm
            .locator(selector)
            .first()
            .evaluate(button => {
              const { backgroundImage, boxShadow } = getComputedStyle(button)
              return `${backgroundImage}, ${boxShadow.replace(/ 0px 0px 0px 1px inset$/, '')}`
            })
        expect(await look('.btn.ember'), `no button glows without a host, ${theme}`).toMatch(/^none, rgba?\([^)]*\)$/)
      }
    }
  )
