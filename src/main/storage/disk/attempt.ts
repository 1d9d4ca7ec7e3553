import { fail, ok, type Result } from '#rules/core/result'
import type { PlainExplanation } from '#rules/core/refusal'
import type { Problem } from '#shared/problem'

const elsewhere = 'Save the campaign somewhere else'
const makeRoom = 'Make room on it, or save the campaign somewhere else'

const explanations: Readonly<Record<string, PlainExplanation>> = {
  ENOSPC: { message: 'The disk is full', remedy: makeRoom },
  EDQUOT: { message: 'Your share of the disk is used up', remedy: makeRoom },
  EACCES: { message: 'This folder or file may not be written to', remedy: elsewhere },
  EPERM: { message: 'The system does not allow writing here', remedy: elsewhere },
  EROFS: { message: 'This disk can only be read', remedy: elsewhere },
  EBUSY: { message: 'Another program is holding the file', remedy: 'Close that program, then try again' },
  EIO: { message: 'The disk reports an error', remedy: 'Save the campaign on another disk' },
  ENOENT: { message: 'The folder is gone', remedy: 'Put it back, or save the campaign somewhere else' },
  ENOTDIR: { message: 'A part of the path is not a folder', remedy: elsewhere },
  ENAMETOOLONG: { message: 'The name is too long for this disk', remedy: 'Save the campaign under a shorter one' },
  EISDIR: { message: 'A folder of that name is in the way', remedy: 'Choose another name' },
  EEXIST: { message: 'Something else has this name already', remedy: 'Choose another name' },
  ENOTFILE: { message: 'Something that is not a file has this name', remedy: 'Move it away, or choose another name' },
  EMFILE: { message: 'Too many files are open', remedy: 'Close other programs, then try again' }
}

/** The system's error code (`ENOSPC`). An error without a code is a bug and is thrown again. */
export function errorCode(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  throw error
}

function notWritten(error: unknown): Problem {
  const code = errorCode(error)
  const unknown = { message: `The disk cannot be written to (${code})`, remedy: elsewhere }
  return { kind: 'not-written', code, ...(explanations[code] ?? unknown) }
}

/** Runs work on the disk and turns system errors into problems. */
export async function attempt<Value>(work: () => Promise<Value>): Promise<Result<Value, Problem>> {
  try {
    return ok(await work())
  } catch (error) {
    if (error instanceof ProblemError) return fail(error.problem)
    return fail(notWritten(error))
  }
}

/** Aborts a write for a reason that is already a problem, such as a lost lock. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.kind)
  }
}

/** The result, or null when the file or folder does not exist. @param codes the error codes that count as missing */
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
