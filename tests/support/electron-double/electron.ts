import { theApp } from './app'
import { BrowserWindow as Window } from './browser-window'
import { dialog, nativeTheme, powerSaveBlocker, screen, shell, shown } from './desktop'
import { ipcMain } from './ipc'
import { Menu } from './menu'
import { network } from './network'
import { registerSchemesAsPrivileged } from './schemes'
import { session, theSession } from './session'
import { strict } from './strict'
import { leaks, requests } from './web-contents'

// What `import … from 'electron'` finds. A name that is not here does not link, which is failure enough.

theApp.windows = () => Window.getAllWindows()

export const app = strict('app', theApp)
export const protocol = strict('protocol', { registerSchemesAsPrivileged })
export { Window as BrowserWindow, dialog, ipcMain, Menu, nativeTheme, powerSaveBlocker, screen, session, shell }

const everything = {
  app,
  BrowserWindow: Window,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  powerSaveBlocker,
  protocol,
  screen,
  session,
  shell
}

interface Order {
  readonly id: number
  readonly source: string
  readonly arg: unknown
}

// The driver’s door, beside the app: the same `evaluate` that Playwright has for a real Electron.
process.on('message', (order: Order) => {
  void obey(order).then(
    value => process.send?.({ id: order.id, value }),
    (error: Error) => process.send?.({ id: order.id, error: error.stack ?? String(error) })
  )
})
process.on('disconnect', () => process.exit(1))

async function obey({ source, arg }: Order): Promise<unknown> {
  // Only tests send orders, and only over the pipe that they made.
  const work = (0, eval)(`(${source})`) as (electron: object, arg: unknown) => unknown
  const verdicts = (permission: string): object => theSession.verdicts(permission)
  const beside = { leaks, requests, network, shown, verdicts, recentDocuments: theApp.recentDocuments }
  return await work({ ...everything, double: beside }, arg)
}
