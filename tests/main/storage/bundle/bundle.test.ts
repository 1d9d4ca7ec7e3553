import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { PictureId } from '#rules/core/picture'
import { bundleBytes } from '#main/storage/bundle/bundle'
import { CampaignStore } from '#main/storage/campaign-store'
import { mediaPath } from '#main/storage/media/media-folder'
import type { StoreDependencies } from '#main/storage/types'
import { directoryBytes, localHeader } from '#shared/bundle/form'
import { pngPart } from '../../../support/tiny-pictures'
import { isWhole, map, tower, withPictures } from '../media/killed'
import { damagedAt, opened, sent } from '../bundle-damage'
import { must, type Sum } from '../toy'

/** Why it is only looked at; null: it can be played. */
async function readOnly(path: string, setup: StoreDependencies<Sum>): Promise<string | null> {
  const { save } = must(await opened(path, setup)).store.status()
  return save.kind === 'read-only' ? save.message : null
}

describe('a campaign and its pictures in one file', () => {
  it('SH11 is what Save a copy writes where there are pictures, and any ZIP program can unpack it', async () => {
    const { folder, ids, bytes } = await sent()
    expect((await readdir(folder)).filter(name => name.startsWith('copy'))).toEqual(['copy.hearth'])
    expect(bytes.readUInt32LE(0)).toBe(0x04034b50)
    const unpacked = unzipSync(bytes)
    expect(Object.keys(unpacked)).toEqual([
      'campaign.hearth',
      ...[...ids].sort().map(id => `campaign.hearth.media/${id}`)
    ])
    expect(Buffer.from(unpacked[`campaign.hearth.media/${ids[0]}`]!)).toEqual(tower)
    expect(bytes.readUInt32LE(14)).toBe(crc32(unpacked['campaign.hearth']!))
  })

  it('SH11 opens like any other campaign: its pictures lie beside it then, and the same bytes come of it again', async () => {
    const { bundle, setup, ids } = await sent()
    expect(await readOnly(bundle, setup)).toBeNull()
    expect((await readFile(bundle)).subarray(0, 1).toString()).toBe('{')
    expect((await readdir(mediaPath(bundle))).sort()).toEqual([...ids].sort())
    expect(await isWhole(bundle, setup, ids)).toBe(true)
  })

  it('SH11 is a plain file where no act names a picture', async () => {
    const { folder, path, setup } = await withPictures()
    const plain = must(
      await CampaignStore.create(
        join(folder, 'plain.hearth'),
        { entries: [], digest: { title: '', seats: [], boards: [] } },
        setup
      )
    )
    must(await plain.saveCopy(join(folder, 'other.hearth'), 'refuse'))
    await plain.abandon()
    expect((await readFile(join(folder, 'other.hearth'))).subarray(0, 1).toString()).toBe('{')
    expect(path).not.toBe('')
  })

  it('SH11 with a picture that is missing everywhere is without it, and that is reported', async () => {
    const { folder, path, setup, ids, backups } = await withPictures()
    await rm(join(mediaPath(path), ids[0]!))
    await rm(join(backups, ids[0]!))
    const { store } = must(await CampaignStore.open(path, 'edit', setup))
    const notices: string[] = []
    store.onNotice(({ says }) => notices.push(says))
    must(await store.saveCopy(join(folder, 'copy.hearth'), 'refuse'))
    await store.abandon()
    expect(notices.join()).toContain('1 picture of this campaign is missing')
    const copy = must(await CampaignStore.open(join(folder, 'copy.hearth'), 'edit', setup)).store
    expect(await copy.pictures.read(ids[1]!)).toEqual(map)
    expect(await copy.pictures.read(ids[0]!)).toBeNull()
    await copy.abandon()
  })

  it('SH11 with a byte changed is left as it is: it is looked at, or refused in words, and nothing is written', async () => {
    expect(await damagedAt('byte', 53)).toEqual([])
  })

  it('SH11 that is damaged shows what is whole, and Save As goes on with it', async () => {
    const { folder, bundle, setup, ids, bytes } = await sent()
    const at = bytes.indexOf(map)
    bytes[at + 40] = (bytes[at + 40] ?? 0) ^ 0xff
    await writeFile(bundle, bytes)
    const { store, entries } = must(await CampaignStore.open(bundle, 'edit', setup))
    expect(store.status().save).toMatchObject({
      message: expect.stringContaining('1 picture in it cannot be read') as string
    })
    expect(entries).toHaveLength(2)
    expect(await store.pictures.read(ids[0]!)).toEqual(tower)
    expect(await store.pictures.read(ids[1]!)).toBeNull()
    must(await store.saveAs(join(folder, 'saved.hearth'), 'refuse'))
    expect(await store.pictures.read(ids[0]!)).toEqual(tower)
    await store.abandon()
    expect(await readFile(bundle)).toEqual(bytes)
  })

  it('SH8 SH11 with a picture whose head says too little opens with the others, names it, and is held by no process afterwards', async () => {
    const { bundle, setup, ids, bytes } = await sent()
    const short = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), pngPart('IHDR', Buffer.alloc(0))])
    const id = `${createHash('sha256').update(short).digest('hex')}.png` as PictureId
    const size = bytes.readUInt32LE(22)
    const text = bytes.subarray(30 + 'campaign.hearth'.length, 30 + 'campaign.hearth'.length + size)
    const pictures = new Map([
      [ids[0]!, tower],
      [ids[1]!, map],
      [id, short]
    ])
    const made: Uint8Array[] = []
    for await (const piece of bundleBytes(
      [text],
      [...pictures.keys()],
      { read: async each => pictures.get(each) ?? null },
      { missing: 0 }
    ))
      made.push(piece)
    await writeFile(bundle, Buffer.concat(made))
    for (let time = 0; time < 2; time++) {
      const { store } = must(await CampaignStore.open(bundle, 'edit', setup))
      expect(store.status().save).toMatchObject({
        kind: 'read-only',
        message: expect.stringContaining(`1 picture in it cannot be read (${id.slice(0, 8)}….png)`) as string
      })
      expect(await store.pictures.read(ids[0]!)).toEqual(tower)
      expect(await store.pictures.read(ids[1]!)).toEqual(map)
      await store.abandon()
    }
  })

  it('SH11 that cannot be made ready by a mistake of ours is let go of', async () => {
    const { bundle, setup } = await sent()
    const disk = { ...setup.disk, checkWritable: async () => Promise.reject(new TypeError('a mistake')) }
    await expect(CampaignStore.open(bundle, 'edit', { ...setup, disk })).rejects.toThrow('a mistake')
    expect(must(await opened(bundle, setup)).store.status().save.kind).not.toBe('locked')
  })

  it('SH11 cut off is refused, or looked at with what is there', async () => {
    expect(await damagedAt('length', 97)).toEqual([])
  })

  it('SH11 of another program is refused with what to do; no part of it leads anywhere', async () => {
    const { folder, bundle, setup, bytes } = await sent()
    const packed = zipSync({ 'campaign.hearth': Buffer.alloc(10_000_000, 'x') })
    await writeFile(bundle, packed)
    expect(await opened(bundle, setup)).toMatchObject({
      error: { remedy: expect.stringContaining('Unpack it') as string }
    })
    const size = bytes.readUInt32LE(22)
    const campaign = bytes.subarray(0, 30 + 'campaign.hearth'.length + size)
    for (const name of ['../../escape.hearth', 'campaign.hearth.media/../../../escape', '/tmp/escape', 'C:\\escape']) {
      const part = { name, crc: 0, size: 3 }
      const first = { name: 'campaign.hearth', crc: bytes.readUInt32LE(14), size, headerAt: 0 }
      const body = Buffer.concat([campaign, localHeader(part), Buffer.from('abc')])
      const end = directoryBytes([first, { ...part, headerAt: campaign.length }], body.length)
      await writeFile(bundle, Buffer.concat([body, end]))
      expect(await readOnly(bundle, setup), name).toContain('damaged')
      expect((await readdir(folder)).some(each => each.includes('escape'))).toBe(false)
      expect(await readdir(mediaPath(bundle)).catch(() => null)).toBeNull()
    }
  })

  it('SH11 that says a part is larger than the file takes no memory for it', async () => {
    const { bundle, setup, bytes } = await sent()
    const bomb = Buffer.from(bytes)
    bomb.writeUInt32LE(0xfffffff0, 18)
    bomb.writeUInt32LE(0xfffffff0, 22)
    await writeFile(bundle, bomb)
    expect(await opened(bundle, setup)).toMatchObject({ ok: false, error: { kind: 'unreadable' } })
  })

  it('SH11 is never overwritten unread: Save As refuses its name, and keeps it where the GM replaces it', async () => {
    const { folder, bundle, setup, bytes } = await sent()
    const { store } = must(await CampaignStore.open(join(folder, 'bells.hearth'), 'edit', setup))
    expect(await store.saveAs(bundle, 'refuse')).toMatchObject({ ok: false, error: { kind: 'name-taken' } })
    expect(await readFile(bundle)).toEqual(bytes)
    await rename(bundle, join(folder, 'moved.hearth'))
    must(await store.saveAs(join(folder, 'moved.hearth'), 'replace'))
    await store.abandon()
    const kept = (await readdir(setup.backupsFolder, { recursive: true })).filter(name =>
      name.includes('before-restore')
    )
    expect(await readFile(join(setup.backupsFolder, kept[0]!))).toEqual(bytes)
  })
})
