declare global {
  interface Window {
    /** Put there by the dashboard's first script (shell/gm/early.ts), which runs while the large one is still on its way. */
    earlySocket?: EarlySocket
  }
}

/** A socket that was opened before there was anybody to listen, and the messages that it has heard since. */
export interface EarlySocket {
  readonly socket: WebSocket
  readonly heard: readonly unknown[]
}

/** The page's early socket, for its one owner; null where there is none, where it has been taken, or where it is already closed. */
export function takeEarlySocket(page: Window): EarlySocket | null {
  const early = page.earlySocket
  delete page.earlySocket
  return early && early.socket.readyState <= WebSocket.OPEN ? early : null
}
