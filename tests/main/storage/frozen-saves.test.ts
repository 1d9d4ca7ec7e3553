import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { games } from '#main/host/games'
import { importCampaign } from '#main/storage/opening/import-campaign'
import { CampaignStore } from '#main/storage/campaign-store'
import { setupHere } from '#main/storage/machine/this-machine'
import { versionsToday } from '#main/storage/opening/migrate'
import type { CampaignSummary, StoreDependencies } from '#main/storage/types'
import { Chronicle } from '#rules/campaign/chronicle'
import { isSame } from '#rules/core/values'
import { Played } from '../../support/chronicle'
import { printed, thawed } from '../../support/frozen'
import { faultsOf } from '../../support/torture/reader'
import { printedFile } from '../../support/printed-file'

const root = join(import.meta.dirname, '../../..')
const here = join(root, 'tests/campaigns')
const versions = await readdir(join(here, 'saves'), { withFileTypes: true })
const frozen = versions.filter(each => each.isDirectory()).map(each => each.name)

async function workshop() {
  const folder = await mkdtemp(join(tmpdir(), 'hearthside-frozen-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const setup = setupHere({ games, backupsFolder: join(folder, 'backups'), savedBy: 'tests' })
  return { folder, path: join(folder, 'save.hearth'), setup }
}

/** The head of a file describes the result of its entries for people. Opening the file must give that result. */
async function expectToOpen(path: string, setup: StoreDependencies<Chronicle>): Promise<void> {
  const head = JSON.parse(await readFile(path, 'utf8')) as CampaignSummary & { revision: number }
  const opened = await CampaignStore.open(path, 'edit', setup)
  if (!opened.ok) throw new Error(JSON.stringify(opened.error))
  const { title, seats, boards } = games.summarize(opened.value.folded)
  expect(title).toBe(head.title)
  expect(seats).toEqual(head.seats)
  expect(boards.map(({ id, system, closed }) => ({ id, system, closed }))).toEqual(
    head.boards.map(({ id, system, closed }) => ({ id, system, closed }))
  )
  expect(opened.value.entries).toHaveLength(head.revision)
  expect(opened.value.store.status().save.kind).toBe('saved')
  await opened.value.store.close()
}

interface Saved {
  readonly id: string
  readonly versions: Readonly<Record<string, number>>
  readonly boards: readonly { readonly system: string }[]
  readonly entries: readonly { readonly kind: string; readonly events?: readonly { readonly type: string }[] }[]
}

describe('frozen saves', () => {
  test('every released version keeps one', async () => {
    const changelog = await readFile(join(root, 'CHANGELOG.md'), 'utf8')
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    const listed = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(found => found[1])
    expect(listed).toContain(version)
    expect(listed.filter(each => each !== version && !frozen.includes(each ?? ''))).toEqual([])
    expect(frozen.filter(each => !listed.includes(each))).toEqual([])
    for (const each of frozen) expect((await savesOf(each)).length, each).toBeGreaterThan(0)
  })

  test('each still opens, can be written, and has the same content', async () => {
    for (const version of frozen) {
      for (const name of await savesOf(version)) {
        const { path, setup } = await workshop()
        await writeFile(path, thawed(name, await readFile(join(here, 'saves', version, name))))
        await expectToOpen(path, setup)
      }
    }
    expect(frozen.length).toBeGreaterThan(0)
    expect(frozen.every(version => /^\d+\.\d+\.\d+$/.test(version))).toBe(true)
  })

  test('each plays again to boards that are in order, at every act, and is printed as it was', async () => {
    for (const version of frozen) {
      for (const name of await savesOf(version)) {
        const bytes = thawed(name, await readFile(join(here, 'saves', version, name)))
        const { id, versions, entries } = JSON.parse(bytes.toString('utf8')) as Saved
        const today = versionsToday(games.versions)
        const parse = games.parser()
        const played = Chronicle.begin()
        for (const raw of entries) {
          const entry = parse(raw)
          if (!entry.ok) throw new Error(`${name}, ${JSON.stringify(raw)}: ${JSON.stringify(entry.error)}`)
          played.append(entry.value)
          expect(faultsOf(played.campaign), `${name}, entry ${entry.value.id}`).toEqual([])
        }
        if (isSame(versions, today)) expect(withoutDigest(printed(id, played)), name).toBe(withoutDigest(bytes))
      }
    }
  })

  test('they hold what is hardest to open: all four games, undo and redo, save points, seats that left and came back', async () => {
    const happened = new Set<string>()
    for (const name of await savesOf('0.1.0')) {
      const bytes = thawed(name, await readFile(join(here, 'saves', '0.1.0', name)))
      const { boards, entries } = JSON.parse(bytes.toString('utf8')) as Saved
      for (const { system } of boards) happened.add(system)
      for (const { kind, events = [] } of entries)
        for (const type of [kind, ...events.map(event => event.type)]) happened.add(type)
    }
    for (const wanted of [
      'thousand-faces',
      'face-of-angels',
      'game-face',
      'prophecy',
      'undo',
      'redo',
      'save-point',
      'seat-retired',
      'seat-brought-back',
      'seat-left',
      'seat-returned',
      'board-closed',
      'board-reopened'
    ])
      expect([...happened]).toContain(wanted)
    expect(happened.size).toBeGreaterThan(200)
  })

  test('what today’s Hearthside writes, it opens: acts, undo and redo, a save point', async () => {
    const { path, setup } = await workshop()
    const played = Played.table('The Drowned Bells', 'Kresk', 'Wren')
    played.campaign({ type: 'begin-session' })
    played.savePoint('Before the storm')
    played.campaign({ type: 'set-scene', title: 'The quay', subtitle: 'Night' })
    played.undo()
    played.redo()
    const { entries, campaign } = played.chronicle
    const head = {
      ...games.summarize(played.chronicle),
      versions: versionsToday(games.versions),
      savedBy: 'tests',
      id: 'today'
    }
    const text = printedFile(head, entries).toString('utf8')
    expect(await importCampaign(path, text, setup)).toEqual({ ok: true, value: null })
    await expectToOpen(path, setup)
    expect(campaign.seats).toHaveLength(2)
  })
})

describe('bad files', () => {
  test.each([
    ['empty', 'the whole file'],
    ['not-json', 'line 1'],
    ['binary', 'the whole file'],
    ['another-program', 'format'],
    ['newer', 'versions'],
    ['truncated', 'entries.1'],
    ['wrong-shape', 'entries.0.events.0.title']
  ])('%s is refused at %s and stays as it is', async (name, place) => {
    const { path, setup } = await workshop()
    const original = join(here, 'bad', `${name}.hearth`)
    await copyFile(original, path)
    const opened = await CampaignStore.open(path, 'edit', setup)
    expect(opened).toMatchObject({ ok: false, error: { kind: 'unreadable', damagedAt: place } })
    expect(await readFile(path)).toEqual(await readFile(original))
  })

  test('each of them is in this list', async () => {
    expect(await readdir(join(here, 'bad'))).toHaveLength(7)
  })
})

async function savesOf(version: string): Promise<readonly string[]> {
  return (await readdir(join(here, 'saves', version))).filter(name => /\.hearth(\.gz)?$/.test(name))
}

/** Files from before there was one are the same but for it. */
function withoutDigest(file: Buffer): string {
  return file.toString('utf8').replace(/,\n {2}"digest": "[0-9a-f]{32}"\n}\n$/, '\n}\n')
}
