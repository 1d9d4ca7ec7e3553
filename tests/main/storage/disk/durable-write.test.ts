import { chmod, lstat, mkdir, readdir, readFile, readlink, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { realDisk } from '#main/storage/disk/disk'
import { replaceDurably, removeTemporaries } from '#main/storage/disk/durable-write'
import { faultyDisk } from '../faulty-disk'
import { tempFolder } from '../toy'

const bytes = (text: string): readonly Buffer[] => [Buffer.from(text)]

describe('replacing a file durably', () => {
  test('makes a new file, and leaves nothing else behind', async () => {
    const folder = await tempFolder()
    await replaceDurably(realDisk, join(folder, 'a.txt'), [Buffer.from('one '), Buffer.from('two')])
    expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('one two')
    expect(await readdir(folder)).toEqual(['a.txt'])
  })

  test.each([0o600, 0o666])('keeps the mode of the file it replaces, whatever the umask (%i)', async mode => {
    const path = join(await tempFolder(), 'a.txt')
    await writeFile(path, 'old')
    await chmod(path, mode)
    await replaceDurably(realDisk, path, bytes('new'))
    expect((await stat(path)).mode & 0o777).toBe(mode)
  })

  test('writes through a link, and the link stays one', async () => {
    const folder = await tempFolder()
    await mkdir(join(folder, 'elsewhere'))
    await writeFile(join(folder, 'elsewhere', 'real.txt'), 'old')
    await symlink(join('elsewhere', 'real.txt'), join(folder, 'link.txt'))
    await replaceDurably(realDisk, join(folder, 'link.txt'), bytes('new'))
    expect((await lstat(join(folder, 'link.txt'))).isSymbolicLink()).toBe(true)
    expect(await readFile(join(folder, 'elsewhere', 'real.txt'), 'utf8')).toBe('new')
    expect(await readdir(join(folder, 'elsewhere'))).toEqual(['real.txt'])
  })

  test('writes through a link whose goal is not there yet', async () => {
    const folder = await tempFolder()
    await symlink('goal.txt', join(folder, 'link.txt'))
    await replaceDurably(realDisk, join(folder, 'link.txt'), bytes('new'))
    expect(await readlink(join(folder, 'link.txt'))).toBe('goal.txt')
    expect(await readFile(join(folder, 'goal.txt'), 'utf8')).toBe('new')
  })

  test('goes on until every byte is in when the disk takes few at a time', async () => {
    const path = join(await tempFolder(), 'a.txt')
    await replaceDurably(
      faultyDisk(call => (call.what === 'write' ? 'short' : null)),
      path,
      bytes('slowly')
    )
    expect(await readFile(path, 'utf8')).toBe('slowly')
  })

  test('a disk that takes no bytes at all is full', async () => {
    const path = join(await tempFolder(), 'a.txt')
    const disk = {
      ...realDisk,
      open: async (...asked: Parameters<typeof realDisk.open>) => ({
        ...(await realDisk.open(...asked)),
        write: async () => 0
      })
    }
    await expect(replaceDurably(disk, path, bytes('x'))).rejects.toMatchObject({ code: 'ENOSPC' })
  })

  test('a file that is shorter than what was written is a failure', async () => {
    const folder = await tempFolder()
    const disk = {
      ...realDisk,
      open: async (...asked: Parameters<typeof realDisk.open>) => ({
        ...(await realDisk.open(...asked)),
        size: async () => 1
      })
    }
    await expect(replaceDurably(disk, join(folder, 'a.txt'), bytes('xyz'))).rejects.toMatchObject({ code: 'EIO' })
    expect(await readdir(folder)).toEqual([])
  })

  test.each(['EPERM', 'EBUSY', 'EACCES'])('waits a little when the old file is held (%s)', async code => {
    const path = join(await tempFolder(), 'a.txt')
    let held = 2
    await replaceDurably(
      faultyDisk(call => (call.what === 'rename' && held-- > 0 ? code : null)),
      path,
      bytes('new')
    )
    expect(await readFile(path, 'utf8')).toBe('new')
  })

  test('gives up when the old file is held for good, leaving it and nothing else', async () => {
    const folder = await tempFolder()
    await writeFile(join(folder, 'a.txt'), 'old')
    const disk = faultyDisk(call => (call.what === 'rename' ? 'EBUSY' : null))
    await expect(replaceDurably(disk, join(folder, 'a.txt'), bytes('new'))).rejects.toMatchObject({ code: 'EBUSY' })
    expect(disk.calls.filter(call => call.what === 'rename')).toHaveLength(6)
    expect(await readdir(folder)).toEqual(['a.txt'])
    expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('old')
  })

  test('after a failed sync the same descriptor is never synced again', async () => {
    const path = join(await tempFolder(), 'a.txt')
    const disk = faultyDisk(call => (call.what === 'sync' ? 'EIO' : null))
    await expect(replaceDurably(disk, path, bytes('new'))).rejects.toMatchObject({ code: 'EIO' })
    expect(disk.calls.filter(call => call.what === 'sync')).toHaveLength(1)
  })

  test('syncs the file before the rename and the folder after it', async () => {
    const folder = await tempFolder()
    const disk = faultyDisk(() => null)
    await replaceDurably(disk, join(folder, 'a.txt'), bytes('new'))
    const order = disk.calls.filter(call => ['sync', 'rename'].includes(call.what)).map(call => call.what)
    expect(order).toEqual(['sync', 'rename', 'sync'])
    expect(disk.calls.findLast(call => call.what === 'sync')?.path).toBe(folder)
  })

  test('fails the N-th call for every N: the old text or the new one, whole, and no temporary file', async () => {
    const folder = await tempFolder()
    const path = join(folder, 'a.txt')
    const calls = faultyDisk(() => null)
    await writeFile(path, 'old')
    await replaceDurably(calls, path, bytes('new'))
    expect(calls.calls.length).toBeGreaterThan(10)
    for (const { number, what } of calls.calls) {
      await writeFile(path, 'old')
      const outcome = await replaceDurably(
        faultyDisk(call => (call.number === number ? 'EIO' : null)),
        path,
        bytes('new')
      ).catch(() => 'failed')
      const text = await readFile(path, 'utf8')
      expect(outcome === 'failed' ? ['old', 'new'] : ['new'], `call ${number}, ${what}`).toContain(text)
      expect(await readdir(folder)).toEqual(['a.txt'])
    }
  })

  test('removes what a killed process left, and nothing of others', async () => {
    const folder = await tempFolder()
    const path = join(folder, 'a.txt')
    const disk = {
      ...realDisk,
      rename: () => Promise.reject(Object.assign(new Error('killed'), { code: 'EIO' })),
      remove: () => Promise.resolve()
    }
    await replaceDurably(disk, path, bytes('new')).catch(() => null)
    await writeFile(join(folder, '.hearthside-000000000000-x.tmp'), 'of another file')
    expect(await readdir(folder)).toHaveLength(2)
    await removeTemporaries(realDisk, path)
    expect(await readdir(folder)).toEqual(['.hearthside-000000000000-x.tmp'])
  })

  test('a name as long as the disk allows can be replaced', async () => {
    const path = join(await tempFolder(), `${'n'.repeat(251)}.txt`)
    await replaceDurably(realDisk, path, bytes('new'))
    await replaceDurably(realDisk, path, bytes('newer'))
    expect(await readFile(path, 'utf8')).toBe('newer')
  })
})
