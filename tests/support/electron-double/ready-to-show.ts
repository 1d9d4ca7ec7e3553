import type { EventEmitter } from 'node:events'
import { doesAsElectron, systemNow } from './differences'
import type { NativeWindow } from './native-window'

/**
 * A window says `ready-to-show` with the first layout of its page that is not empty. It does so in the next tick. Sources: `OnFirstNonEmptyLayout` in `shell/browser/api/electron_api_web_contents.cc`, and `lib/browser/api/web-contents.ts`. A layout needs a frame of the compositor. On Wayland a hidden window gets none (electron#48859), so the event comes when the window is shown.
 */
export class RevealRule {
  #waits = false

  constructor(
    private readonly window: NativeWindow,
    private readonly contents: EventEmitter
  ) {
    if (!doesAsElectron('ready-to-show')) contents.on('dom-ready', () => this.#say())
    window.on('show', () => {
      if (this.#waits) this.painted()
    })
  }

  /** The page has something to show. */
  painted(): void {
    if (!doesAsElectron('ready-to-show') || this.window.isDestroyed()) return
    this.#waits = systemNow() === 'wayland' && !this.window.isVisible()
    if (!this.#waits) this.#say()
  }

  #say(): void {
    if (this.window.isDestroyed()) return
    this.contents.emit('ready-to-show')
    process.nextTick(() => {
      if (!this.window.isDestroyed()) this.window.emit('ready-to-show')
    })
  }
}
