import { fail, ok, type Result } from '#rules/core/result'
import { errorCode } from '../disk/attempt'
import type { Disk } from '../disk/disk'
import { readBytes, tooLarge, type ReadFailure } from '../disk/read-bytes'
import { mostBytes } from '../disk/read-json'
import { Bundle } from './bundle'

/** The text of a campaign's file, and the bundle it came from; null: a campaign file without pictures. */
export interface CampaignBytes {
  readonly bytes: Buffer
  readonly bundle: Bundle | null
}

/** Reads the campaign from a file with or without pictures. A failure explains the reason. */
export async function readCampaignBytes(disk: Disk, path: string): Promise<Result<CampaignBytes, ReadFailure>> {
  const found = await bundleAt(disk, path)
  if (!found.ok) return fail({ kind: 'not-readable', path: 'the whole file', ...found.error })
  const bundle = found.value
  if (bundle && bundle.campaignBytes > mostBytes) return fail(tooLarge)
  const bytes = bundle ? ok(await bundle.campaign()) : await readBytes(disk, path)
  return bytes.ok ? ok({ bytes: bytes.value, bundle }) : bytes
}

/** The pictures inside the file itself; null when there are none, or when the file cannot be read. */
export async function bundleIn(disk: Disk, path: string): Promise<Bundle | null> {
  const found = await bundleAt(disk, path)
  return found.ok ? found.value : null
}

/** A read error returns no bundle here: the later read of the whole file reports it. */
async function bundleAt(disk: Disk, path: string): ReturnType<typeof Bundle.at> {
  try {
    return await Bundle.at(disk, path)
  } catch (error) {
    errorCode(error)
    return ok(null)
  }
}
