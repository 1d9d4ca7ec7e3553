import { ipcMain, type BrowserWindow, type IpcMainEvent, type IpcMainInvokeEvent, type WebContents } from 'electron'
import { gm } from '#rules/core/seat'
import type { Fail } from '#rules/core/result'
import type { Answer, Denial, Snapshot, MenuCommand } from '#shared/contract'
import {
  askChannel,
  menuCommandChannel,
  saveBookChannel,
  savePdfChannel,
  snapshotChannel,
  watchChannel,
  type AnsweredChannel,
  type Channel,
  type Channels,
  type ChannelArguments
} from '#shared/ipc-channels'
import { printUpdate } from '#shared/snapshot-update'
import type { HostApi } from '../host/dependencies'
import { isOurs, pageUrl } from './protocol'
import { saveBook, savePdf } from './save-book'

/** The kinds of windows that may send messages. */
export type WindowKind = 'gm' | 'table' | 'overlay'

/**
 * The only channel from windows to the host. A message is accepted only from the top frame of a registered window that
 * still shows its page. The rights follow from the kind of the registered window, not from the message.
 */
export class IpcServer {
  readonly #kinds = new Map<number, WindowKind>()
  readonly #windows = new Map<number, BrowserWindow>()
  readonly #leave = new Map<number, () => void>()
  /** Commands for pages that are not loaded yet. */
  readonly #pendingCommands = new Map<number, MenuCommand>()

  constructor(private readonly host: HostApi) {
    ipcMain.on(watchChannel, event => {
      const kind = this.#kindOf(event)
      if (kind) this.#watch(event, kind)
    })
    answer(askChannel, (event, ask) => this.#ask(event, ask))
    answer(savePdfChannel, (event, suggested) => this.#savePdf(event, suggested))
    answer(saveBookChannel, (event, holds) => this.#saveBook(event, holds))
  }

  /** Registers a window of ours. */
  register(window: BrowserWindow, kind: WindowKind): void {
    const { id } = window.webContents
    this.#kinds.set(id, kind)
    this.#windows.set(id, window)
    window.webContents.once('destroyed', () => this.#forget(id))
  }

  /** Opens a dialog of the dashboard; in a new window as soon as its page has loaded. */
  sendMenuCommand({ webContents }: BrowserWindow, command: MenuCommand): void {
    if (webContents.isDestroyed()) return
    if (this.#leave.has(webContents.id)) send(webContents, menuCommandChannel, command)
    else this.#pendingCommands.set(webContents.id, command)
  }

  close(): void {
    ipcMain.removeAllListeners(watchChannel)
    ipcMain.removeHandler(askChannel)
    ipcMain.removeHandler(savePdfChannel)
    ipcMain.removeHandler(saveBookChannel)
    for (const id of [...this.#kinds.keys()]) this.#forget(id)
  }

  /** A page has loaded (or reloaded): sends the current snapshot, then each new one. */
  #watch(event: IpcMainEvent, kind: WindowKind): void {
    const { sender } = event
    this.#leave.get(sender.id)?.()
    let sent: Snapshot | null = null
    const show = (snapshot: Snapshot): void => {
      if (!sender.isDestroyed()) send(sender, snapshotChannel, printUpdate(sent, snapshot))
      sent = snapshot
    }
    this.#leave.set(sender.id, this.host.attach({ audience: { kind }, campaign: null, show }))
    const pending = this.#pendingCommands.get(sender.id)
    this.#pendingCommands.delete(sender.id)
    if (pending) send(sender, menuCommandChannel, pending)
  }

  async #ask(event: IpcMainInvokeEvent, ask: unknown): Promise<Answer> {
    const kind = this.#kindOf(event)
    if (kind !== 'gm') return denied
    return this.host.ask({ actor: gm, screen: 'gm', campaign: null }, ask)
  }

  /** The dashboard's page in its printed form. */
  async #savePdf(event: IpcMainInvokeEvent, suggested: unknown): ReturnType<typeof savePdf> {
    const window = this.#windows.get(event.sender.id)
    if (this.#kindOf(event) !== 'gm' || !window) return denied
    return savePdf(window, typeof suggested === 'string' ? suggested : '')
  }

  /** The book as a folder; the host determines its content, not the page. */
  async #saveBook(event: IpcMainInvokeEvent, holds: unknown): ReturnType<typeof saveBook> {
    const window = this.#windows.get(event.sender.id)
    if (this.#kindOf(event) !== 'gm' || !window) return denied
    return saveBook(window, this.host, holds === 'players' ? 'players' : 'gm')
  }

  #kindOf({ sender, senderFrame }: IpcMainEvent | IpcMainInvokeEvent): WindowKind | null {
    const kind = this.#kinds.get(sender.id)
    if (!kind || !senderFrame || senderFrame !== sender.mainFrame) return null
    const { url } = senderFrame
    return isOurs(url) && url.split(/[?#]/)[0] === pageUrl(kind) ? kind : null
  }

  #forget(id: number): void {
    this.#leave.get(id)?.()
    this.#leave.delete(id)
    this.#kinds.delete(id)
    this.#windows.delete(id)
    this.#pendingCommands.delete(id)
  }
}

/** Answers a channel. The argument comes from a page and may be any value. */
function answer<Name extends AnsweredChannel>(
  channel: Name,
  listener: (event: IpcMainInvokeEvent, args: unknown) => ReturnType<Channels[Name]>
): void {
  ipcMain.handle(channel, listener)
}

function send<Name extends Exclude<Channel, AnsweredChannel>>(
  to: WebContents,
  channel: Name,
  ...args: ChannelArguments<Name>
): void {
  to.send(channel, ...args)
}

const denied: Fail<Denial> = {
  ok: false,
  error: {
    kind: 'problem',
    problem: { kind: 'not-allowed', message: 'This window may not ask', remedy: 'Do it on the dashboard' }
  }
}
