import type { Bridge, MenuCommand } from './contract'
import type { PrintedUpdate } from './snapshot-update'

// The names of Electron's messages between a window's preload and main. They are separate constants, so that a preload
// contains only those that it uses: an audience's preload cannot send asks.

export const watchChannel = 'hearthside:watch'
export const snapshotChannel = 'hearthside:snapshot'
export const menuCommandChannel = 'hearthside:menu-command'
export const askChannel = 'hearthside:ask'
export const savePdfChannel = 'hearthside:save-pdf'
export const saveBookChannel = 'hearthside:save-book'

/** The arguments and the answer of each channel; a channel with an answer returns a promise. */
export interface Channels {
  /** Preload to main: requests the snapshot now, and each change of it from then on. */
  readonly [watchChannel]: () => void
  /** Main to preload. */
  readonly [snapshotChannel]: (update: PrintedUpdate) => void
  /** Main to the dashboard's preload. */
  readonly [menuCommandChannel]: (command: MenuCommand) => void
  /** The dashboard's preload to main. */
  readonly [askChannel]: Bridge['ask']
  /** The dashboard's preload to main: the suggested name of a PDF of its page. Answers the path. */
  readonly [savePdfChannel]: NonNullable<Bridge['savePdf']>
  /** The dashboard's preload to main: the audience of the notes. Answers the new folder. */
  readonly [saveBookChannel]: NonNullable<Bridge['saveBook']>
}

export type Channel = keyof Channels

/** The channels that have an answer. */
export type AnsweredChannel = {
  [Name in Channel]: ReturnType<Channels[Name]> extends Promise<unknown> ? Name : never
}[Channel]

/** The arguments of a channel. */
export type ChannelArguments<Name extends Channel> = Parameters<Channels[Name]>
