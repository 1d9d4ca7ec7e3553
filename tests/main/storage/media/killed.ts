import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CampaignStore } from '#main/storage/campaign-store'
import { deleteCampaign, restoreDeleted } from '#main/storage/campaign/deleted-campaigns'
import { realDisk } from '#main/storage/disk/disk'
import { mediaBackups } from '#main/storage/media/media-folder'
import { copyCampaign } from '#main/storage/opening/copy-campaign'
import type { StoreDependencies } from '#main/storage/types'
import type { PictureId } from '#rules/core/picture'
import { jpegOf, pngOf } from '../../../support/tiny-pictures'
import { faultyDisk } from '../faulty-disk'
import { act, acts, digest, must, type Sum, tempFolder, toySetup } from '../toy'

const gone = { pid: 4_000_000, host: 'here', bootedAt: () => 0, isAlive: () => false }
export const tower = jpegOf(640, 480)
export const map = pngOf(20, 30)

/** A campaign with two pictures that an act names, closed; every name is another campaign’s. */
export async function withPictures() {
  const folder = await tempFolder()
  const path = join(folder, 'bells.hearth')
  let made = 0
  const setup: StoreDependencies<Sum> = toySetup(folder, { machine: gone, newId: () => `bells-${++made}` })
  const store = must(await CampaignStore.create(path, { entries: acts(1, 1), digest: digest() }, setup))
  const ids = [must(await store.pictures.keep(tower)), must(await store.pictures.keep(map))]
  must(await store.append({ ...act(2), command: { type: 'add', add: 1, pictures: ids } }, digest()))
  must(await store.close())
  return { folder, path, setup, ids, backups: mediaBackups(setup.backupsFolder) }
}

/** Whether a campaign opens, and each of its pictures is what it was. */
export async function isWhole(
  path: string,
  setup: StoreDependencies<Sum>,
  ids: readonly PictureId[]
): Promise<boolean> {
  const opened = await CampaignStore.open(path, 'edit', setup)
  if (!opened.ok) return false
  const read = await Promise.all(ids.map(id => opened.value.store.pictures.read(id)))
  await opened.value.store.abandon()
  return opened.value.entries.length === 2 && !!read[0]?.equals(tower) && !!read[1]?.equals(map)
}

/** A disk on which everything ends at one call, as for a process that is killed there. */
export function killedAt(number: number): ReturnType<typeof faultyDisk> {
  return faultyDisk(call => (call.number >= number ? 'EIO' : null))
}

export type Task = 'save-as' | 'copy' | 'delete' | 'bring-back' | 'save-copy' | 'open-bundle'

/**
 * Kills a task at one step after the other, each time with another campaign.
 * @param stride 1: at every step
 * @returns what was not whole afterwards
 */
export async function killedAtEach(what: Task, stride: number): Promise<readonly string[]> {
  const broken: string[] = []
  for (let step = 1, ended = false; !ended; step += stride) {
    const { folder, path, setup, ids, backups } = await withPictures()
    const other = join(folder, 'other.hearth')
    if (what === 'open-bundle') await bundled(path, other, setup)
    const bin = what === 'bring-back' ? must(await deleteCampaign(path, setup)) : ''
    const disk = killedAt(step)
    const dying = { ...setup, disk }
    if (what === 'copy') await copyCampaign(path, other, dying, () => null).catch(() => null)
    if (what === 'delete') await deleteCampaign(path, dying).catch(() => null)
    if (what === 'bring-back') await restoreDeleted(bin, path, dying).catch(() => null)
    if (what === 'open-bundle') await openedAndLeft(other, dying)
    ended =
      what === 'save-as' || what === 'save-copy'
        ? await savingKilledAt(what, step, path, other, setup)
        : disk.calls.length < step
    // A new file has its pictures before it exists. A moved file has them in the backups during the move.
    if (what !== 'delete' && what !== 'bring-back') await rm(backups, { recursive: true })
    const places = [path, other, ...(await deletedIn(folder))]
    const states = await Promise.all(
      places.map(async place => ((await realDisk.stat(place).catch(() => null)) ? isWhole(place, setup, ids) : null))
    )
    if (!states.includes(true)) broken.push(`${what}, step ${step}: no campaign is whole`)
    if (states.includes(false)) broken.push(`${what}, step ${step}: ${places[states.indexOf(false)]} is not whole`)
    await rm(folder, { recursive: true })
  }
  return broken
}

/** @returns whether it ended before it was killed */
async function savingKilledAt(
  what: 'save-as' | 'save-copy',
  step: number,
  path: string,
  to: string,
  setup: StoreDependencies<Sum>
): Promise<boolean> {
  let at = Infinity
  const disk = faultyDisk(call => (call.number >= at ? 'EIO' : null))
  const { store } = must(await CampaignStore.open(path, 'edit', { ...setup, disk }))
  at = disk.calls.length + step
  await (what === 'save-as' ? store.saveAs(to, 'refuse') : store.saveCopy(to, 'refuse')).catch(() => null)
  const ended = disk.calls.length < at
  await store.abandon().catch(() => null)
  return ended
}

/** A copy in one file. */
export async function bundled(path: string, to: string, setup: StoreDependencies<Sum>): Promise<void> {
  const { store } = must(await CampaignStore.open(path, 'edit', setup))
  must(await store.saveCopy(to, 'refuse'))
  await store.abandon()
}

/** Opening takes it apart; a process that is killed meanwhile holds nothing afterwards. */
async function openedAndLeft(path: string, setup: StoreDependencies<Sum>): Promise<void> {
  const opened = await CampaignStore.open(path, 'edit', setup).catch(() => null)
  if (opened?.ok) await opened.value.store.abandon().catch(() => null)
}

async function deletedIn(folder: string): Promise<readonly string[]> {
  const bin = join(folder, 'Deleted campaigns')
  const names = await readdir(bin).catch(() => [])
  return names.filter(name => name.endsWith('.hearth')).map(name => join(bin, name))
}
