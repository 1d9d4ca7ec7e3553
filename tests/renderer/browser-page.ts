import { afterEach, beforeEach, vi } from 'vitest'
import { WebSocket } from 'ws'

/** As much of a browser's window as the bridge uses; `visibility` and `wake` are the test's. */
export class Page extends EventTarget {
  readonly location
  readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  /** Milliseconds of every wait that the bridge asked for. */
  readonly waits: number[] = []
  /** So many times faster pass the waits that the bridge asks for. */
  haste = 1
  readonly setTimeout = (then: () => void, wait: number) => {
    this.waits.push(wait)
    return setTimeout(() => isOver || then(), wait / this.haste)
  }
  readonly clearTimeout = clearTimeout
  /** The bridge looks every second whether it has slept. A busy machine sleeps too, so here only the tests say so. */
  readonly setInterval = () => 0
  readonly clearInterval = () => undefined

  constructor(port: number, hash = '') {
    super()
    this.location = { protocol: 'http:', host: `127.0.0.1:${port}`, hash, pathname: '/seat' }
  }
}

/** After a test there is no WebSocket to try again with. */
let isOver = false

/** The sockets that the page under test has opened, oldest first. */
export let sockets: WebSocket[] = []

/** Gives the tests of a file a browser's WebSocket over real ones. Sockets that are open after a test are closed. */
export function useBrowserSockets(): void {
  beforeEach(() => {
    isOver = false
    sockets = []
    class OurSocket extends WebSocket {
      constructor(url: string) {
        super(url, { origin: new URL(url).origin.replace('ws:', 'http:') })
        sockets.push(this)
        // A browser's socket says what is wrong with it by closing; this one would end the test.
        this.on('error', () => undefined)
      }
    }
    vi.stubGlobal('WebSocket', OurSocket)
  })

  afterEach(() => {
    isOver = true
    sockets.forEach(socket => socket.terminate())
    vi.unstubAllGlobals()
  })
}
