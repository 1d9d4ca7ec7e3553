import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CampaignStore } from '#main/storage/campaign-store'
import { realDisk } from '#main/storage/disk/disk'
import { MediaFolder, mediaBackups, mediaPath } from '#main/storage/media/media-folder'
import { jpegOf } from '../../../support/tiny-pictures'
import { faultyDisk } from '../faulty-disk'
import { opened, sent } from '../bundle-damage'
import { must, tempFolder } from '../toy'
import { map, tower, withPictures } from './killed'

describe('a picture that is reported as kept', () => {
  it('SH8 after a sync that failed is synced when it is kept again: file, folder and the folder’s own name', async () => {
    for (let nth = 1, failed = true; failed; nth++) {
      const folder = join(await tempFolder(), 'bells.hearth.media')
      let syncs = 0
      let refuses = true
      const disk = faultyDisk(({ what }) => (refuses && what === 'sync' && ++syncs === nth ? 'EIO' : null))
      const media = new MediaFolder(disk, folder)
      failed = !(await media.keep(tower)).ok
      refuses = false
      const before = disk.calls.length
      const id = must(await media.keep(tower))
      const synced = disk.calls.slice(before).flatMap(({ what, path }) => (what === 'sync' ? [basename(path)] : []))
      expect(synced, `sync ${nth}`).toContain('bells.hearth.media')
      expect(
        synced.some(name => name === id || name.endsWith('.tmp')),
        `sync ${nth}`
      ).toBe(true)
      expect(await media.read(id)).toEqual(tower)
    }
  })

  it('SH8 is in a folder whose own name is safe', async () => {
    const home = await tempFolder()
    const disk = faultyDisk(() => null)
    must(await new MediaFolder(disk, join(home, 'bells.hearth.media')).keep(tower))
    const made = disk.calls.findIndex(({ what }) => what === 'makeFolder')
    expect(disk.calls.slice(made).some(({ what, path }) => what === 'sync' && path === home)).toBe(true)
  })

  it.each([
    [
      'one bit of it is another',
      (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 30 ? byte ^ 1 : byte)))
    ],
    ['half of it is there', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['it is longer', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('x')])],
    ['it is empty', () => Buffer.alloc(0)]
  ])('SH9 is written anew where %s, by keeping it again', async (_, damage) => {
    const { path, setup, ids, backups } = await withPictures()
    const places = [mediaPath(path), backups].map(folder => join(folder, ids[0]!))
    for (const place of places) await writeFile(place, damage(await readFile(place)))
    const { store } = must(await CampaignStore.open(path, 'edit', setup))
    expect(await store.pictures.read(ids[0]!)).toBeNull()
    expect(must(await store.pictures.keep(tower))).toBe(ids[0])
    await store.abandon()
    for (const place of places) expect((await readFile(place)).equals(tower)).toBe(true)
  })

  it('SH9 is put back from the backups where it is damaged beside its campaign', async () => {
    const { path, setup, ids } = await withPictures()
    const place = join(mediaPath(path), ids[0]!)
    await writeFile(place, Buffer.from(tower.map((byte, at) => (at === 30 ? byte ^ 1 : byte))))
    const { store } = must(await CampaignStore.open(path, 'edit', setup))
    expect(await store.pictures.read(ids[0]!)).toEqual(tower)
    await store.abandon()
    expect((await readFile(place)).equals(tower)).toBe(true)
  })

  it('SH8 and is whole already is not written again', async () => {
    const folder = join(await tempFolder(), 'media')
    const media = new MediaFolder(realDisk, folder)
    const id = must(await media.keep(tower))
    const before = await stat(join(folder, id))
    must(await media.keep(tower))
    expect((await stat(join(folder, id))).ino).toBe(before.ino)
    expect(await readdir(folder)).toEqual([id])
  })
})

it('SH8 a picture under the name of another one is not handed out, though it is a picture', async () => {
  const folder = join(await tempFolder(), 'media')
  const media = new MediaFolder(realDisk, folder)
  const id = must(await media.keep(tower))
  await writeFile(join(folder, id), jpegOf(641, 480))
  expect(await media.read(id)).toBeNull()
})

it('SH11 the pictures of an opened bundle are among the backups of this machine', async () => {
  const { bundle, setup, ids } = await sent()
  const backups = mediaBackups(setup.backupsFolder)
  await rm(backups, { recursive: true, force: true })
  await must(await opened(bundle, setup)).store.abandon()
  expect((await readdir(backups)).sort()).toEqual([...ids].sort())
  expect(await readFile(join(backups, ids[1]!))).toEqual(map)
})
