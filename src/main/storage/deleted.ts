import { basename, dirname, join } from 'node:path'
import { fail, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { freeBeside } from './beside'
import { realTarget, syncFolder } from './durable-text'
import { journalPath } from './journal'
import { takeLock } from './lock'
import { attempt, unlessMissing } from './problems'
import type { StoreSetup } from './types'

/** Where deleted campaigns go, beside those that are played. */
export const binName = 'Deleted campaigns'

/** Moves a campaign and its journal into the bin beside it: nothing is ever removed. @returns where it is now */
export async function deleteCampaign(path: string, setup: StoreSetup<unknown>): Promise<Result<string, Problem>> {
  const { disk, clock } = setup
  const found = await attempt(async () => {
    const target = await realTarget(disk, path)
    return (await unlessMissing(disk.facts(target)))?.kind === 'file' ? target : null
  })
  if (!found.ok) return found
  const target = found.value
  if (target === null) return fail({ kind: 'not-found', path })
  const lock = await takeLock(target, 'edit', setup)
  if (!lock.ok) return lock
  const moved = await attempt(async () => {
    const bin = join(dirname(target), binName)
    await disk.makeFolder(bin)
    const to = await freeBeside(disk, join(bin, basename(target)), 'deleted', clock.now())
    const journal = journalPath(target)
    // The journal first: a file without it would open without its newest acts.
    if ((await unlessMissing(disk.facts(journal))) !== null) await disk.rename(journal, journalPath(to))
    await disk.rename(target, to)
    await syncFolder(disk, bin)
    await syncFolder(disk, dirname(target))
    return to
  })
  await lock.value.release()
  return moved
}
