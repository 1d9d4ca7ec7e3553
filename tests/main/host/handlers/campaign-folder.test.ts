import { readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { FileInFolder } from '#shared/contract'
import { askGm, atTheTable, gmCaller, openTestHost, value } from '../test-host'

describe('one folder, and nothing outside of it', () => {
  test.each(['../secret', '/etc/passwd', '..\\secret', 'a/b', '.hidden', 'C:\\x', '\u0000', 'link'])(
    'no page reaches %j',
    async place => {
      const { host, folder, root } = await atTheTable()
      await writeFile(join(root, 'secret.hearth'), '{}')
      await symlink(join(root, 'secret.hearth'), join(folder, 'link.hearth'))
      const asks = [
        { ask: 'open', path: place, mode: 'edit' },
        { ask: 'save-as', path: place },
        { ask: 'save-copy', path: place },
        { ask: 'list-backups', path: place },
        { ask: 'restore-backup', path: place, backup: 'x' },
        { ask: 'new-campaign', title: 'x', seats: [], path: place },
        { ask: 'import', name: place, text: '{}' }
      ]
      for (const ask of asks) expect((await host.ask(gmCaller, ask)).ok).toBe(false)
      expect(await readFile(join(root, 'secret.hearth'), 'utf8')).toBe('{}')
    }
  )

  test('lists what is there by name and title', async () => {
    const { host } = await atTheTable()
    const files = value(await askGm(host, { ask: 'list-files' })) as readonly FileInFolder[]
    expect(files.map(({ name, title }) => [name, title])).toEqual([['the-drowned-bells.hearth', 'The Drowned Bells']])
  })

  test('exports and imports: the same campaign again, beside the first', async () => {
    const { host, gm, note, folder } = await atTheTable()
    value(await note('The bells ring'))
    const { name, text } = value(await askGm(host, { ask: 'export' })) as { name: string; text: string }
    value(await askGm(host, { ask: 'import', name, text }))
    expect(gm.dashboard.file?.name).toBe('the-drowned-bells 2.hearth')
    expect(JSON.stringify(gm.dashboard.frame?.log)).toContain('The bells ring')
    expect(await askGm(host, { ask: 'import', name: 'junk', text: 'junk' })).toMatchObject({
      ok: false,
      error: { problem: { kind: 'unreadable' } }
    })
    expect(await readdir(folder)).not.toContain('junk.hearth')
  })

  test('opens a copy of the sample, again and again', async () => {
    const origin = await atTheTable()
    const { text } = value(await askGm(origin.host, { ask: 'export' })) as { text: string }
    const sample = join(origin.root, 'the-drowned-bells.hearth')
    await writeFile(sample, text)
    const { host, folder } = await openTestHost({ sample })
    value(await askGm(host, { ask: 'open-sample' }))
    value(await askGm(host, { ask: 'open-sample' }))
    expect((await readdir(folder)).filter(name => name.endsWith('.hearth'))).toHaveLength(2)
  })

  test('says so when there is no sample', async () => {
    const { host } = await openTestHost()
    expect(await askGm(host, { ask: 'open-sample' })).toMatchObject({ error: { problem: { kind: 'not-found' } } })
  })
})

describe('the list of campaigns', () => {
  const list = async (host: Parameters<typeof askGm>[0]) =>
    value(await askGm(host, { ask: 'list-files' })) as readonly FileInFolder[]

  test('shows the time and size of the newest act, also when only the journal has it', async () => {
    const { host, folder, note } = await atTheTable()
    const [before] = await list(host)
    const file = await stat(join(folder, 'the-drowned-bells.hearth'))
    value(await note('The bells ring'))
    const journal = await stat(join(folder, 'the-drowned-bells.hearth.journal'))
    expect(before).toMatchObject({ journaled: false, bytes: file.size, changedAt: file.mtimeMs })
    expect(await list(host)).toMatchObject([
      { journaled: true, bytes: file.size + journal.size, changedAt: journal.mtimeMs }
    ])
  })

  test.each(['open', 'left behind by a kill'])('a copy of a campaign that is %s is a whole file', async how => {
    const first = await atTheTable()
    value(await first.note('The bells ring'))
    const path = join(first.folder, 'the-drowned-bells.hearth')
    const host = how === 'open' ? first.host : (await openTestHost({ root: first.root })).host
    value(await askGm(host, { ask: 'copy-file', path }))
    expect(await readFile(path, 'utf8')).not.toContain('The bells ring')
    expect(await readFile(join(first.folder, 'the-drowned-bells copy.hearth'), 'utf8')).toContain('The bells ring')
  })

  test('a deleted campaign goes into a folder of its own with its journal, and opens from there', async () => {
    const { host, folder, note } = await atTheTable()
    value(await note('The bells ring'))
    const path = join(folder, 'the-drowned-bells.hearth')
    const refused = await askGm(host, { ask: 'delete-file', path })
    expect(refused).toMatchObject({ ok: false, error: { problem: { remedy: expect.stringContaining('Close it') } } })
    value(await askGm(host, { ask: 'close' }))
    const deleted = value(await askGm(host, { ask: 'delete-file', path })) as { readonly path: string }
    expect(await list(host)).toEqual([])
    expect(deleted.path).toContain(join('Deleted campaigns', 'the-drowned-bells (deleted, '))
    expect(await readFile(deleted.path, 'utf8')).toContain('The bells ring')
    expect(await askGm(host, { ask: 'delete-file', path: '/etc/passwd' })).toMatchObject({ ok: false })
  })

  test('save as onto the own name is refused with what to do instead', async () => {
    const { host } = await atTheTable()
    const again = await askGm(host, { ask: 'save-as', path: 'the-drowned-bells' })
    expect(again).toMatchObject({ ok: false, error: { problem: { remedy: expect.stringContaining('Save now') } } })
  })
})
