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
