import { theApp } from './app'
import { BrowserWindow as Window, endSession, querySessionEnd } from './browser-window'
import { dialog, nativeTheme, powerMonitor, powerSaveBlocker, screen, shell, shown, shutDown, themed } from './desktop'
import { systemNow } from './differences'
import { plugIn, type DisplayDouble, type Rectangle } from './displays'
import { ipcMain } from './ipc'
import { built, Menu, setDefaultMenu } from './menu'
import { desk, listedTitles, titlesFromTop } from './native-window'
import { network } from './network'
import { registerSchemesAsPrivileged } from './schemes'
import { net, session, theSession } from './session'
import { strict } from './strict'
import { leaks, requests } from './web-contents'

// What `import … from 'electron'` finds. A name that is not here does not link, which is failure enough.

theApp.windows = () => Window.getAllWindows()
theApp.beforeWindows = setDefaultMenu

export const app = strict('app', theApp)
export const protocol = strict('protocol', { registerSchemesAsPrivileged })
export {
  Window as BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  net,
  powerMonitor,
  powerSaveBlocker,
  screen,
  session,
  shell
}

const everything = {
  app,
  BrowserWindow: Window,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  net,
  powerMonitor,
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

// The driver’s interface, beside the app: the same `evaluate` that Playwright has for a real Electron.
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
  const verdicts = theSession.verdicts.bind(theSession)
  const beside = {
    built,
    themed,
    querySessionEnd,
    endSession,
    shutDown,
    leaks,
    requests,
    network,
    shown,
    verdicts,
    recentDocuments: theApp.recentDocuments,
    downloads: theSession.downloads,
    playedSystem: systemNow(),
    plug,
    drag: (id: number, to: Rectangle) => desk.stack.find(each => each.id === id)?.drag(to),
    listed: listedTitles,
    fromTop: titlesFromTop
  }
  return await work({ ...everything, double: beside }, arg)
}

/** Displays come and go, with all that the system does about it. */
function plug(displays: readonly DisplayDouble[]): void {
  plugIn(displays, () => {
    for (const window of [...desk.stack]) window.followSystem(displays)
  })
}
