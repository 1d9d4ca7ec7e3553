import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { realDisk, type Disk, type DiskFile } from '#main/storage/disk/disk'
import { askGm, atTheTable, gmCaller, Onlooker, settle, value } from './test-host'

describe('one act', () => {
  test('is on disk, then on every screen', async () => {
    const { gm, table, wren, note, folder } = await atTheTable()
    value(await note('The bells ring'))
    const journal = await readFile(join(folder, 'the-drowned-bells.hearth.journal'), 'utf8')
    expect(journal).toContain('The bells ring')
    for (const viewer of [table, wren]) expect(JSON.stringify(viewer.last.frame?.log)).toContain('The bells ring')
    expect(JSON.stringify(gm.dashboard.frame?.log)).toContain('The bells ring')
    expect(gm.dashboard.file?.save.kind).toBe('saved')
  })

  test('is not in any snapshot before it is on disk', async () => {
    let letGo = (): void => undefined
    let atTheDisk = (): void => undefined
    let held: Promise<void> | null = null
    const asked = new Promise<void>(resolve => (atTheDisk = resolve))
    const disk = holding(() => {
      if (held) atTheDisk()
      return held
    })
    const { host, gm, table, note } = await atTheTable({ disk })
    held = new Promise(resolve => (letGo = resolve))
    const noted = note('The bells ring')
    const late = new Onlooker({ kind: 'overlay' })
    host.attach(late)
    value(await host.ask(gmCaller, { ask: 'pause' }))
    await asked
    await vi.waitFor(() => expect(table.last.paused).toBe(true))
    expect(JSON.stringify([gm.seen, table.seen, late.seen])).not.toContain('The bells ring')
    letGo()
    held = null
    value(await noted)
    await settle(host)
    for (const viewer of [gm, table, late]) expect(JSON.stringify(viewer.seen.at(-1))).toContain('The bells ring')
  })

  test('goes on in memory when the disk refuses, and nothing claims to be saved', async () => {
    const disk = failing()
    const { host, gm, table, note } = await atTheTable({ disk })
    disk.refuse = true
    value(await note('The bells ring'))
    expect(JSON.stringify(table.last.frame?.log)).toContain('The bells ring')
    expect(gm.dashboard.file?.save).toMatchObject({
      kind: 'not-saved',
      acts: 1,
      problem: { kind: 'not-written', code: 'ENOSPC' }
    })
    expect(await askGm(host, { ask: 'save' })).toMatchObject({ ok: false, error: { problem: { kind: 'not-written' } } })
    expect(await askGm(host, { ask: 'close' })).toMatchObject({
      ok: false,
      error: { problem: { kind: 'not-written' } }
    })
    expect(gm.dashboard.frame?.title).toBe('The Drowned Bells')
    disk.refuse = false
    value(await askGm(host, { ask: 'save' }))
    expect(gm.dashboard.file?.save.kind).toBe('saved')
  })

  test('belongs to the snapshot it was asked from: of two at once, the second is stale', async () => {
    const { note, revision, gm } = await atTheTable()
    const before = revision()
    const [first, second] = await Promise.all([note('first', before), note('second', before)])
    expect(first.ok).toBe(true)
    const was = { by: 'gm', words: ['first'] }
    expect(second).toEqual({ ok: false, error: { kind: 'problem', problem: { kind: 'stale', first: was } } })
    expect(revision()).toBe(before + 1)
    expect(JSON.stringify(gm.dashboard.frame?.log)).not.toContain('second')
  })

  test('is one of a hundred at once: exactly one wins', async () => {
    const { note, revision } = await atTheTable()
    const before = revision()
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => note(`note ${n}`, before)))
    expect(answers.filter(answer => answer.ok)).toHaveLength(1)
    expect(revision()).toBe(before + 1)
  })

  test('can be undone and redone', async () => {
    const { host, gm, note, revision } = await atTheTable()
    const before = gm.dashboard.frame
    value(await note('The bells ring'))
    value(await askGm(host, { ask: 'undo', revision: revision(), steps: 1 }))
    expect(gm.dashboard.frame?.cause).toBe('undo')
    expect(gm.dashboard.frame?.boards).toEqual(before?.boards)
    value(await askGm(host, { ask: 'redo', revision: revision(), steps: 1 }))
    expect(gm.dashboard.frame?.undo.redoSteps).toBe(0)
    const far = await askGm(host, { ask: 'undo', revision: revision(), steps: 999 })
    expect(far).toMatchObject({ ok: false, error: { kind: 'refused', because: 'nothing-to-undo' } })
  })

  test('that is no command of its board names the place', async () => {
    const { host, revision } = await atTheTable()
    const command = { type: 'rename-campaign', title: 7 }
    const answer = await host.ask(gmCaller, { ask: 'act', revision: revision(), board: null, command })
    expect(answer).toMatchObject({ ok: false, error: { problem: { kind: 'invalid', path: 'title' } } })
  })
})

/** A disk whose files wait for `held` before they are synced. */
function holding(held: () => Promise<void> | null): Disk {
  return {
    ...realDisk,
    async open(path, flags, mode) {
      const file = await realDisk.open(path, flags, mode)
      return {
        ...file,
        async datasync() {
          await held()
          await file.datasync()
        },
        async sync() {
          await held()
          await file.sync()
        }
      }
    }
  }
}

/** A disk that is full whenever the test sets it. */
function failing(): Disk & { refuse: boolean } {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  const disk = {
    ...realDisk,
    refuse: false,
    async open(path: string, flags: 'wx' | 'a' | 'r', mode?: number) {
      if (disk.refuse && flags !== 'r') throw full
      const file = await realDisk.open(path, flags, mode)
      const write: DiskFile['write'] = blocks => (disk.refuse ? Promise.reject(full) : file.write(blocks))
      return { ...file, write }
    }
  }
  return disk
}
