import type { Bridge } from '#shared/contract'

let host: Bridge | null = null

function behind(): Bridge {
  if (!host) throw new Error('no host stands behind this page: call useHost first')
  return host
}

/**
 * Puts a host behind the pages that are mounted from now on. A page looks its bridge up once while its modules live, and test
 * files share their worker's modules. So the bridge is always the same, and the host behind it changes.
 */
export function useHost(to: Partial<Bridge>): void {
  host = to as Bridge
}

/** What Electron's preload would have put into the page. */
export const pageBridge = {
  ask: asked => behind().ask(asked),
  onSnapshot: to => behind().onSnapshot(to),
  onConnection: to => behind().onConnection(to)
} as Bridge
