import type { Bridge, ScreenKind } from '#shared/contract'
import type { PreloadBridge } from '#shared/preload-bridge'
import { tellAnswer } from '../ui/sent-words'
import { isScreenKind } from '#shared/screens'
import { bridgeOverPreload } from './bridge-over-preload'
import { SocketBridge } from './socket-bridge'

declare global {
  interface Window {
    /** Set before the page's own script runs: by Electron's preload, or as a whole bridge by a test. */
    readonly hearthside?: PreloadBridge | Bridge
  }
}

let made: Bridge | null = null

/** The single connection of this page to the host. */
export function bridge(): Bridge {
  made ??= heard(bridgeTo(window.hearthside))
  return made
}

/** Reports to drafts which text has reached the host. */
function heard(inner: Bridge): Bridge {
  const asks = inner.ask.bind(inner)
  const ask: Bridge['ask'] = async asked => {
    const answer = await asks(asked)
    tellAnswer(asked, answer.ok)
    return answer
  }
  // Objects from Electron's preload are frozen, so they are copied. Our own socket has private parts that a copy would lack.
  return inner instanceof SocketBridge ? Object.assign(inner, { ask }) : { ...inner, ask }
}

function bridgeTo(given: PreloadBridge | Bridge | undefined): Bridge {
  if (!given) return new SocketBridge(screenAt(window.location.pathname), window)
  return 'onUpdate' in given ? bridgeOverPreload(given) : given
}

/** The screen of an address: `/table`, `/table.html`. Every other address is the Game Master's. */
export function screenAt(pathname: string): ScreenKind {
  const page = /\/(\w+)(?:\.html)?\/?$/.exec(pathname)?.[1]
  return isScreenKind(page) ? page : 'gm'
}
