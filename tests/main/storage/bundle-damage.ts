import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CampaignStore } from '#main/storage/campaign-store'
import { mediaPath } from '#main/storage/media/media-folder'
import type { StoreDependencies } from '#main/storage/types'
import { bundled, withPictures } from './media/killed'
import type { Sum } from './toy'

/** A bundle of a campaign with two pictures, on a machine that knows neither. */
export async function sent() {
  const { folder, path, setup, ids, backups } = await withPictures()
  const bundle = join(folder, 'copy.hearth')
  await bundled(path, bundle, setup)
  await rm(mediaPath(path), { recursive: true })
  await rm(backups, { recursive: true })
  return { folder, bundle, setup, ids, bytes: await readFile(bundle) }
}

/** Opened to be played, and left again. */
export async function opened(path: string, setup: StoreDependencies<Sum>) {
  const result = await CampaignStore.open(path, 'edit', setup)
  if (result.ok) await result.value.store.abandon()
  return result
}

/**
 * Damages a bundle at one place after the other, and opens it each time.
 * @param what a byte is another one, or the file ends there
 * @param stride 1: at every byte
 * @returns where it was taken for whole, or was written to
 */
export async function damagedAt(what: 'byte' | 'length', stride: number): Promise<readonly string[]> {
  const { folder, bundle, setup, bytes } = await sent()
  const before = (await readdir(folder)).sort().join()
  const wrong: string[] = []
  for (let at = 1; at < bytes.length; at += stride) {
    const damaged = Buffer.from(what === 'byte' ? bytes : bytes.subarray(0, at))
    if (what === 'byte') damaged[at] = (damaged[at] ?? 0) ^ 0x01
    await writeFile(bundle, damaged)
    const result = await opened(bundle, setup)
    const kind = result.ok ? result.value.store.status().save.kind : result.error.kind
    if (kind !== 'read-only' && kind !== 'unreadable') wrong.push(`${what} ${at}: ${kind}`)
    if (!(await readFile(bundle)).equals(damaged)) wrong.push(`${what} ${at}: written to`)
    // What was put beside it before the damage was met is whole, and does no harm.
    await rm(mediaPath(bundle), { recursive: true, force: true })
    if ((await readdir(folder)).sort().join() !== before) wrong.push(`${what} ${at}: something was left behind`)
  }
  return wrong
}
