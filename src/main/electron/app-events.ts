import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { app } from 'electron'

/** What the app’s lifecycle needs of the rest. */
export interface AppLifecycle {
  /** A file that the system or the person hands over: double-clicked, dropped on the icon, named on a command line. */
  openFile(path: string): void
  /** The person wants to see the app: its window comes to the front, or is made again. */
  show(): void
  /**
   * Everything to the disk. False: it could not be written, and the person chose to stay.
   * @param hurry aborted when the system ends the session: from then on nothing is asked any more
   */
  prepareToQuit(hurry: AbortSignal): Promise<boolean>
}

/** Files that were handed over before the program could take them. */
const earlyFiles: string[] = []

/**
 * Called at once on start, before `ready`: macOS may say `open-file` that early, and a second start comes while the first is still
 * opening its window.
 */
export function collectEarlyStarts(): void {
  app.on('open-file', (event, path) => {
    event.preventDefault()
    earlyFiles.push(path)
  })
  app.on('second-instance', (_event, args, workingDirectory) => {
    const path = campaignIn(args, workingDirectory)
    if (path !== null) earlyFiles.push(path)
  })
}

/**
 * The campaign named on a command line, if one is: the last argument that is a `.hearth` file, as a path or, as some
 * desktops hand it over, as a `file://` address.
 * @param from the folder in which the command was given: that of a second start is not ours
 */
export function campaignIn(args: readonly string[], from: string): string | null {
  const paths = args.filter(each => !each.startsWith('-')).map(pathOf)
  const named = paths.findLast(each => each?.toLowerCase().endsWith('.hearth'))
  return named ? resolve(from, named) : null
}

function pathOf(argument: string): string | null {
  if (!argument.toLowerCase().startsWith('file:')) return argument
  try {
    return fileURLToPath(argument)
  } catch {
    // An address of another machine, or none at all.
    return null
  }
}

/**
 * Listens to the app’s lifecycle: second starts, files, the last window, and quitting only when everything is on disk.
 * @returns how to quit without a question, because the system ends the session
 */
export function registerAppEvents(lifecycle: AppLifecycle): { endNow(): void } {
  app.removeAllListeners('open-file')
  app.removeAllListeners('second-instance')
  app.on('open-file', (event, path) => {
    event.preventDefault()
    lifecycle.openFile(path)
    lifecycle.show()
  })
  app.on('second-instance', (_event, args, workingDirectory) => {
    const path = campaignIn(args, workingDirectory)
    if (path !== null) lifecycle.openFile(path)
    lifecycle.show()
  })
  app.on('activate', () => lifecycle.show())
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  const endNow = quitWhenWritten(lifecycle)
  for (const path of earlyFiles.splice(0)) lifecycle.openFile(path)
  return { endNow }
}

function quitWhenWritten(lifecycle: AppLifecycle): () => void {
  let state: 'running' | 'leaving' | 'left' = 'running'
  const hurry = new AbortController()
  app.on('before-quit', event => {
    if (state === 'left') return
    event.preventDefault()
    if (state === 'leaving') return
    state = 'leaving'
    void lifecycle
      .prepareToQuit(hurry.signal)
      .catch((error: unknown) => {
        // A mistake of ours must not keep the program from ending: what was told as saved is on the disk.
        process.stderr.write(`failed: closing: ${String(error)}\n`)
        return true
      })
      .then(may => {
        state = may ? 'left' : 'running'
        if (may) app.quit()
      })
  })
  return () => {
    hurry.abort()
    app.quit()
  }
}
