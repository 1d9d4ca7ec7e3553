import { dirname } from 'node:path'
import { hash } from 'node:crypto'
import type { Disk } from './disk'
import { ensureDurably, syncFolder } from './durable-write'
import { nullIfMissing } from './attempt'

/**
 * Copies a damaged file beside the original as `NAME.broken-1a2b3c4d`. The name is a hash of the content, so the same
 * damage is kept only once.
 * @returns the new path; null when there was no content
 */
export async function keepDamagedCopy(disk: Disk, path: string): Promise<string | null> {
  const bytes = await nullIfMissing(disk.read(path))
  if (bytes === null || bytes.length === 0) return null
  const aside = `${path}.broken-${hash('sha256', bytes, 'hex').slice(0, 8)}`
  const { mode } = await disk.stat(path)
  await ensureDurably(disk, aside, bytes, { mode })
  return aside
}

/** Like `keepDamagedCopy`, and then removes the original. */
export async function moveDamagedAway(disk: Disk, path: string): Promise<string | null> {
  const aside = await keepDamagedCopy(disk, path)
  if (aside === null) return null
  await disk.remove(path)
  await syncFolder(disk, dirname(path))
  return aside
}
