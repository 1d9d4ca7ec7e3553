import { fail, ok, type Result } from '#rules/core/result'
import { errorCode } from '../disk/attempt'
import type { Disk } from '../disk/disk'
import { readBytes, tooLarge, type ReadFailure } from '../disk/read-bytes'
import { mostBytes } from '../disk/read-json'
import { Bundle } from './bundle'

/** The text of a campaign’s file, and what it was taken out of; null: it is the whole file. */
export interface CampaignBytes {
  readonly bytes: Buffer
  readonly bundle: Bundle | null
}

/** The campaign in a file, with its pictures or alone; or in words why there is none. */
export async function readCampaignBytes(disk: Disk, path: string): Promise<Result<CampaignBytes, ReadFailure>> {
  const found = await bundleAt(disk, path)
  if (!found.ok) return fail({ kind: 'not-readable', path: 'the whole file', ...found.error })
  const bundle = found.value
  if (bundle && bundle.campaignBytes > mostBytes) return fail(tooLarge)
  const bytes = bundle ? ok(await bundle.campaign()) : await readBytes(disk, path)
  return bytes.ok ? ok({ bytes: bytes.value, bundle }) : bytes
}

/** The pictures that lie in the file itself; null where there are none, or nothing can be read. */
export async function bundleIn(disk: Disk, path: string): Promise<Bundle | null> {
  const found = await bundleAt(disk, path)
  return found.ok ? found.value : null
}

/** What cannot be looked at is left to whoever reads all of it, and says why. */
async function bundleAt(disk: Disk, path: string): ReturnType<typeof Bundle.at> {
  try {
    return await Bundle.at(disk, path)
  } catch (error) {
    errorCode(error)
    return ok(null)
  }
}
