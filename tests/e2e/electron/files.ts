import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { freshHome, type Desktop } from '../../support/electron-double/drivers'
import { entriesOnDisk } from '../../support/on-disk'
import {
  answerDialogs,
  ask,
  askedInDialogs,
  choose,
  driver,
  expect,
  sampleOn,
  shownToGm,
  test,
  windowOf
} from './fixtures'
import { mark } from './play'
import { leave } from './projector'

const sample = join(import.meta.dirname, '..', '..', '..', 'resources', 'samples', 'the-drowned-bells.hearth')

/** A campaign file in a folder of the user. */
export function campaignIn(home: string, name: string): string {
  mkdirSync(home, { recursive: true })
  const path = join(home, name)
  copyFileSync(sample, path)
  return path
}

/** Files: by dialog, by menu, by the system, by hand. */
export function fileTests(): void {
  test('new, open, save as and save a copy ask with the system’s own dialogs', async ({ desktop }) => {
    const gm = await desktop.page('gm')
    const own = join(desktop.home, 'salt-road')
    await answerDialogs(desktop, null)
    const seats = [{ player: 'Joon', character: 'Kresk' }]
    await ask(gm, { ask: 'new-campaign', title: 'The Salt Road', seats, path: null })
    expect((await shownToGm(gm)).frame).toBeNull()

    await answerDialogs(desktop, own)
    expect(await ask(gm, { ask: 'new-campaign', title: 'The Salt Road', seats, path: null })).toMatchObject({
      ok: true
    })
    const [question] = await askedInDialogs(desktop)
    expect(question).toMatchObject({ kind: 'save', filters: [{ name: 'Hearthside campaign', extensions: ['hearth'] }] })
    // Where documents are is the system's to say: Windows and XDG have settings of their own for it.
    const documents = await desktop.evaluate(({ app }) => app.getPath('documents'))
    expect(question?.['defaultPath']).toBe(join(documents, 'the-salt-road.hearth'))
    expect(entriesOnDisk(`${own}.hearth`).length).toBeGreaterThan(0)

    for (const [label, name] of [
      ['Save As…', 'second.hearth'],
      ['Save a Copy…', 'copy.hearth']
    ] as const) {
      await answerDialogs(desktop, join(desktop.home, name))
      await choose(desktop, 'File', label)
      const dialog = gm.getByRole('dialog', { name: label.replace('…', ''), exact: false })
      await dialog.getByLabel('Title of the campaign').fill(`The Salt Road, ${name}`)
      await dialog.getByRole('button', { name: 'Choose a place…' }).click()
      await expect.poll(() => existsSync(join(desktop.home, name))).toBe(true)
    }
    await expect.poll(async () => (await shownToGm(gm)).file?.name).toBe('second.hearth')
    await expect.poll(async () => (await shownToGm(gm)).frame?.title).toBe('The Salt Road, second.hearth')
    expect(readFileSync(join(desktop.home, 'copy.hearth'), 'utf8')).toContain('The Salt Road, copy.hearth')

    await answerDialogs(desktop, `${own}.hearth`)
    await choose(desktop, 'File', 'Open…')
    await expect.poll(async () => (await shownToGm(gm)).file?.name).toBe('salt-road.hearth')
    expect(await askedInDialogs(desktop)).toMatchObject([{ kind: 'open', properties: ['openFile'] }])
    await answerDialogs(desktop, null)
    await choose(desktop, 'File', 'Open…')
    await expect.poll(async () => (await askedInDialogs(desktop)).length).toBe(1)
    expect((await shownToGm(gm)).file?.name).toBe('salt-road.hearth')
  })

  test('the folder of the command line is where dialogs begin, and the window is reported to npm start', async ({
    start
  }) => {
    const home = freshHome()
    const report = join(home, 'started')
    process.env['HEARTHSIDE_STARTED'] = report
    const desktop = await start({ home, args: ['--folder', join(home, 'my campaigns')] }).finally(
      () => delete process.env['HEARTHSIDE_STARTED']
    )
    const gm = await desktop.page('gm')
    await expect.poll(() => existsSync(report) && readFileSync(report, 'utf8')).toMatch(/^window \d+\n$/)
    expect(readFileSync(`${report}.progress`, 'utf8')).toBe('main\nready\nhost\n')
    await answerDialogs(desktop, null)
    await ask(gm, { ask: 'new-campaign', title: 'The Salt Road', seats: [], path: null })
    const [question] = await askedInDialogs(desktop)
    expect(question?.['defaultPath']).toBe(join(home, 'my campaigns', 'the-salt-road.hearth'))
  })

  test('a page may name campaigns and no other file; recent files are in the menu, and open from there', async ({
    desktop
  }) => {
    const gm = await sampleOn(desktop)
    const denied = { ok: false, error: { problem: { kind: 'not-allowed' } } }
    for (const path of ['/etc/passwd', 'relative.hearth', '/etc/passwd\0.hearth.txt']) {
      expect(await ask(gm, { ask: 'open', path, mode: 'edit' })).toMatchObject(denied)
      expect(await ask(gm, { ask: 'show-in-folder', path })).toMatchObject(denied)
      expect(await ask(gm, { ask: 'list-backups', path })).toMatchObject(denied)
    }
    expect(await ask(gm, { ask: 'save-copy', path: 'relative' })).toMatchObject(denied)
    expect(await ask(gm, { ask: 'list-files' })).toEqual({ ok: true, value: [] })

    const other = campaignIn(desktop.home, 'other.hearth')
    expect(await ask(gm, { ask: 'open', path: other, mode: 'edit' })).toEqual({ ok: true, value: null })
    const recents = (): Promise<readonly string[]> =>
      desktop.evaluate(({ Menu }) => {
        const file = Menu.getApplicationMenu()?.items.find(each => each.label === '&File')?.submenu
        const list = file?.items.find(each => each.label === 'Open Recent')?.submenu?.items ?? []
        return list.map(each => each.sublabel)
      })
    await expect.poll(async () => (await recents())[0]).toBe(other)
    const [, earlier] = await recents()
    await desktop.evaluate(({ Menu }, path) => {
      const file = Menu.getApplicationMenu()?.items.find(each => each.label === '&File')?.submenu
      const list = file?.items.find(each => each.label === 'Open Recent')?.submenu?.items ?? []
      list.find(each => each.sublabel === path)?.click()
    }, earlier)
    await expect.poll(async () => (await shownToGm(gm)).file?.path).toBe(earlier)
    if (driver === 'double')
      expect(await desktop.evaluate(({ double }) => double?.recentDocuments)).toEqual([earlier, other, earlier])
  })

  test('the file on the command line, a second start, and the system’s open-file event', async ({ start }) => {
    const first = await start()
    const path = campaignIn(first.home, 'second start.hearth')
    const gm = await first.page('gm')
    await first.again('--some-switch', path)
    await expect.poll(async () => (await shownToGm(gm)).file?.path).toBe(path)
    // Without a file it only comes to the front.
    await first.again()
    expect(await first.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)

    const handed = campaignIn(first.home, 'handed over.hearth')
    const prevented = await first.evaluate(({ app }, file) => {
      let said = false
      app.emit('open-file', { preventDefault: () => (said = true) }, file)
      return said
    }, handed)
    expect(prevented).toBe(true)
    await expect.poll(async () => (await shownToGm(gm)).file?.path).toBe(handed)
    await leave(first)
    expect(await first.ended).toBe(0)

    const named = await start({ home: first.home, args: [path] })
    const again = await named.page('gm')
    await expect.poll(async () => (await shownToGm(again)).file?.path).toBe(path)
  })

  test('a file that comes before the app is ready is not lost', { tag: '@long' }, async ({ start }) => {
    const first = await start()
    const early = campaignIn(first.home, 'early.hearth')
    await leave(first)
    await first.ended
    const second = await start(driver === 'double' ? { home: first.home, early } : { home: first.home, args: [early] })
    const gm = await second.page('gm')
    await expect.poll(async () => (await shownToGm(gm)).file?.path).toBe(early)
  })

  test(
    'a campaign that is dropped on the dashboard is opened from its folder',
    { tag: '@long' },
    async ({ desktop }) => {
      const dropped = campaignIn(desktop.home, 'dropped.hearth')
      const gm = await sampleOn(desktop)
      await dropOn(desktop, gm, dropped)
      // Another one is open: it is asked first.
      await gm.getByRole('button', { name: 'Open it' }).click()
      await expect.poll(async () => (await shownToGm(gm)).file?.path).toBe(dropped)
      await expect.poll(async () => (await windowOf(desktop, 'gm'))?.title).toMatch(/Drowned Bells/)
      await mark(gm, 'from here')
      expect(entriesOnDisk(dropped).length).toBe((await shownToGm(gm)).frame?.revision)
    }
  )

  test('a campaign as .json that is dropped is imported as a copy', { tag: '@long' }, async ({ desktop }) => {
    const dropped = campaignIn(desktop.home, 'from elsewhere.json')
    const before = readFileSync(dropped)
    const gm = await sampleOn(desktop)
    await dropOn(desktop, gm, dropped)
    await gm.getByRole('button', { name: 'Open it' }).click()
    const folder = join(desktop.home, 'Documents', 'Hearthside')
    await expect.poll(async () => (await shownToGm(gm)).file?.name).toMatch(/^from elsewhere.*\.hearth$/)
    expect((await shownToGm(gm)).file?.path.startsWith(folder)).toBe(true)
    expect(readFileSync(dropped)).toEqual(before)
  })
}

/** A file falls on the dashboard. */
async function dropOn(desktop: Desktop, gm: Page, path: string): Promise<void> {
  if (driver === 'double')
    await desktop.evaluate(
      ({ BrowserWindow }, paths) => {
        const [window] = BrowserWindow.getAllWindows()
        return (window?.webContents as unknown as Droppable).tellPaths(paths)
      },
      { [basename(path)]: path }
    )
  await gm.evaluate(() => {
    const input = document.createElement('input')
    Object.assign(input, { type: 'file', id: 'hand' })
    document.body.append(input)
  })
  await gm.setInputFiles('#hand', path)
  await gm.evaluate(() => {
    const [file] = document.querySelector<HTMLInputElement>('#hand')?.files ?? []
    const carried = new DataTransfer()
    if (file) carried.items.add(file)
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }))
  })
}

interface Droppable {
  tellPaths(paths: Readonly<Record<string, string>>): Promise<void>
}
