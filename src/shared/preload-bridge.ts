import type { Bridge } from './contract'
import type { PrintedUpdate } from './snapshot-update'

/**
 * What Electron's preload puts on a page's `window`: its bridge, but for the pictures. These cross as text, which costs nothing however
 * long it is; of an object Electron copies each value (`PassValueToOtherContext` in its shell/renderer/api/electron_api_context_bridge.cc).
 */
export interface PreloadBridge extends Omit<Bridge, 'onSnapshot'> {
  /** Called with the whole picture first, then with each change of it. Listening once more brings the whole again. Returns how to stop. */
  onUpdate(listener: (update: PrintedUpdate) => void): () => void
}
