import { fail, ok, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'

const sentences: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Make room on it, or save the campaign somewhere else.',
  EDQUOT: 'Your share of the disk is used up. Make room on it, or save the campaign somewhere else.',
  EACCES: 'This folder or file may not be written to. Save the campaign somewhere else.',
  EPERM: 'The system does not allow writing here. Save the campaign somewhere else.',
  EROFS: 'This disk can only be read. Save the campaign somewhere else.',
  EBUSY: 'Another program is holding the file. Close that program, then try again.',
  EIO: 'The disk reports an error. Save the campaign on another disk.',
  ENOENT: 'The folder is gone. Put it back, or save the campaign somewhere else.',
  ENOTDIR: 'A part of the path is not a folder. Save the campaign somewhere else.',
  ENAMETOOLONG: 'The name is too long for this disk. Save the campaign under a shorter one.',
  EISDIR: 'A folder of that name is in the way. Choose another name.',
  EMFILE: 'Too many files are open. Close other programs, then try again.'
}

/** The system's own word for what went wrong (`ENOSPC`). What has none is our bug, and goes on up. */
export function errorCode(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  throw error
}

function notWritten(error: unknown): Problem {
  const code = errorCode(error)
  return {
    kind: 'not-written',
    code,
    message: sentences[code] ?? `The disk cannot be written to (${code}). Save the campaign somewhere else.`
  }
}

/** A write that may fail as disks do. */
export async function attempt<Value>(work: () => Promise<Value>): Promise<Result<Value, Problem>> {
  try {
    return ok(await work())
  } catch (error) {
    if (error instanceof ProblemError) return fail(error.problem)
    return fail(notWritten(error))
  }
}

/** Stops a write in the middle for a reason that is already a problem: the lock was taken from us. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.kind)
  }
}

/** The answer, or nothing where the file or folder does not exist. @param codes what counts as that */
export async function nullIfMissing<Value>(
  work: Promise<Value>,
  codes: readonly string[] = ['ENOENT']
): Promise<Value | null> {
  try {
    return await work
  } catch (error) {
    if (codes.includes(errorCode(error))) return null
    throw error
  }
}
