import { fail, ok, type Result } from '#rules/core/result'
import type { Disk } from './disk'
import { mostBytes } from './read-json'
import { errorCode } from './attempt'

export interface ReadFailure {
  readonly kind: 'missing' | 'not-readable'
  readonly path: string
  readonly message: string
  /** A remedy, when it is not a copy of the file. */
  readonly remedy?: string
}

/** The bytes of a file that should be a campaign; a failure explains the reason in a sentence. */
export async function readBytes(disk: Disk, path: string): Promise<Result<Buffer, ReadFailure>> {
  try {
    const facts = await disk.stat(path)
    if (facts.kind === 'folder') return notRead('This is a folder, not a campaign.')
    if (facts.kind === 'other') return notRead('This is not a file.')
    if (facts.bytes > mostBytes) return fail(tooLarge)
    return ok(await disk.read(path))
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR')
      return fail({ kind: 'missing', path, message: 'There is no such file.' })
    if (code === 'EACCES' || code === 'EPERM') return notRead('You are not allowed to read this file.')
    return notRead(`The disk could not read this file (${code}).`)
  }
}

export const tooLarge: ReadFailure = {
  kind: 'not-readable',
  path: 'the whole file',
  message: 'The file is far too large to be a campaign.'
}

function notRead(message: string): Result<never, ReadFailure> {
  return fail({ kind: 'not-readable', path: 'the whole file', message })
}
