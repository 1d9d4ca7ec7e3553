import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CampaignStore } from '#main/storage/campaign-store'
import { deleteCampaign, restoreDeleted } from '#main/storage/campaign/deleted-campaigns'
import { realDisk } from '#main/storage/disk/disk'
import { mediaPath } from '#main/storage/media/media-folder'
import { copyCampaign } from '#main/storage/opening/copy-campaign'
import { exifWithPlace, jpegOf } from '../../../support/tiny-pictures'
import { must } from '../toy'
import { isWhole, killedAt, killedAtEach, tower, withPictures } from './killed'
import { restoredOver, restoreKilledAtEach } from './restore-killed'

describe('the pictures of a campaign', () => {
  it('SH9 lie beside it under the number of their content, each once, and among the backups of this machine', async () => {
    const { path, setup, ids, backups } = await withPictures()
    expect(ids.every(id => /^[0-9a-f]{64}\.(jpg|png)$/.test(id))).toBe(true)
    expect((await readdir(mediaPath(path))).sort()).toEqual([...ids].sort())
    expect((await readdir(backups)).sort()).toEqual([...ids].sort())
    const { store } = must(await CampaignStore.open(path, 'edit', setup))
    expect(must(await store.pictures.keep(tower))).toBe(ids[0])
    expect(await readdir(mediaPath(path))).toHaveLength(2)
    await store.abandon()
  })

  it('SH8 are refused in words where they are none, and nothing of them is written', async () => {
    const { path, setup } = await withPictures()
    const { store } = must(await CampaignStore.open(path, 'edit', setup))
    for (const bad of [Buffer.from('<svg/>'), jpegOf(64, 48, exifWithPlace), jpegOf(5000, 5000)])
      expect(await store.pictures.keep(bad)).toMatchObject({ ok: false, error: { kind: 'unsupported' } })
    expect(await readdir(mediaPath(path))).toHaveLength(2)
    await store.abandon()
    const looking = must(await CampaignStore.open(path, 'read-only', setup)).store
    expect(await looking.pictures.keep(jpegOf(9, 9))).toMatchObject({ ok: false, error: { kind: 'read-only' } })
    await looking.abandon()
  })

  it('SH9 that are lost beside the campaign come back from the backups; one that is lost everywhere is missing, no more', async () => {
    const { path, setup, ids, backups } = await withPictures()
    await rm(mediaPath(path), { recursive: true })
    expect(await isWhole(path, setup, ids)).toBe(true)
    expect(await readdir(mediaPath(path))).toHaveLength(2)
    await rm(mediaPath(path), { recursive: true })
    await rm(backups, { recursive: true })
    const { store } = must(await CampaignStore.open(path, 'edit', setup))
    expect(await store.pictures.read(ids[0]!)).toBeNull()
    await store.abandon()
  })

  it('SH8 SH9 another file under a picture’s name is not handed out', async () => {
    const { path, setup, ids, backups } = await withPictures()
    await rm(backups, { recursive: true })
    await writeFile(join(mediaPath(path), ids[0]!), '<svg onload="alert(1)"/>')
    const { store } = must(await CampaignStore.open(path, 'edit', setup))
    expect(await store.pictures.read(ids[0]!)).toBeNull()
    await store.abandon()
  })

  it('SH9 go with it: Save As, Save a copy, a copy of a closed campaign, the bin and back', async () => {
    const { folder, path, setup, ids, backups } = await withPictures()
    const at = (name: string): string => join(folder, name)
    const { store } = must(await CampaignStore.open(path, 'edit', setup))
    must(await store.saveCopy(at('copy.hearth'), 'refuse'))
    must(await store.saveAs(at('other.hearth'), 'refuse'))
    must(await store.close())
    must(await copyCampaign(path, at('third.hearth'), setup, () => null))
    const bin = must(await deleteCampaign(at('other.hearth'), setup))
    must(await restoreDeleted(bin, at('back.hearth'), setup))
    for (const name of ['copy.hearth', 'third.hearth', 'back.hearth', 'bells.hearth']) {
      await rm(backups, { recursive: true, force: true })
      expect(await isWhole(at(name), setup, ids), name).toBe(true)
    }
    expect((await readdir(folder)).includes('other.hearth.media')).toBe(false)
  })

  it('SH9 a kill while keeping one leaves the campaign and every picture that was called safe', async () => {
    const { path, setup, ids } = await withPictures()
    for (let step = 1, ended = false; !ended; step += 3) {
      const { store } = must(await CampaignStore.open(path, 'edit', { ...setup, disk: realDisk }))
      await store.abandon()
      const disk = killedAt(Infinity)
      const killed = must(await CampaignStore.open(path, 'edit', { ...setup, disk }))
      const before = disk.calls.length
      await killed.store.abandon()
      const dying = killedAt(before + step)
      const again = must(await CampaignStore.open(path, 'edit', { ...setup, disk: dying }))
      const kept = await again.store.pictures.keep(jpegOf(100 + step, 50))
      ended = dying.calls.length < before + step
      await again.store.abandon().catch(() => undefined)
      expect(await isWhole(path, setup, ids), `step ${step}`).toBe(true)
      if (!kept.ok) continue
      const { store: after } = must(await CampaignStore.open(path, 'edit', setup))
      expect(await after.pictures.read(kept.value), `step ${step}`).toEqual(jpegOf(100 + step, 50))
      await after.abandon()
    }
  }, 60_000)

  it.each(['save-as', 'copy', 'delete', 'bring-back', 'save-copy', 'open-bundle'] as const)(
    'SH9 a kill during %s leaves one whole campaign with every picture, and nothing half made that opens',
    async what => {
      expect(await killedAtEach(what, 23)).toEqual([])
    }
  )

  it.each(restoredOver)(
    'SH9 a kill while a backup is restored over a campaign that is %s loses neither it nor a picture',
    async what => {
      expect(await restoreKilledAtEach(what, 19)).toEqual([])
    }
  )
})
