import { execFileSync } from 'node:child_process'
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { CampaignStore } from '#main/storage/campaign-store'
import { deleteCampaign } from '#main/storage/campaign/deleted-campaigns'
import { journalPath } from '#main/storage/campaign/journal'
import { lockPath } from '#main/storage/campaign/lock'
import { CampaignFolder } from '#main/storage/machine/campaign-folder'
import { PreferencesStore } from '#main/storage/machine/preferences'
import { machineHere } from '#main/storage/machine/this-machine'
import { realDisk } from '#main/storage/disk/disk'
import { copyCampaign } from '#main/storage/opening/copy-campaign'
import { defaultPreferences } from '#shared/preferences'
import { acts, digest, must, tempFolder, toySetup } from '../toy'

/** What may have the name of a file, and is none. */
const kinds = {
  pipe: async path => void execFileSync('mkfifo', [path]),
  socket: path =>
    new Promise(resolve => {
      const server = createServer().listen(path, resolve)
      onTestFinished(() => void server.close())
    }),
  device: path => symlink('/dev/zero', path),
  folder: async path => void (await mkdir(path)),
  'link to nothing': path => symlink('/nowhere/at/all', path)
} satisfies Record<string, (path: string) => Promise<void>>
type Kind = keyof typeof kinds

// Windows has none of these in a folder but a folder.
describe.skipIf(process.platform === 'win32')('what has a campaign’s name and is no file', () => {
  test.each(Object.keys(kinds) as Kind[])('a %s is told at once, and the next campaign opens', async kind => {
    const folder = await tempFolder()
    const [path, other] = [join(folder, 'x.hearth'), join(folder, 'bells.hearth')]
    const setup = toySetup(folder)
    must(await must(await CampaignStore.create(other, { entries: acts(1, 1), digest: digest() }, setup)).close())
    await kinds[kind](path)
    for (const mode of ['edit', 'read-only'] as const) {
      const opened = await CampaignStore.open(path, mode, setup)
      expect(opened).toMatchObject({
        ok: false,
        error: { kind: kind === 'link to nothing' ? 'not-found' : 'unreadable' }
      })
    }
    expect((await copyCampaign(path, join(folder, 'copy.hearth'), setup, () => null)).ok).toBe(false)
    expect((await deleteCampaign(path, setup)).ok).toBe(false)
    expect(must(await new CampaignFolder(realDisk, folder).list()).map(({ name }) => name)).toEqual(['bells.hearth'])
    must(await must(await CampaignStore.open(other, 'edit', setup)).store.close())
    expect((await readdir(folder)).filter(name => name.endsWith('.lock'))).toEqual([])
  })

  test.each(Object.keys(kinds) as Kind[])(
    'a %s in place of a journal, a lock or a file of this user holds nothing up',
    async kind => {
      const folder = await tempFolder()
      const path = join(folder, 'bells.hearth')
      const setup = toySetup(folder)
      must(await must(await CampaignStore.create(path, { entries: acts(1, 1), digest: digest() }, setup)).close())
      for (const place of [journalPath(path), lockPath(path)]) {
        await kinds[kind](place)
        const opened = await CampaignStore.open(path, 'edit', setup)
        if (opened.ok) await opened.value.store.abandon()
        await rm(place, { recursive: true, force: true })
      }
      expect(must(await CampaignStore.open(path, 'read-only', setup)).entries).toEqual(acts(1, 1))
      const preferences = join(folder, 'preferences.json')
      await kinds[kind](preferences)
      expect(await new PreferencesStore(machineHere, preferences).read()).toEqual(defaultPreferences)
    }
  )

  test('writing over a pipe does not wait for a reader', async () => {
    const path = join(await tempFolder(), 'pipe')
    await kinds.pipe(path)
    for (const flags of ['r', 'a'] as const) await expect(realDisk.open(path, flags)).rejects.toThrow()
    await expect(realDisk.checkWritable(path)).rejects.toThrow()
    await expect(realDisk.read(path)).rejects.toThrow('ENOTFILE')
    await expect(realDisk.readHead(path, 4)).rejects.toThrow()
    await writeFile(`${path}-beside`, 'text')
    expect((await realDisk.read(`${path}-beside`)).toString()).toBe('text')
  })
})
