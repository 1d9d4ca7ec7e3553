import { join } from 'node:path'
import { built, type Desktop, type WindowName } from '../../support/electron-double/drivers'
import { untilFound } from '../../support/poll'

/** Electron’s own warnings of a change of place. */
export const refused = ['will-navigate', 'will-redirect', 'will-frame-navigate', 'will-attach-webview'] as const

/** From now on nothing leaves for the person's browser; what would have is kept. */
export function keepOutside(desktop: Desktop): Promise<void> {
  return desktop.evaluate(({ shell }) => {
    const kept = globalThis as unknown as { outside: string[] }
    kept.outside = []
    shell.openExternal = url => Promise.resolve(void kept.outside.push(url))
  })
}

export function outside(desktop: Desktop): Promise<readonly string[]> {
  return desktop.evaluate(() => (globalThis as unknown as { outside: string[] }).outside)
}

/** Which of Electron’s own warnings of a change of place every window says no to. */
export function refusals(desktop: Desktop): Promise<readonly string[]> {
  return desktop.evaluate(({ BrowserWindow }, kinds) => {
    const refuses = (contents: { emit(name: string, event: object): boolean }, kind: string): boolean => {
      let stopped = false
      contents.emit(kind, { url: 'https://example.com/', preventDefault: () => (stopped = true) })
      return stopped
    }
    return kinds.filter(kind => BrowserWindow.getAllWindows().every(each => refuses(each.webContents as never, kind)))
  }, refused)
}

/** A window that the app did not make, with our preload and a page of ours. */
export async function openStranger(desktop: Desktop, url: string): Promise<void> {
  const preload = join(built, '..', '..', 'preload', 'gm.cjs')
  await desktop.evaluate(
    ({ BrowserWindow }, given) => {
      const webPreferences = { preload: given.preload, sandbox: true, contextIsolation: true }
      const stranger = new BrowserWindow({ show: false, title: 'Stranger', webPreferences })
      return stranger.loadURL(given.url)
    },
    { url, preload }
  )
}

/** Runs scripts in the youngest window. */
export async function newest(desktop: Desktop): Promise<(script: string) => Promise<unknown>> {
  const ids = await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map(each => each.id))
  const id = Math.max(...ids)
  return script =>
    desktop.evaluate(
      ({ BrowserWindow }, asked) =>
        BrowserWindow.getAllWindows()
          .find(each => each.id === asked.id)
          ?.webContents.executeJavaScript(asked.script) as Promise<unknown>,
      { id, script }
    )
}

/** Runs scripts in one window of this app, by way of main, as soon as its page is loaded. */
export async function scriptsIn(desktop: Desktop, name: WindowName): Promise<(script: string) => Promise<unknown>> {
  const run = (script: string): Promise<unknown> =>
    desktop.evaluate(
      ({ BrowserWindow }, asked) =>
        BrowserWindow.getAllWindows()
          .find(each => each.webContents.getURL().endsWith(`/${asked.name}.html`))
          ?.webContents.executeJavaScript(asked.script) as Promise<unknown>,
      { name, script }
    )
  await untilFound(async () => Boolean(await run('document.readyState === "complete"')), `there is no ${name} window`)
  return run
}
