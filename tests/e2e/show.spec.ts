import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { pictureHead } from '@/features/showing/redraw-picture'
import { violations } from '../support/axe'
import { Played } from '../support/chronicle'
import { printed } from '../support/frozen'
import { type Shell, startShell } from '../support/shell'
import { exifWithPlace, pngOf } from '../support/tiny-pictures'
import { test } from './test'

/** What came to a page: the addresses it asked for, and the messages on its socket. */
function trafficOf(page: Page): readonly string[] {
  const heard: string[] = []
  page.on('request', request => heard.push(request.url()))
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  return heard
}

/** The middle of something on a page, in pixels. */
async function centreOf(what: Locator): Promise<readonly number[]> {
  const box = await what.boundingBox()
  return box ? [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] : []
}

/** A real JPEG as a camera writes it, with the place where it was taken. */
async function photograph(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2560, 1440)
    const context = canvas.getContext('2d')!
    context.fillStyle = '#d98b4a'
    context.fillRect(0, 0, 2560, 1440)
    context.fillStyle = '#15100c'
    context.fillRect(800, 270, 400, 1170)
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())
    return btoa(Array.from(bytes, each => String.fromCharCode(each)).join(''))
  })
  const drawn = Buffer.from(base64, 'base64')
  return Buffer.concat([drawn.subarray(0, 2), exifWithPlace, drawn.subarray(2)])
}

test('a picture comes in without its place, is shown by key, and nothing of it reaches the table before or after', async ({
  page,
  context
}) => {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-show-'))
  const file = join(home, 'campaigns', 'bells.hearth')
  mkdirSync(join(home, 'campaigns'), { recursive: true })
  writeFileSync(file, printed('bells', Played.table('The Drowned Bells', 'Kresk', 'Wren').chronicle))
  const shell = await startShell({ home }, file)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(shell.url)
  await expect(page.locator('.board')).toBeVisible()
  const table = await context.newPage()
  const heard = trafficOf(table)
  await table.setViewportSize({ width: 1920, height: 1080 })
  await table.goto(`${shell.origin}/table`)
  await expect(table.locator('main[data-stage]')).toBeVisible()

  await page.bringToFront()
  await page.keyboard.press('Shift+S')
  const stage = page.getByRole('main', { name: 'The stage' })
  await expect(stage).toBeVisible()
  const picked = page.locator('input[type=file]').first()

  for (const [name, bytes] of [
    ['map.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['map.jpg', Buffer.from('<!doctype html><script>1</script>')]
  ] as const) {
    await picked.setInputFiles({ name, mimeType: 'image/png', buffer: bytes })
    await expect(stage.getByText(`${name} is a picture of a kind that cannot be shown here`)).toBeVisible()
  }
  const bomb = pngOf(1, 1)
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  await picked.setInputFiles({ name: 'bomb.png', mimeType: 'image/png', buffer: bomb })
  await expect(stage.getByText('60000 × 60000')).toBeVisible()

  await picked.setInputFiles({ name: 'tower.png', mimeType: 'image/png', buffer: await photograph(page) })
  await stage.getByRole('textbox', { name: 'Caption' }).fill('ZqTowerZ')
  await page.keyboard.press('Enter')
  await expect(stage.getByRole('textbox', { name: 'Caption' })).toBeHidden()
  const media = `${file}.media`
  const [name = ''] = readdirSync(media)
  expect(name).toMatch(/^[0-9a-f]{64}\.jpg$/)
  expect(readFileSync(join(media, name)).includes('ZqPlaceZ')).toBe(false)

  await page.keyboard.press('Alt+1')
  await expect(stage.getByRole('button', { name: /^Show ZqTowerZ/ })).toBeVisible()
  expect(await violations(page, {})).toEqual([])
  const kept = readFileSync(join(media, name))
  const onDashboard = await stage.locator('.next img').getAttribute('src')
  const rendition = async (): Promise<Buffer> => (await page.request.get(`${shell.origin}${onDashboard}`)).body()
  await expect.poll(async () => (await rendition()).equals(kept)).toBe(false)
  expect(pictureHead(await rendition())).toEqual({ kind: 'JPEG', width: 1920, height: 1080 })
  const before = heard.join('\n')
  for (const secret of ['ZqTowerZ', name.slice(0, 64), '/picture/']) expect(before).not.toContain(secret)

  await page.keyboard.press('Enter')
  const shown = table.locator('.shown-picture')
  await expect(shown).toBeVisible()
  await expect(table.getByRole('heading', { name: 'ZqTowerZ' })).toBeVisible()
  const address = (await shown.getAttribute('src')) ?? ''
  expect(address).toMatch(/^\/picture\/[\w-]{43}$/)
  const answer = await table.request.get(`${shell.origin}${address}`)
  expect([answer.status(), answer.headers()['cache-control'], answer.headers()['content-type']]).toEqual([
    200,
    'no-store',
    'image/jpeg'
  ])
  expect(await answer.body()).toEqual(await rendition())
  expect(await (await table.request.get(`${shell.origin}${address}/full`)).body()).toEqual(kept)
  expect((await table.request.get(`${shell.origin}${address}/${name}`)).status()).toBe(404)
  expect(heard.filter(each => each.includes('/full'))).toEqual([])

  const pad = page.getByRole('application', { name: /^Point and zoom/ })
  const seen = await pad.boundingBox()
  const [left, top] = [(seen?.x ?? 0) + (seen?.width ?? 0) * 0.25, (seen?.y ?? 0) + (seen?.height ?? 0) * 0.5]
  await page.mouse.move(left, top)
  await page.mouse.wheel(0, -100)
  await page.mouse.down()
  await page.mouse.up()
  const pointer = table.locator('.picture-pointer')
  await expect(pointer).toBeVisible()
  await expect.poll(() => centreOf(pointer)).toEqual([480, 540])
  await expect.poll(async () => Math.round((await shown.boundingBox())?.width ?? 0)).toBe(2400)
  await expect(table.locator('.full-picture')).toBeVisible()
  expect(heard.filter(each => each.includes('/full'))).toEqual([`${shell.origin}${address}/full`])
  expect(await violations(page, {})).toEqual([])
  await pad.focus()
  await page.keyboard.press('Escape')
  await expect(pointer).toHaveCount(0)

  await page.keyboard.press('Escape')
  await expect(shown).toBeHidden()
  for (const gone of [address, `${address}/full`])
    expect((await table.request.get(`${shell.origin}${gone}`)).status()).toBe(404)

  await page.keyboard.press('F6')
  await page.keyboard.press('Alt+1')
  // The first F6 has been answered by then. A second press during the answer would be the same press.
  await expect(stage.getByRole('button', { name: /^Show ZqTowerZ/ })).toBeVisible()
  await page.keyboard.press('F6')
  await expect(shown).toBeVisible()
  expect(await shown.getAttribute('src')).not.toBe(address)

  // Another picture directly after it. No part of it is on the table before; the game does not appear between both.
  await picked.setInputFiles({ name: 'vault.png', mimeType: 'image/png', buffer: pngOf(320, 180) })
  await stage.getByRole('textbox', { name: 'Caption' }).fill('ZqVaultZ')
  await page.keyboard.press('Enter')
  await expect(stage.getByRole('textbox', { name: 'Caption' })).toBeHidden()
  await page.keyboard.press('Alt+2')
  await expect(stage.getByRole('button', { name: /^Show ZqVaultZ/ })).toBeVisible()
  expect(heard.join('\n')).not.toContain('ZqVaultZ')
  await expect(table.locator('.shown-screen')).toHaveCSS('opacity', '1')
  await table.evaluate(countUncovered)
  await page.keyboard.press('F6')
  await expect(table.getByRole('heading', { name: 'ZqVaultZ' })).toBeVisible()
  await expect(shown).toBeVisible()
  await expect(table.locator('html')).toHaveAttribute('data-uncovered', '0')
  await takenAcross(page, shell, { name, kept })
})

/** Counts, in a page, the frames in which what is shown does not cover the game. */
function countUncovered(): void {
  let count = 0
  const look = (): void => {
    const screen = document.querySelector('.shown-screen')
    const { visibility, opacity } = screen ? getComputedStyle(screen) : { visibility: 'hidden', opacity: '0' }
    if (visibility === 'hidden' || Number(opacity) < 1) count += 1
    document.documentElement.dataset['uncovered'] = String(count)
    requestAnimationFrame(look)
  }
  look()
}

/** SH11: downloaded as one file and imported by another Hearthside, the campaign has its whole picture again. */
async function takenAcross(
  page: Page,
  shell: Shell,
  { name, kept }: { readonly name: string; readonly kept: Buffer }
): Promise<void> {
  await page.keyboard.press('Control+Shift+S')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a copy' }).click()
  const bundle = readFileSync(await (await download).path())
  await shell.stop()
  const other = await startShell()
  await page.goto(other.url)
  await expect(page.getByRole('heading', { name: 'The table is set' })).toBeVisible()
  await page.keyboard.press('Control+O')
  const picked = { name: 'sent.hearth', mimeType: 'application/octet-stream', buffer: bundle }
  await page.locator('input[type=file][accept^=".hearth"]').setInputFiles(picked)
  await expect(page.locator('.board')).toBeVisible()
  const brought = readdirSync(other.folder).filter(each => each.endsWith('.media'))
  expect(brought).toHaveLength(1)
  expect(readFileSync(join(other.folder, brought[0] ?? '', name)).equals(kept)).toBe(true)
  await page.keyboard.press('Shift+S')
  await expect(page.getByRole('button', { name: 'Words of ZqTowerZ' })).toBeVisible()
  await other.stop()
}
