import { dirname } from 'node:path'
import { hash } from 'node:crypto'
import type { Disk } from './disk'
import { replaceDurably, syncFolder } from './durable-write'
import { unlessMissing } from './attempt'

/**
 * Keeps something damaged that we will not touch, beside where it was, as `NAME.broken-1a2b3c4d`. The name comes from the
 * content: the same damage met twice is kept once. @returns the new path, null when there was nothing.
 */
export async function copyAside(disk: Disk, path: string): Promise<string | null> {
  const bytes = await unlessMissing(disk.read(path))
  if (bytes === null || bytes.length === 0) return null
  const aside = `${path}.broken-${hash('sha256', bytes, 'hex').slice(0, 8)}`
  const { mode } = await disk.facts(path)
  if ((await unlessMissing(disk.facts(aside))) === null) await replaceDurably(disk, aside, [bytes], { mode })
  return aside
}

/** The same, leaving nothing where it was. */
export async function moveAside(disk: Disk, path: string): Promise<string | null> {
  const aside = await copyAside(disk, path)
  if (aside === null) return null
  await disk.remove(path)
  await syncFolder(disk, dirname(path))
  return aside
}
