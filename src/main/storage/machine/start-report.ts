import { appendFileSync, mkdirSync } from 'node:fs'

/**
 * `npm start` waits for a sign of life, because Electron can fail without output, or run without a window. It names a
 * file in `HEARTHSIDE_STARTED`. A line in that file ends the wait; each step in the progress file extends it.
 */
export type StartOutcome = 'window' | 'handed over' | 'refused'

/** Reports the outcome to `npm start`. Has no effect after another way of starting. */
export function reportStarted(outcome: StartOutcome): void {
  write('', `${outcome} ${process.pid}`)
}

/** Reports to `npm start` that the app is starting. */
export function reportProgress(step: string): void {
  write('.progress', step)
}

function write(ending: string, line: string): void {
  const path = process.env['HEARTHSIDE_STARTED']
  if (!path) return
  try {
    appendFileSync(path + ending, `${line}\n`)
  } catch {
    // Without the file `npm start` assumes a failed start; the app itself works.
  }
}

/** Creates a folder synchronously, because before the app is ready no code can wait. Throws when that fails. */
export function makeFolderNow(path: string): void {
  mkdirSync(path, { recursive: true })
}
