import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { Played } from '../support/chronicle'
import { keep } from '../support/moments/index'
import { large } from '../support/sound-phone'
import { discard, startShell } from '../support/shell'
import { settled } from '../support/settled'
import { laptopSize, connectPlayers, phoneSize, screen } from '../support/evening'
import { test } from './test'

test.use({ actionTimeout: 15_000 })

test(
  'a character is made on the phone, asks for a move, is called by one press, and flips',
  { tag: '@long' },
  async ({ browser }) => {
    const home = mkdtempSync(join(tmpdir(), 'hearthside-making-'))
    const path = join(home, 'campaigns', 'evening.hearth')
    const played = Played.table('The salt road', 'Kresk Half-Tide', 'Constance-Philippa of the Drowned Bells')
    played.act({ type: 'set-phone-flips', seat: null, on: true })
    played.act({ type: 'lay-out-moves' })
    keep(played, path)
    const shell = await startShell({ home }, path)
    const gm = await screen(browser, shell.url, laptopSize)
    const [link = ''] = await connectPlayers(gm)
    const seat = await screen(browser, link, phoneSize)
    const making = seat.locator('.own-making')
    const press = (name: string | RegExp): Promise<void> => making.getByRole('button', { name }).first().click()
    await making.getByRole('textbox', { name: 'A touchstone' }).fill('Earthsea')
    await press('Add it to the list')
    await making.getByRole('radio', { name: 'Earthsea' }).click()
    await press('Circle it')
    await press('Next')
    await making.getByRole('radio').first().click()
    await large(seat, 'phone-making')
    await settled(seat)
    await press('Take the card')
    await expect(making.locator('.has')).toBeVisible()
    await press('Later')
    await making.getByRole('radio', { name: 'Str 1' }).click()
    await making.getByRole('radio', { name: 'Anvil Dex 1 · Dragon Int 4' }).click()
    await press('Lay the points')
    await press('Next')
    await expect(making.getByRole('heading').first()).toHaveText('Fateful Moment')

    await gm.keyboard.press('Shift+Q')
    const sheet = gm.getByRole('dialog', { name: 'Creating the characters' })
    await sheet.locator('.step-bar').getByRole('button', { name: 'The Hearth' }).click()
    await expect(sheet.locator('.still-making')).toContainText(
      'Kresk Half-Tide lacks Move cards, Questions, Fateful Moment'
    )
    await sheet.getByRole('button', { name: 'Go on without what is missing' }).click()
    await expect(making).toHaveCount(0)

    await seat.locator('.own-moves-fold > details > summary').click()
    const discern = seat.locator('.own-move').filter({ has: seat.locator('b', { hasText: 'Discern' }) })
    await discern.locator('summary').click()
    await discern.getByRole('button', { name: 'Ask to flip' }).click()
    await gm.keyboard.press('1')
    await gm.getByRole('button', { name: /asks for Discern/ }).click()
    await gm.getByRole('button', { name: 'Call that' }).click()
    await seat.getByRole('region', { name: 'Your flip' }).getByRole('button').click()
    await expect(seat.getByRole('region', { name: 'Your flip' })).toHaveCount(0)
    await expect(gm.getByRole('button', { name: /asks for Discern/ })).toHaveCount(0)
    expect(await shell.stop()).toBe(0)
    discard(shell)
  }
)
