import type { Bridge, ScreenKind } from '#shared/contract'
import { isScreenKind } from '#shared/screens'
import { SocketBridge } from './socket-bridge'

declare global {
  interface Window {
    /** Put there by Electron's preload, or by a test, before the page's own script runs. */
    readonly hearthside?: Bridge
  }
}

let made: Bridge | null = null

/** This page’s one connection to the host. Asked for again, it is the same one. */
export function bridge(): Bridge {
  made ??= window.hearthside ?? new SocketBridge(screenAt(window.location.pathname), window)
  return made
}

/** Which page an address shows: `/table`, `/table.html`. Everything else is the Game Master's. */
export function screenAt(pathname: string): ScreenKind {
  const page = /\/(\w+)(?:\.html)?\/?$/.exec(pathname)?.[1]
  return isScreenKind(page) ? page : 'gm'
}
