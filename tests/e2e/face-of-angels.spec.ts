import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { FaceOfAngelsViews } from '#rules/face-of-angels/view'
import { frameFor } from '#rules/campaign/frame'
import { chronicleOnDisk, entriesOnDisk } from '../support/on-disk'
import {
  screen,
  begin,
  connectPlayers,
  handOf,
  heldBy,
  hiddenFromOthers,
  negotiate,
  faceCard,
  empower,
  layCard,
  answerAsTheWorld,
  helpWithTrump,
  toMargitsTurn
} from '../support/face-of-angels/screens'
import { discard, startShell } from '../support/shell'
import { test } from './test'

// Four screens: the Game Master who plays the World, two players with their own hands, and the table.
// A contest with its negotiation, a helper, a trump and a super-trump. The power fails in the middle of a trick.

test.use({ actionTimeout: 10_000 })

test(
  'a contest is played from the seats, and outlives the kill of its host in the middle of a trick',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(240_000)
    let shell = await startShell()
    const gm = await screen(browser, shell.url, { width: 1366, height: 768 })
    await begin(gm)
    const file = join(shell.folder, 'the-water-gate.hearth')
    const links = await connectPlayers(gm)
    const table = await screen(browser, links.table, { width: 1366, height: 768 })
    const margit = await screen(browser, links.margit, { width: 390, height: 844 })
    const joon = await screen(browser, links.joon, { width: 390, height: 844 })

    await gm.getByRole('button', { name: 'Shuffle and deal' }).click()
    await expect(handOf(margit)).toHaveCount(5)
    await expect(handOf(joon)).toHaveCount(5)
    await hiddenFromOthers({ gm, table, joon }, margit)

    await negotiate(gm, margit)
    const superTrump = await faceCard(gm, margit)
    await empower(gm, 'Ada Quill', superTrump)
    const [joons] = await heldBy(joon)
    if (!joons) throw new Error('Joon holds cards')
    await empower(gm, 'Kresk', joons)

    // Margit leads, and the power goes before the World has answered.
    const led = (await heldBy(margit)).find(card => card.name !== superTrump.name)
    if (!led) throw new Error('Margit holds cards')
    await layCard(margit, led)
    await expect(table.getByRole('img', { name: led.name })).toBeVisible()
    const handBefore = (await heldBy(margit)).map(card => card.name)
    const before = entriesOnDisk(file).length
    await shell.kill()
    await expect(margit.getByText('Trying again')).toBeVisible()
    shell = await shell.again(file)
    await gm.goto(shell.url)
    await expect(margit.getByText('Trying again')).toBeHidden()
    expect(entriesOnDisk(file).length).toBeGreaterThanOrEqual(before)
    await expect(table.getByRole('img', { name: led.name })).toBeVisible()
    expect((await heldBy(margit)).map(card => card.name)).toEqual(handBefore)

    // The World answers; Joon helps Margit with a trump, which becomes the point card and takes the trick.
    await gm.getByRole('button', { name: 'Angels' }).click()
    for (const away of await gm.getByRole('button', { name: 'Close message' }).all()) await away.click()
    await answerAsTheWorld(gm)
    await helpWithTrump(joon, joons)
    await margit.getByRole('radio', { name: joons.name }).click()
    await margit.getByRole('button', { name: 'This is the point card' }).click()
    await expect(table.getByText('Trump', { exact: true })).toBeVisible()
    await expect(margit.getByText('1 to 0')).toBeVisible()

    // No matter who leads, the super-trump ends it when Margit lays it.
    await toMargitsTurn(gm, margit)
    await layCard(margit, superTrump)
    await expect(table.getByText('Ada Quill wins')).toBeVisible()
    await margit.getByRole('radio', { name: 'In our own words' }).click()
    await margit.getByLabel('What changes').fill('Her shadow has wings')
    await margit.getByRole('button', { name: 'Transform' }).click()
    await margit.getByRole('button', { name: 'Close the contest' }).click()
    await expect(gm.getByRole('heading', { name: 'Free play' })).toBeVisible()
    await expect(table.getByText('Initiator')).toBeHidden()

    whatIsOnDisk(file)
    await hiddenFromOthers({ gm, table, joon }, margit)
    expect(await shell.stop()).toBe(0)
    discard(shell)
  }
)

test('a hand is seen by its player alone: under the cover of one machine, on the device that came last, by no wrong link', async ({
  browser
}) => {
  test.setTimeout(120_000)
  const shell = await startShell()
  const gm = await screen(browser, shell.url, { width: 1366, height: 768 })
  await begin(gm)
  await gm.getByRole('button', { name: 'Shuffle and deal' }).click()
  await gm.getByRole('button', { name: 'Hand the laptop to Margit' }).click()
  const cover = gm.getByRole('dialog', { name: 'For Margit alone' })
  await expect(cover.getByRole('heading', { name: 'Hand the laptop to Margit' })).toBeVisible()
  await expect(cover.locator('.playing-card')).toHaveCount(0)

  await cover.getByRole('button', { name: 'Press and hold to look' }).hover()
  await gm.mouse.down()
  await expect(cover.locator('.playing-card')).toHaveCount(5)
  await gm.mouse.up()
  await expect(cover.locator('.playing-card')).toHaveCount(0)

  await cover.getByRole('button', { name: /let me play/ }).click()
  await cover.getByRole('button', { name: 'Call a contest' }).click()
  await cover.getByRole('radio', { name: 'Kresk' }).click()
  await cover.getByRole('button', { name: 'Call the contest' }).click()
  await expect(cover.getByRole('button', { name: 'Cover the screen' })).toBeVisible()
  await cover.getByRole('button', { name: 'Cover and give it back' }).click()
  await expect(gm.getByText('says who acts for them').first()).toBeVisible()

  const links = await connectPlayers(gm)
  const phone = await screen(browser, links.margit, { width: 390, height: 844 })
  await expect(handOf(phone)).toHaveCount(5)
  const hand = (await heldBy(phone)).map(card => card.name)

  await phone.reload()
  await expect(handOf(phone)).toHaveCount(5)
  const laptop = await screen(browser, links.margit, { width: 1366, height: 768 })
  await expect(handOf(laptop)).toHaveCount(5)
  await expect(phone.getByText('This seat is open on another device')).toBeVisible()
  expect(await phone.content()).not.toContain(hand[0] ?? 'no card')

  // Any player may pause the game, and no screen says who did.
  await laptop.getByRole('button', { name: 'Pause' }).click()
  await expect(laptop.getByText('We pause here')).toBeVisible()
  await expect(handOf(laptop)).toHaveCount(0)

  await phone.goto(links.margit.replace(/#.{43}/, `#${'x'.repeat(43)}`))
  await phone.reload()
  await expect(phone.getByText('This link does not work any more')).toBeVisible()
  expect(await shell.stop()).toBe(0)
  discard(shell)
})

function whatIsOnDisk(file: string): void {
  const frame = frameFor(chronicleOnDisk(file), { kind: 'gm' })
  const board = frame.boards.find(each => each.system === 'face-of-angels')
  const view = board?.view as FaceOfAngelsViews['gm']
  expect(view.past.at(-1)?.outcome).toMatchObject({ winner: 'initiator', by: 'super-trump' })
  expect(view.past.at(-1)?.stakes).toEqual({ ifWin: 'The gate opens.', ifLose: 'Something follows her home.' })
  expect(view.protagonists[0]?.transformations[0]?.words).toContain('wings')
}
