import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { deliveredLayouts } from '#shared/overlay-layouts'
import type { NewClock } from '#rules/clocks/model'
import { crowdOf, writeCrowd } from '../support/crowd'
import { askHost, firstSnapshot, keepConnection } from '../support/ask-host'
import { keep } from '../support/moments/index'
import { foes } from '../support/phone-asked'
import { discard, startShell } from '../support/shell'
import { test } from './test'

/** The pairs of numbers, names and words of one plate that overlap, and everything that leaves its plate. */
function collisions(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const plate of document.querySelectorAll('.plate.player, .seat-plate')) {
      const parts = [...plate.querySelectorAll('.name, .embers, em, .fact, .fire, .xp, .things b, h2 > span')].filter(
        part => !part.parentElement?.closest('.fact, .fire, .xp') && part.getClientRects().length > 0
      )
      // A viewer of the table or the stream has no mouse: a name that is shortened there is never whole.
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

/** Every part of a layout has content: four foes, two clocks, a title, and a result of a test. */
function writeFull(path: string, players: number): void {
  const played = crowdOf(players)
  const clocks: readonly NewClock[] = [
    { name: 'The flood', note: '', face: 'shown', measure: { kind: 'segments', size: 6, sign: 'skull' } },
    { name: 'Break', note: '', face: 'shown', measure: { kind: 'countdown', length: 600_000 } }
  ]
  const exhibit = { kind: 'title', title: 'The bell tower on the long pier', line: 'Where the tide turns' } as const
  played.act({ ...foes, count: 4 })
  played.act({ type: 'reveal-foes' })
  played.campaign({ type: 'add-clocks', startAt: null, clocks })
  played.campaign({ type: 'prepare-exhibit', exhibit: { ...exhibit, picture: null }, to: 'table-and-overlay' })
  played.campaign({ type: 'show-prepared' })
  keep(played, path)
}

/** The plates that overlap or leave the screen. @param above whether the plates above the players count */
function misplaced(page: Page, above: boolean): Promise<readonly string[]> {
  return page.evaluate(all => {
    const within = all ? '.stack > *, .edge .plate' : '.edge .plate, .lower > .stack > *'
    const plates = [...document.querySelectorAll(within)].filter(each => each.getBoundingClientRect().width > 0)
    const named = (plate: Element): string => plate.textContent?.trim().slice(0, 30) ?? ''
    return plates.flatMap((plate, at) => {
      const box = plate.getBoundingClientRect()
      const isOut = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight
      const under = plates.slice(at + 1).filter(other => {
        const next = other.getBoundingClientRect()
        const wide = Math.min(box.right, next.right) - Math.max(box.left, next.left)
        const high = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top)
        return wide > 1 && high > 1 && !plate.contains(other)
      })
      return [
        ...(isOut ? [`${named(plate)} leaves the picture`] : []),
        ...under.map(each => `${named(plate)} on ${named(each)}`)
      ]
    })
  }, above)
}

test(
  'DI1 DI5: each delivered layout has text for small viewers, keeps its plates apart, and a flip at its side',
  { tag: '@long' },
  async ({ browser }) => {
    const home = mkdtempSync(join(tmpdir(), 'hearthside-layouts-'))
    const file = join(home, 'campaigns', 'full.hearth')
    writeFull(file, 6)
    const shell = await startShell({ home }, file)
    const open = async (): Promise<Page> => (await browser.newContext()).newPage()
    const [gm, overlay] = [await open(), await open()]
    await keepConnection(gm)
    await gm.goto(shell.url)
    await gm.locator('[data-revision]').first().waitFor()
    await askHost(gm, { ask: 'set-device-server', on: true, reach: 'loopback' })
    await gm.reload()
    const { deviceServer } = await firstSnapshot<'gm'>(gm)

    for (const [format, width, height] of [
      ['wide', 1920, 1080],
      ['tall', 1080, 1920]
    ] as const) {
      const layouts = deliveredLayouts.map(layout => ({ ...layout, format, toast: 30 }))
      await askHost(gm, { ask: 'set-preferences', preferences: { layouts } })
      await overlay.setViewportSize({ width, height })
      for (const { id, name, parts } of layouts) {
        await overlay.goto(deviceServer.layouts.find(({ layout }) => layout === id)!.url)
        await overlay.reload()
        await overlay.locator(`.overlay-screen[data-layout=${id}][data-format=${format}]`).waitFor()
        await askHost(gm, { ask: 'test-overlay', layout: id })
        await overlay.getByText('Test: this link works').waitFor()
        if (parts.flip !== 'off') await overlay.locator('.toast').waitFor()
        await overlay.evaluate(() => document.fonts.ready)
        await expect.poll(() => misplaced(overlay, true), `${name}, ${format}`).toEqual([])
        const smallest = await overlay.evaluate(() =>
          Math.min(
            ...[...document.querySelectorAll<HTMLElement>('.overlay-screen :not(h1)')]
              .filter(each => !each.closest('svg'))
              .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim()))
              .map(each => Number.parseFloat(getComputedStyle(each).fontSize))
          )
        )
        expect(smallest, `${name}, ${format}`).toBeGreaterThanOrEqual(24)
        if (!parts.flip.endsWith('right')) continue
        const toast = await overlay.locator('.toast').boundingBox()
        expect(toast!.x + toast!.width, `the flip stands on the right of ${name}, ${format}`).toBeGreaterThan(
          width - 60
        )
      }
    }
    const strip = deliveredLayouts[0]!
    const left = { ...strip.parts, flip: 'bottom-left' } as const
    const layouts = [{ ...strip, parts: left, scale: 1.5, toast: 30 }, ...deliveredLayouts.slice(1)]
    await askHost(gm, { ask: 'set-preferences', preferences: { layouts } })
    await overlay.setViewportSize({ width: 1920, height: 1080 })
    await overlay.goto(deviceServer.layouts[0]!.url)
    await overlay.reload()
    await overlay.locator('.overlay-screen[style*="--scale: 1.5;"]').waitFor()
    await askHost(gm, { ask: 'test-overlay', layout: 'strip' })
    await overlay.locator('.toast').waitFor()
    await expect.poll(() => misplaced(overlay, false), 'too many plates for one side').toEqual([])
    expect(await shell.stop()).toBe(0)
    discard(shell)
  }
)
