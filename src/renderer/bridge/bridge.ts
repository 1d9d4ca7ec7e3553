import type { Bridge, ScreenKind, Snapshot } from '#shared/contract'
import type { PreloadBridge } from '#shared/preload-bridge'
import { tellAnswer } from '@/ui/sent-words'
import { isScreenKind } from '#shared/screens'
import { SocketBridge } from './socket-bridge'
import { isNewer, readUpdate, updated, type PrintedUpdate } from '#shared/snapshot-update'

declare global {
  interface Window {
    /** Set before the page's own script runs: by Electron's preload, or as a whole bridge by a test. */
    readonly hearthside?: PreloadBridge | Bridge
  }
}

let made: Bridge | null = null

/** The single connection of this page to the host. */
export function bridge(): Bridge {
  made ??= reportingAnswers(bridgeTo(window.hearthside))
  return made
}

/** Reports to drafts which text has reached the host. */
function reportingAnswers(inner: Bridge): Bridge {
  const asks = inner.ask.bind(inner)
  const ask: Bridge['ask'] = async asked => {
    const answer = await asks(asked)
    tellAnswer(asked, answer.ok)
    return answer
  }
  // Objects from Electron's preload are frozen, so they are copied. Our own socket has private parts that a copy would lack.
  return inner instanceof SocketBridge ? Object.assign(inner, { ask }) : { ...inner, ask }
}

function bridgeTo(preload: PreloadBridge | Bridge | undefined): Bridge {
  if (!preload) return new SocketBridge(screenAt(window.location.pathname), window)
  return 'onUpdate' in preload ? bridgeOverPreload(preload) : preload
}

/** The screen of an address: `/table`, `/table.html`. Every other address is the Game Master's. */
export function screenAt(pathname: string): ScreenKind {
  const page = /\/(\w+)(?:\.html)?\/?$/.exec(pathname)?.[1]
  return isScreenKind(page) ? page : 'gm'
}

/** The bridge of a page under Electron: assembles the snapshots that the preload sends in parts. */
export function bridgeOverPreload({ onUpdate, ...rest }: PreloadBridge): Bridge {
  const listeners = new Set<(snapshot: Snapshot) => void>()
  let newest: Snapshot | null = null
  /** A whole snapshot was requested. Until it comes, a change to an unknown snapshot makes no second request. */
  let isLost = false
  let stop = (): void => undefined

  const hear = (printed: PrintedUpdate): void => {
    const update = readUpdate(printed)
    const snapshot = updated(newest, update)
    if (!snapshot) return askForWhole()
    isLost = false
    // A requested snapshot and a sent one may cross: the newer one counts.
    if (!isNewer(snapshot, newest, 'same')) return
    newest = snapshot
    for (const listener of [...listeners]) listener(snapshot)
  }

  /** A new subscription makes the host send a whole snapshot. */
  function askForWhole(): void {
    if (isLost) return
    isLost = true
    stop()
    stop = onUpdate(hear)
  }

  stop = onUpdate(hear)
  return {
    ...rest,
    onSnapshot(listener) {
      listeners.add(listener)
      if (newest) listener(newest)
      return () => listeners.delete(listener)
    }
  }
}
