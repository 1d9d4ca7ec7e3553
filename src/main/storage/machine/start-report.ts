import { appendFileSync, mkdirSync } from 'node:fs'

/**
 * `npm start` waits for a sign of life, because an Electron can fail without a word or live without a window. It names a file in
 * `HEARTHSIDE_STARTED`. What is written there ends the wait; each step that is written beside it makes the wait longer.
 */
export type StartOutcome = 'window' | 'handed over' | 'refused'

/** Tells `npm start` that it need not wait any longer. Nobody waits where the app was started in another way. */
export function reportStarted(outcome: StartOutcome): void {
  write('', `${outcome} ${process.pid}`)
}

/** Tells `npm start` that the app is on its way. */
export function reportProgress(step: string): void {
  write('.progress', step)
}

function write(ending: string, line: string): void {
  const path = process.env['HEARTHSIDE_STARTED']
  if (!path) return
  try {
    appendFileSync(path + ending, `${line}\n`)
  } catch {
    // Without the file `npm start` thinks that nothing came of it; the app itself works.
  }
}

/** Makes a folder at once: before the app is ready nothing can be waited for. Throws where it cannot be made. */
export function makeFolderNow(path: string): void {
  mkdirSync(path, { recursive: true })
}
