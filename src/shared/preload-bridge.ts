import type { Bridge } from './contract'
import type { PrintedUpdate } from './snapshot-update'

/**
 * The object that Electron's preload puts on a page's `window`: the bridge, but with snapshots as text. Text of any
 * length passes at no cost, while Electron copies each value of an object (`PassValueToOtherContext` in its
 * shell/renderer/api/electron_api_context_bridge.cc).
 */
export interface PreloadBridge extends Omit<Bridge, 'onSnapshot'> {
  /**
   * Called with the whole snapshot first, then with each change. A new listener receives the whole again. Returns a
   * function that removes the listener.
   */
  onUpdate(listener: (update: PrintedUpdate) => void): () => void
}
