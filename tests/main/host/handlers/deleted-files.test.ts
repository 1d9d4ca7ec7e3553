import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { FileInFolder } from '#shared/contract'
import { realDisk, type Disk } from '#main/storage/disk/disk'
import { askGm, atTheTable, openTestHost, value } from '../test-host'

type Host = Parameters<typeof askGm>[0]
const file = 'the-drowned-bells.hearth'

async function deleted(host: Host): Promise<readonly FileInFolder[]> {
  return value(await askGm(host, { ask: 'list-deleted' })) as readonly FileInFolder[]
}

/** A campaign that was killed in the middle and then deleted: its last act is in the journal only. */
async function deletedWithJournal(options: { readonly disk?: Disk } = {}) {
  const killed = await atTheTable()
  value(await killed.note('only in the journal'))
  await killed.host.abandon()
  const next = await openTestHost({ root: killed.root, ...options })
  value(await askGm(next.host, { ask: 'delete-file', path: join(killed.folder, file) }))
  return next
}

async function opensWhole(root: string, place: string): Promise<void> {
  const { host, folder } = await openTestHost({ root })
  value(await askGm(host, { ask: 'open', path: place, mode: 'edit' }))
  value(await askGm(host, { ask: 'close' }))
  expect(await readFile(join(folder, place), 'utf8')).toContain('only in the journal')
}

describe('a deleted campaign', () => {
  test('is listed and brought back with its journal, under its own name', async () => {
    const { host, root, folder } = await deletedWithJournal()
    const [one, ...others] = await deleted(host)
    expect([one?.title, one?.journaled, others]).toEqual(['The Drowned Bells', true, []])
    const back = value(await askGm(host, { ask: 'bring-back', path: one?.path ?? '' })) as { readonly path: string }
    expect(back.path).toBe(join(folder, file))
    expect(await deleted(host)).toEqual([])
    expect(await readdir(join(folder, 'Deleted campaigns'))).toEqual([])
    await opensWhole(root, file)
  })

  test('comes back beside a new campaign of the same name, and takes no strange journal for its own', async () => {
    const { host, root, folder } = await deletedWithJournal()
    await writeFile(join(folder, file), 'another one')
    await writeFile(join(folder, 'the-drowned-bells 2.hearth.journal'), 'a stray journal')
    const [one] = await deleted(host)
    value(await askGm(host, { ask: 'bring-back', path: one?.path ?? '' }))
    expect(await readFile(join(folder, file), 'utf8')).toBe('another one')
    await opensWhole(root, 'the-drowned-bells 2.hearth')
    const stray = (await readdir(folder)).find(name => name.startsWith('the-drowned-bells 2.hearth.journal.broken-'))
    expect(await readFile(join(folder, stray ?? ''), 'utf8')).toBe('a stray journal')
  })

  test.each([...Array(24).keys()])('loses nothing when step %i of bringing it back fails', async failing => {
    let step = Number.NaN
    const count = async <Value>(work: () => Promise<Value>): Promise<Value> => {
      if (step++ === failing) throw Object.assign(new Error('gone'), { code: 'EIO' })
      return work()
    }
    const disk: Disk = {
      ...realDisk,
      open: (path, flags, mode) => count(() => realDisk.open(path, flags, mode)),
      rename: (from, to) => count(() => realDisk.rename(from, to)),
      remove: path => count(() => realDisk.remove(path))
    }
    const { host, root } = await deletedWithJournal({ disk })
    const [one] = await deleted(host)
    step = 0
    await askGm(host, { ask: 'bring-back', path: one?.path ?? '' })
    if (failing === 0) expect(step).toBe(1)
    if (failing === 23) expect(step, 'how many steps there are').toBeLessThan(23)
    step = Number.NaN
    const { host: next } = await openTestHost({ root })
    for (const left of await deleted(next)) value(await askGm(next, { ask: 'bring-back', path: left.path }))
    await opensWhole(root, file)
  })

  test.each(['/etc/passwd', 'secret.hearth', '../secret.hearth', 'x'])('no page brings back %j', async path => {
    const { host, root } = await deletedWithJournal()
    await writeFile(join(root, 'secret.hearth'), '{}')
    expect((await askGm(host, { ask: 'bring-back', path })).ok).toBe(false)
    expect(await readFile(join(root, 'secret.hearth'), 'utf8')).toBe('{}')
  })

  test('a link in place of the bin leads nowhere; without a bin nothing is made', async () => {
    const { host, root, folder } = await atTheTable()
    expect(await deleted(host)).toEqual([])
    expect(await readdir(folder)).not.toContain('Deleted campaigns')
    await mkdir(join(root, 'elsewhere'))
    await writeFile(join(root, 'elsewhere', 'secret.hearth'), '{}')
    await symlink(join(root, 'elsewhere'), join(folder, 'Deleted campaigns'))
    expect(await deleted(host)).toEqual([])
    const path = join(folder, 'Deleted campaigns', 'secret.hearth')
    expect((await askGm(host, { ask: 'bring-back', path })).ok).toBe(false)
  })
})
