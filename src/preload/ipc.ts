import { ipcRenderer } from 'electron'
import type { AnsweredChannel, Channel, Channels, ChannelArguments } from '#shared/ipc-channels'

// Electron's messages as `Channels` types them. Main is believed: it is the other half of this build.

export function send<Name extends Exclude<Channel, AnsweredChannel>>(
  channel: Name,
  ...said: ChannelArguments<Name>
): void {
  ipcRenderer.send(channel, ...said)
}

export function listen<Name extends Channel>(channel: Name, listener: (...said: ChannelArguments<Name>) => void): void {
  ipcRenderer.on(channel, (_event, ...said: ChannelArguments<Name>) => listener(...said))
}

/** Main's answer to that channel, as a function. */
export function invoker<Name extends AnsweredChannel>(channel: Name): Channels[Name] {
  return ((...said: unknown[]): Promise<unknown> => ipcRenderer.invoke(channel, ...said)) as Channels[Name]
}
