import type { Bridge, MenuCommand } from './contract'
import type { PrintedUpdate } from './snapshot-update'

// The names of Electron's messages between a window's preload and main. Constants of their own rather than one object, so that a
// preload is built with only those that it uses: an audience's has no way to ask.

export const watchChannel = 'hearthside:watch'
export const snapshotChannel = 'hearthside:snapshot'
export const menuCommandChannel = 'hearthside:menu-command'
export const askChannel = 'hearthside:ask'
export const savePdfChannel = 'hearthside:save-pdf'
export const saveBookChannel = 'hearthside:save-book'

/** What is said on each channel, and what it is answered with; a channel that is answered gives a promise. */
export interface Channels {
  /** Preload to main: send the picture now, and each change of it from then on. */
  readonly [watchChannel]: () => void
  /** Main to preload. */
  readonly [snapshotChannel]: (update: PrintedUpdate) => void
  /** Main to the dashboard's preload. */
  readonly [menuCommandChannel]: (command: MenuCommand) => void
  /** The dashboard's preload to main. */
  readonly [askChannel]: Bridge['ask']
  /** The dashboard's preload to main: the name of a PDF of what its page would print. Answered with where it was saved. */
  readonly [savePdfChannel]: NonNullable<Bridge['savePdf']>
  /** The dashboard's preload to main: whose notes of the book. Answered with the folder that they were saved in. */
  readonly [saveBookChannel]: NonNullable<Bridge['saveBook']>
}

export type Channel = keyof Channels

/** The channels that are answered. */
export type AnsweredChannel = {
  [Name in Channel]: ReturnType<Channels[Name]> extends Promise<unknown> ? Name : never
}[Channel]

/** What is said on a channel. */
export type ChannelArguments<Name extends Channel> = Parameters<Channels[Name]>
