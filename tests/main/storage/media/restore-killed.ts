import { readFile, rm, writeFile } from 'node:fs/promises'
import { CampaignStore } from '#main/storage/campaign-store'
import { mediaPath } from '#main/storage/media/media-folder'
import { backupsOf, restoreBackup } from '#main/storage/opening/restore-backup'
import type { PictureId } from '#rules/core/picture'
import { act, digest, must } from '../toy'
import { killedAt, map, tower, withPictures } from './killed'

/** What is at the path of a restored backup: a campaign with one more act, half a file, or nothing. Each also without its pictures. */
export const restoredOver = ['played-on', 'damaged', 'gone'] as const

/** A campaign of two acts in a backup, whose pictures the second names, and what became of it since. */
async function withBackup(what: (typeof restoredOver)[number]) {
  const made = await withPictures()
  const setup = { ...made.setup, clock: { ...made.setup.clock, now: () => Date.now() + 11 * 60_000 } }
  const { store } = must(await CampaignStore.open(made.path, 'edit', setup))
  must(await store.append(act(3), digest()))
  must(await store.close())
  const backup = (await backupsOf(made.path, setup)).find(({ acts }) => acts === 2)?.id ?? 'none'
  if (what === 'damaged') await writeFile(made.path, (await readFile(made.path)).subarray(0, -40))
  if (what === 'gone') await Promise.all([made.path, mediaPath(made.path)].map(each => rm(each, { recursive: true })))
  return { ...made, setup, backup }
}

type Made = Awaited<ReturnType<typeof withBackup>>

/** The number of acts after opening, and whether each picture is unchanged; null where it does not open. */
async function openedWith({
  path,
  setup,
  ids
}: Made): Promise<{ readonly acts: number; readonly whole: boolean } | null> {
  const opened = await CampaignStore.open(path, 'edit', setup)
  if (!opened.ok) return null
  const [one, other] = await Promise.all(ids.map((id: PictureId) => opened.value.store.pictures.read(id)))
  await opened.value.store.abandon()
  return { acts: opened.value.entries.length, whole: !!one?.equals(tower) && !!other?.equals(map) }
}

/**
 * Kills the putting back of a backup at one step after the other, each time with another campaign.
 * @param stride 1: at every step
 * @returns what was lost
 */
export async function restoreKilledAtEach(
  what: (typeof restoredOver)[number],
  stride: number
): Promise<readonly string[]> {
  const lost: string[] = []
  for (let step = 1, ended = false; !ended; step += stride) {
    const made = await withBackup(what)
    const disk = killedAt(step)
    await restoreBackup(made.path, made.backup, { ...made.setup, disk }).catch(() => null)
    ended = disk.calls.length < step
    const after = await openedWith(made)
    const newest = (await backupsOf(made.path, made.setup)).some(({ acts }) => acts === 3)
    if (after && !after.whole) lost.push(`${what}, step ${step}: a picture`)
    if (what === 'played-on' && after?.acts !== 3 && !(after?.acts === 2 && newest))
      lost.push(`${what}, step ${step}: the act that was played since`)
    if (!(await restoreBackup(made.path, made.backup, made.setup)).ok) lost.push(`${what}, step ${step}: the backup`)
    const restored = await openedWith(made)
    if (restored?.acts !== 2 || !restored.whole) lost.push(`${what}, step ${step}: what was restored afterwards`)
    await rm(made.folder, { recursive: true })
  }
  return lost
}
