import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { app, BrowserWindow, powerMonitor, type Event } from 'electron'

/** What happens when the person logs out, shuts down or restarts. */
export interface SessionEndListener {
  /** Writes the acts as closing would, and continues, because the session may not end after all. */
  settle(): void
}

/**
 * Quits in good order at the end of the session, without delaying it. Each system differs.
 *
 * Windows asks first, and another program may refuse, so nothing is closed at that time. When the session ends, Windows
 * ends the process as soon as the listeners return (`WM_ENDSESSION` in Electron's
 * shell/browser/native_window_views_win.cc). Writing therefore begins at the question.
 *
 * Linux and macOS wait for the program when `shutdown` is prevented (docs/api/power-monitor.md). A logout on Linux is a
 * signal.
 */
export function followSessionEnd(listener: SessionEndListener, endNow: () => void): void {
  const watch = (window: BrowserWindow): void => {
    window.on('query-session-end', () => listener.settle())
    window.on('session-end', endNow)
  }
  for (const window of BrowserWindow.getAllWindows()) watch(window)
  app.on('browser-window-created', (_event, window) => watch(window))
  const shutdown = (event: Event): void => {
    event.preventDefault()
    endNow()
  }
  // The type declarations lack the event that the documentation and the program have.
  powerMonitor.on('shutdown', shutdown as () => void)
  // After `ready`, because Electron sets its own handlers before. Those would end the process at the second signal of a
  // kind (shell/browser/electron_browser_main_parts_posix.cc). A terminal's Ctrl+C arrives twice: from the terminal and
  // from `npm start`.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, endNow)
  process.on('SIGINT', () => app.quit())
}

/** The callbacks of the app's lifecycle. */
export interface AppLifecycle {
  /** A file from the system or the person: double-clicked, dropped on the icon, or named on a command line. */
  openFile(path: string): void
  /** The person wants to see the app: brings its window to the front, or makes a new one. */
  show(): void
  /**
   * Writes everything to the disk. False: writing failed, and the person chose to stay.
   * @param hurry aborted when the system ends the session; no question may be asked after that
   */
  prepareToQuit(hurry: AbortSignal): Promise<boolean>
}

/** Files that arrived before the program could open them. */
const earlyFiles: string[] = []

/**
 * Called at the start, before `ready`. macOS may send `open-file` that early. A second start may come before the first window.
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
 * The campaign on a command line: the last argument that is a `.hearth` file. It is a path or, on some desktops, a `file://` address.
 * @param from the working folder of the command; that of a second start differs from ours
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
    // An address of another machine, or an invalid address.
    return null
  }
}

/**
 * Listens to the app's lifecycle: second starts, files, and the last window. The app quits only when everything is on
 * disk.
 * @returns a function that quits without a question, because the system ends the session
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
        // A bug must not keep the program from ending: every act that was reported as saved is on the disk.
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
