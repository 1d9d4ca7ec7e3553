import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CampaignStore } from '#main/storage/campaign-store'
import { realDisk } from '#main/storage/disk/disk'
import { journalPath } from '#main/storage/campaign/journal'
import { migrate } from '#main/storage/opening/migrate'
import { backupsOf } from '#main/storage/opening/restore-backup'
import type { BoardId } from '#rules/campaign/types'
import { ok } from '#rules/core/result'
import type { Migration } from '#rules/core/system'
import { faultyDisk } from '../faulty-disk'
import { act, digest, must, tempFolder, toyGames, toySetup } from '../toy'
import { printedFile } from '../../../support/printed-file'

const board = 'b1' as BoardId
const opened = { ...act(1, 0), events: [{ add: 0, type: 'board-opened', board, system: 'toy' }] }
const played = (id: number) => ({ ...act(id), board, events: [{ plus: 1 }] })

/** In version 1 the toy's events said `plus`, in version 2 `adds`, in version 3 they say `add`. */
const migrations: readonly Migration[] = [
  { from: 2, act: rename('adds', 'add') },
  { from: 1, act: rename('plus', 'adds') }
]

function rename(from: string, to: string): Migration['act'] {
  return ({ command, events }) => ({
    command,
    events: events.map(event => ({ [to]: (event as Record<string, unknown>)[from] }))
  })
}

const games = { ...toyGames, versions: { toy: 3 }, migrations: { toy: migrations } }

describe('migrating', () => {
  test('takes every step in order, on the acts of that game only', () => {
    const other = { ...played(3), board: 'b2' }
    const entries = [opened, played(2), other, { id: 4, at: 1, kind: 'undo', steps: 1 }]
    expect(migrate(entries, { file: 1, toy: 1 }, { file: 1, toy: 3 }, { toy: migrations })).toEqual(
      ok([opened, { ...played(2), events: [{ add: 1 }] }, other, entries[3]])
    )
  })

  test('takes what a game did when a seat left along, and leaves the campaign’s own events alone', () => {
    const left = { type: 'seat-retired', seat: 's2' }
    const followed = (event: unknown) => ({ type: 'board-followed', board, event })
    const entries = [opened, { ...act(2, 0), events: [left, followed({ plus: 4 })] }]
    expect(migrate(entries, { file: 1, toy: 1 }, { file: 1, toy: 3 }, { toy: migrations })).toEqual(
      ok([opened, { ...act(2, 0), events: [left, followed({ add: 4 })] }])
    )
  })

  test('says which version cannot be read any more when a step is missing', () => {
    const gap = migrations.slice(0, 1)
    expect(migrate([], { file: 1, toy: 1 }, { file: 1, toy: 3 }, { toy: gap })).toMatchObject({
      error: { path: 'versions.toy' }
    })
  })

  test('names the act that a migration cannot take', () => {
    const broken: Migration = {
      from: 1,
      act: ({ events }) => ({ command: null, events: events.map(event => (event as { no: { such: string } }).no.such) })
    }
    const done = migrate([opened, played(2)], { toy: 1 }, { toy: 2 }, { toy: [broken] })
    expect(done).toMatchObject({ ok: false, error: { path: 'entries.1' } })
  })
})

describe('opening an older campaign', () => {
  async function olderCampaign() {
    const folder = await tempFolder()
    const path = join(folder, 'old.hearth')
    const head = { ...digest(), versions: { file: 1, toy: 1 }, savedBy: 'Hearthside 0.0.1', id: 'old' }
    const bytes = printedFile(head, [opened, played(2), played(3)])
    await writeFile(path, bytes)
    return { folder, path, bytes }
  }

  test('backs the old file up, writes the new one, and plays on', async () => {
    const { folder, path, bytes } = await olderCampaign()
    const setup = toySetup(folder, { games })
    const { store, folded, notices } = must(await CampaignStore.open(path, 'edit', setup))
    expect(folded).toEqual({ acts: 3, total: 2 })
    expect(notices).toEqual([{ tone: 'plain', says: expect.stringContaining('older Hearthside') }])
    expect(await readFile(path, 'utf8')).toContain('"toy":3')
    must(await store.append({ ...act(4), board }, digest()))
    must(await store.close())
    const [kept] = (await backupsOf(path, setup)).filter(backup => backup.reason === 'before-migration')
    expect(kept).toMatchObject({ acts: 3, bytes: bytes.length })
    expect(await readFile(join(setup.backupsFolder, 'old', kept?.id ?? ''))).toEqual(bytes)
    const again = must(await CampaignStore.open(path, 'edit', setup))
    expect(again).toMatchObject({ folded: { acts: 4, total: 3 }, notices: [] })
    must(await again.store.close())
  })

  test('migrates what only the journal had, too; killed right after, nothing comes twice', async () => {
    const { folder, path } = await olderCampaign()
    const gone = { pid: 4_000_000, host: 'here', bootedAt: () => 0, isAlive: () => false }
    const old = toySetup(folder, {
      machine: gone,
      games: {
        ...toyGames,
        fold: entries => ok({ acts: entries.length, total: 0 }),
        parser: () => json => ok(json as never)
      }
    })
    const before = must(await CampaignStore.open(path, 'edit', old))
    must(await before.store.append(played(4), digest()))
    const journal = await readFile(journalPath(path))
    const setup = toySetup(folder, { machine: gone, games })
    expect(must(await CampaignStore.open(path, 'edit', setup)).folded).toEqual({ acts: 4, total: 3 })
    await writeFile(journalPath(path), journal) // as if the kill had come before it was emptied
    const again = must(await CampaignStore.open(path, 'edit', setup))
    expect(again).toMatchObject({ folded: { acts: 4, total: 3 }, notices: [] })
  })

  test.each(['backups', 'old.hearth'])(
    'is read-only when %s cannot be written, and the file is untouched',
    async place => {
      const { folder, path, bytes } = await olderCampaign()
      const disk = faultyDisk(call =>
        ['makeFolder', 'rename'].includes(call.what) && call.path.endsWith(place === 'backups' ? 'old' : place)
          ? 'ENOSPC'
          : null
      )
      const { store, folded } = must(await CampaignStore.open(path, 'edit', toySetup(folder, { games, disk })))
      expect(folded.total).toBe(2)
      expect(store.status().save).toMatchObject({
        kind: 'read-only',
        message: expect.stringContaining('older Hearthside')
      })
      must(await store.close())
      expect(await readFile(path)).toEqual(bytes)
      expect((await readdir(folder)).filter(name => name !== 'user')).toEqual(['old.hearth'])
    }
  )

  test('that cannot be migrated is unreadable and stays as it is', async () => {
    const { folder, path, bytes } = await olderCampaign()
    const setup = toySetup(folder, { games: { ...games, migrations: {} }, disk: realDisk })
    expect(await CampaignStore.open(path, 'edit', setup)).toMatchObject({
      error: { kind: 'unreadable', damagedAt: 'versions.toy' }
    })
    expect(await readFile(path)).toEqual(bytes)
  })
})
