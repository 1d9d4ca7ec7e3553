import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { discard } from '../support/shell'
import { begin, laptopSize, phoneSize, screen, type Evening } from '../support/evening'
import { test } from './test'

// Any player may stop the game without a name. Without a connection: seats.spec.ts.

test.use({ actionTimeout: 15_000 })

test(
  'any player stops any of the four games at once; no name is shown, and nothing of it is kept',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(240_000)
    const home = mkdtempSync(join(tmpdir(), 'hearthside-pause-'))
    let evening: Evening | null = null
    for (const moment of ['game-face: cups down', 'prophecy: on stage', 'face-of-angels: a card lies']) {
      evening = await begin(browser, moment, home, evening)
      const { shell, gm, links } = evening
      const table = await screen(browser, `${shell.origin}/table`, laptopSize)
      const games = moment.startsWith('game-face') ? ['A Thousand Faces', null] : [null]
      for (const [nth, game] of games.entries()) {
        const seat = await screen(browser, links[nth] ?? '', phoneSize)
        if (game) await seat.getByRole('button', { name: game }).click()
        const before = everythingIn(home)
        await seat.getByRole('button', { name: 'Pause' }).click()
        await expect(gm.getByText('Somebody asked for it; nobody is told who')).toBeVisible()
        await expect(table.getByRole('heading', { name: 'We pause here' })).toBeVisible()
        await expect(seat.getByRole('heading', { name: 'We pause here' })).toBeVisible()
        await expect
          .poll(() => withoutClocks(everythingIn(home)), { message: 'what is on the disk' })
          .toEqual(withoutClocks(before))
        await gm.getByRole('button', { name: 'Go on' }).click()
        await expect(table.getByRole('heading', { name: 'We pause here' })).toBeHidden()
        await expect
          .poll(() => withoutClocks(everythingIn(home)), { message: 'what is on the disk' })
          .toEqual(withoutClocks(before))
        await seat.context().close()
      }
      for (const page of [gm, table]) await page.context().close()
    }
    expect(await evening?.shell.stop()).toBe(0)
    if (evening) discard(evening.shell)
  }
)

/** Every byte that is kept for this evening: campaign, journal, backups, and what the program remembers. */
function everythingIn(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(each => each.isFile())
  return Object.fromEntries(
    files
      // The program itself touches the lock every few seconds.
      .filter(each => !each.name.endsWith('.lock'))
      .map(each => join(each.parentPath, each.name))
      .map(path => [path, readFileSync(path, 'latin1')])
  )
}

/** A clock that a pause stopped is an act of the Game Master (PR36). It does not say who asked for the pause. */
function withoutClocks(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const clock =
    /^[0-9a-f]{16} \{"id":\d+,"at":\d+,"kind":"act","board":"\w+","actor":\{"kind":"gm"\},"command":\{"type":"(start|pause)-clock"/
  return Object.fromEntries(
    Object.entries(files)
      .map(([path, text]) => {
        if (!path.endsWith('.journal')) return [path, text] as const
        const [head = '', ...acts] = text.trimEnd().split('\n')
        return [path, [head, ...acts.filter(act => !clock.test(act))].join('\n')] as const
      })
      // A journal in which there was nothing else.
      .filter(([path, text]) => !path.endsWith('.journal') || text.includes('\n'))
  )
}
