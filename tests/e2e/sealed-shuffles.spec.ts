import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { Played } from '../support/chronicle'
import { keep } from '../support/moments/index'
import { discard, startShell } from '../support/shell'
import { laptopSize, connectPlayers, phoneSize, screen } from '../support/evening'

test.use({ actionTimeout: 15_000 })

test('SF1 SF5 SF9 a phone keeps the seal of a shuffle, and its page of the check tells a right order from a changed one', async ({
  browser
}) => {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-sealed-'))
  const path = join(home, 'campaigns', 'evening.hearth')
  const played = Played.table('The salt road', 'Kresk Half-Tide', 'Constance-Philippa')
  const flip = {
    type: 'flip',
    attribute: 'str',
    net: 0,
    move: null,
    fast: false,
    hasText: { check: false, cross: false }
  }
  played.act({ ...flip, seat: played.seats[0], versus: null, supporters: [] })
  keep(played, path)
  const shell = await startShell({ home }, path)
  const gm = await screen(browser, shell.url, laptopSize)
  const seat = await screen(browser, (await connectPlayers(gm))[0] ?? '', phoneSize)
  await seat.getByText('The next shuffle is sealed').click()
  await expect(seat.getByText('Your phone has added its number.')).toBeVisible()
  const seal = ((await seat.locator('.seat-shuffle code').textContent()) ?? '').replaceAll(' ', '')
  expect(seal).toMatch(/^[\da-f]{64}$/)
  for (const key of ['1', 'r']) await gm.keyboard.press(key)
  await expect(seat.locator('.seat-shuffle code')).not.toHaveText(new RegExp(seal.match(/.{4}/g)!.join(' ')))

  await gm.locator('button[aria-haspopup=menu]', { hasText: 'Campaign' }).click()
  await gm.getByRole('menuitem', { name: /^Shuffles: seal and check/ }).click()
  await gm.getByRole('button', { name: 'Reveal the secrets now' }).click()
  await expect(seat.getByText(/The secrets of \d+ shuffles? are revealed/).first()).toBeAttached()
  const saving = gm.waitForEvent('download')
  await gm.getByRole('button', { name: 'Save the page that checks' }).click()
  const check = join(home, 'check.html')
  await (await saving).saveAs(check)

  await seat.getByText('Show them').click()
  const kept = await seat.locator('.seat-shuffle li').allTextContents()
  expect(kept.join()).toContain(seal)
  expect(kept.filter(line => / [\da-f]{32}$/.test(line)).length).toBeGreaterThan(0)
  const checker = await (await browser.newContext({ offline: true })).newPage()
  const read = async (): Promise<string> => {
    await checker.goto(`file://${check}`)
    await checker.locator('#kept').fill(kept.join('\n'))
    const said = ['sum', 'compared', 'numbers'].map(id => checker.locator(`#${id}`).textContent())
    return (await Promise.all(said)).join(' ')
  }
  const right =
    /are right, 0 wrong, .* [1-9]\d* seals? are the same as here, 0 are others.* [1-9]\d* numbers of this phone were used, 0 were not/
  expect(await read()).toMatch(right)
  const [, shake = ''] = /"shakes":\["([\da-f]+)"/.exec(readFileSync(check, 'utf8')) ?? []
  const changed = (parseInt(shake[0] ?? '', 16) ^ 1).toString(16) + shake.slice(1)
  writeFileSync(check, readFileSync(check, 'utf8').replace(shake, changed))
  expect(await read()).toMatch(/, 1 wrong, .* [1-9]\d* were not \(/)
  expect(await shell.stop()).toBe(0)
  discard(shell)
})
