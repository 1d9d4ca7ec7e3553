import { ipcRenderer } from 'electron'
import type { AnsweredChannel, Channel, Channels, ChannelArguments } from '#shared/ipc-channels'

// Electron's messages, typed by `Channels`. Messages from main are not validated: main belongs to the same build.

export function send<Name extends Exclude<Channel, AnsweredChannel>>(
  channel: Name,
  ...said: ChannelArguments<Name>
): void {
  ipcRenderer.send(channel, ...said)
}

export function listen<Name extends Channel>(channel: Name, listener: (...said: ChannelArguments<Name>) => void): void {
  ipcRenderer.on(channel, (_event, ...said: ChannelArguments<Name>) => listener(...said))
}

/** A function that asks main on this channel and returns the answer. */
export function invoker<Name extends AnsweredChannel>(channel: Name): Channels[Name] {
  return ((...said: unknown[]): Promise<unknown> => ipcRenderer.invoke(channel, ...said)) as Channels[Name]
}
