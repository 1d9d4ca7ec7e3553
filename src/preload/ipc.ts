import { ipcRenderer } from 'electron'
import type { AnsweredChannel, Channel, Channels, ChannelArguments } from '#shared/ipc-channels'

// Electron's messages, typed by `Channels`. Messages from main are not validated: main belongs to the same build.

export function send<Name extends Exclude<Channel, AnsweredChannel>>(
  channel: Name,
  ...args: ChannelArguments<Name>
): void {
  ipcRenderer.send(channel, ...args)
}

export function listen<Name extends Channel>(channel: Name, listener: (...args: ChannelArguments<Name>) => void): void {
  ipcRenderer.on(channel, (_event, ...args: ChannelArguments<Name>) => listener(...args))
}

/** A function that asks main on this channel and returns the answer. */
export function invoker<Name extends AnsweredChannel>(channel: Name): Channels[Name] {
  return ((...args: unknown[]): Promise<unknown> => ipcRenderer.invoke(channel, ...args)) as Channels[Name]
}
