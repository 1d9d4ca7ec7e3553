import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { realDisk, type Disk } from '#main/storage/disk/disk'
import { askGm, atTheTable, GmViewer, openTestHost, value } from './test-host'

/** A disk on which nothing whose name begins so can be written, once `stop` was called. */
function failingDisk(names: string) {
  let fails = false
  const refuse = (path: string, code: string) =>
    fails && basename(path).startsWith(names) ? Object.assign(new Error(code), { code }) : null
  const disk: Disk = {
    ...realDisk,
    async open(path, flags, mode) {
      const no = flags === 'r' ? null : refuse(path, 'EACCES')
      if (no) throw no
      const file = await realDisk.open(path, flags, mode)
      return {
        ...file,
        async write(blocks) {
          const late = refuse(path, 'EIO')
          if (late) throw late
          return file.write(blocks)
        }
      }
    },
    async rename(from, to) {
      const no = refuse(to, 'EACCES')
      if (no) throw no
      return realDisk.rename(from, to)
    }
  }
  return { disk, stop: () => void (fails = true) }
}

describe('a campaign whose file cannot be written, in the browser shell', () => {
  test('goes on whole under another name in the folder, with the acts that were only in memory', async () => {
    const { disk, stop } = failingDisk('the-drowned-bells')
    const { host, gm, note, folder, root } = await atTheTable({ disk })
    value(await note('on the disk'))
    stop()
    value(await note('only in memory'))
    expect(gm.dashboard.file?.save.kind).toBe('not-saved')
    value(await askGm(host, { ask: 'save-as', path: 'elsewhere' }))
    expect(gm.dashboard.file).toMatchObject({ name: 'elsewhere.hearth', save: { kind: 'saved' }, unsaved: 0 })
    value(await note('after it'))
    value(await askGm(host, { ask: 'close' }))
    const text = await readFile(join(folder, 'elsewhere.hearth'), 'utf8')
    for (const words of ['on the disk', 'only in memory', 'after it']) expect(text).toContain(words)
    const { host: next } = await openTestHost({ root })
    value(await askGm(next, { ask: 'open', path: 'elsewhere', mode: 'edit' }))
  })

  test('is downloaded whole when nothing in the folder can be written, and opens on another machine', async () => {
    const { disk, stop } = failingDisk('')
    const { host, gm, note } = await atTheTable({ disk })
    stop()
    value(await note('only in memory'))
    const elsewhere = await askGm(host, { ask: 'save-as', path: 'elsewhere' })
    expect(elsewhere).toMatchObject({ ok: false, error: { problem: { kind: 'not-written' } } })
    const { name, text } = value(await askGm(host, { ask: 'export' })) as { name: string; text: string }
    const { host: other } = await openTestHost()
    const there = new GmViewer()
    other.attach(there)
    value(await askGm(other, { ask: 'import', name, text }))
    expect(there.dashboard.frame).toMatchObject({
      revision: gm.dashboard.frame?.revision,
      log: gm.dashboard.frame?.log
    })
    expect(JSON.stringify(there.dashboard.frame?.log)).toContain('only in memory')
    expect(gm.dashboard.file?.save.kind).toBe('not-saved')
  })
})
