import { app, BrowserWindow, powerMonitor, type Event } from 'electron'

/** What is done when the person logs out, shuts down or restarts. */
export interface SessionEndListener {
  /** Puts down what would be put down on closing, and goes on: the session may not end after all. */
  settle(): void
}

/**
 * Ends in good order with the session, each system in its own way, and never keeps it from ending.
 *
 * Windows asks first, and another program may say no: nothing is closed then. When the session ends, the process is ended as soon as the
 * listeners have returned (`WM_ENDSESSION` in Electron's shell/browser/native_window_views_win.cc), so that the writing is begun at the
 * question. Linux and macOS wait for the program where `shutdown` is prevented (docs/api/power-monitor.md); a logout on Linux is a
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
  // The types know of no event here; the documentation and the program do.
  powerMonitor.on('shutdown', shutdown as () => void)
  // After `ready`: Electron's own handlers were set before, and would end the process at the second signal of a kind
  // (shell/browser/electron_browser_main_parts_posix.cc). A terminal's Ctrl+C comes twice, from the terminal and from `npm start`.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, endNow)
  process.on('SIGINT', () => app.quit())
}
