import { EventEmitter } from 'node:events'
import { strict } from './strict'

type Invoked = (event: object, ...args: unknown[]) => unknown

class IpcMain extends EventEmitter {
  readonly #invoked = new Map<string, Invoked>()

  handle(channel: string, listener: Invoked): void {
    if (this.#invoked.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    this.#invoked.set(channel, listener)
  }

  removeHandler(channel: string): void {
    this.#invoked.delete(channel)
  }

  /** The answer to one `invoke`, or the error with Electron’s words around it. */
  async answer(channel: string, event: object, args: unknown[]): Promise<unknown> {
    const listener = this.#invoked.get(channel)
    const failed = `Error invoking remote method '${channel}'`
    if (!listener) throw new Error(`${failed}: Error: No handler registered for '${channel}'`)
    try {
      return await listener(event, ...args)
    } catch (error) {
      throw new Error(`${failed}: ${String(error)}`)
    }
  }
}

export const theIpcMain = new IpcMain()
export const ipcMain = strict('ipcMain', theIpcMain)
