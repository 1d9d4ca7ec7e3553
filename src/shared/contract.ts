import type { FolderFile } from '#rules/book/folder/folder'
import type { FolderPlan } from '#rules/book/folder/plan'
import type { LineFound } from '#rules/book/preparation/search'
import type { ThingFound } from '#rules/book/search'
import type { AnswersPage } from '#rules/campaign/story-answers'
import type { FoePage } from '#rules/campaign/foe-pages'
import type { FolderAudience } from '#rules/campaign/book-folder'
import type { BookPage } from '#rules/campaign/book-page'
import type { ReadCharacter } from '#rules/campaign/characters/character-file'
import type { Evening } from '#rules/campaign/evening'
import type { MarksPage } from '#rules/campaign/mark-page'
import type { RecapPage } from '#rules/campaign/recap'
import type { PreparationPage } from '#rules/campaign/preparation'
import type { Prompts } from '#rules/campaign/prompts/prompts'
import type { PublicCampaign } from '#rules/campaign/public-campaign'
import type { LoggedLine } from '#rules/campaign/types'
import type { PictureId } from '#rules/core/picture'
import type { Preview } from '#rules/core/preview'
import type { Explanation } from '#rules/core/refusal'
import type { Result } from '#rules/core/result'
import type { KeptIds, RemovedFoes } from '#rules/thousand-faces/prepared-foes/changes'
import type { ImportResult } from '#rules/thousand-faces/prepared-foes/import'
import type { BackupInfo, Problem } from './problem'
import type { Ask, AskKind } from './asks'
import type { ScreenKind } from './screens'
import type { AudienceSnapshot, Snapshot } from './snapshot'

export type * from './asks'
export type * from './overlay-layout-schema'
export type * from './preferences'
export type * from './screens'
export type * from './snapshot'

// The contract between a page and the host: asks (asks.ts), answers (here), snapshots (snapshot.ts), and the bridge
// that carries them.

/** The answer to each ask. Most asks need no answer beside the next snapshot. */
interface Answers {
  readonly preview: Preview
  readonly 'keep-picture': { readonly picture: PictureId }
  readonly 'older-log': readonly LoggedLine[]
  readonly 'find-in-book': FoundInBook
  /** Null when the thing is not in the book any more. */
  readonly 'read-page': BookPage | null
  readonly 'read-answers': AnswersPage
  /** Null when there is none. */
  readonly 'find-foe-page': FoePage | null
  readonly 'export-book': { readonly name: string; readonly files: readonly FolderFile[] }
  readonly 'plan-book': FolderPlan
  /** Between 0 and 1. */
  readonly 'follow-reading': { readonly share: number }
  readonly 'export-character': { readonly name: string; readonly text: string }
  readonly 'read-character': ReadCharacter
  readonly 'export-data': { readonly name: string; readonly text: string }
  readonly 'read-recap': RecapPage
  readonly 'read-marks': MarksPage
  readonly 'read-evening': Evening
  readonly 'read-preparation': PreparationPage
  readonly 'read-prompts': Prompts
  readonly 'list-files': readonly FileInFolder[]
  readonly 'list-backups': readonly BackupInfo[]
  readonly 'copy-file': { readonly path: string }
  readonly 'delete-file': { readonly path: string }
  readonly 'list-deleted': readonly FileInFolder[]
  readonly 'bring-back': { readonly path: string }
  readonly export: { readonly name: string; readonly text: string }
  readonly 'list-modules': readonly OwnModule[]
  readonly 'read-module': { readonly name: string; readonly text: string }
  readonly 'list-prepared-foes': PreparedList
  readonly 'keep-prepared-foes': KeptIds
  /** The former state of everything that was changed; storing it again undoes the change. */
  readonly 'remove-prepared-foes': RemovedFoes
  readonly 'import-prepared-foes': ImportResult
  readonly 'export-prepared-foes': { readonly name: string; readonly text: string }
  /** The result of the act, in words. */
  readonly control: { readonly says: string }
  readonly 'peek-seat': AudienceSnapshot<'seat'>
  readonly 'peek-table': PublicCampaign
}

/** The results of a search in the Game Master's book. */
export interface FoundInBook {
  readonly things: readonly ThingFound[]
  /** The number of matching things, including those that are not in `things`. */
  readonly total: number
  /**
   * By kind, audience and state: how many things match the other filters. `any`: all kinds. Empty when only things were
   * wanted.
   */
  readonly counts: Readonly<Record<string, number>>
  /** Lines of the log with these words, newest first; empty without words, or when only things were wanted. */
  readonly log: readonly LoggedLine[]
  /** Prepared lines with these words (BN9); absent when there are none. */
  readonly prepared?: readonly LineFound[]
}

/** Everything that the Game Master has prepared. */
export interface PreparedList extends RemovedFoes {
  /** The name of an unreadable file that was moved aside, or null. */
  readonly aside: string | null
}

/** A Prophecy that this table wrote, as one line of a list. */
export interface OwnModule {
  readonly id: string
  readonly title: string
  /** The first sentence of its world. */
  readonly teaser: string
  readonly keptAt: number
}

export interface FileInFolder {
  readonly name: string
  readonly path: string
  readonly title: string | null
  /** The size of the file and its journal together. */
  readonly bytes: number
  /** The time of the newest act, also when only the journal has it. */
  readonly changedAt: number
  /** Some acts are in the journal only: this file alone is incomplete. */
  readonly journaled: boolean
}

export type AnswerTo<Kind extends AskKind> = Kind extends keyof Answers ? Answers[Kind] : null

/** Why an ask was not carried out. A refusal with its words and the id of its rule, or a problem outside the rules. */
export type Denial =
  | { readonly kind: 'refused'; readonly because: string; readonly explanation: Explanation; readonly rule: string }
  | { readonly kind: 'problem'; readonly problem: Problem }

export type Answer<Kind extends AskKind = AskKind> = Result<AnswerTo<Kind>, Denial>

/** The dialogs that a native menu can open on the dashboard. */
export type MenuCommand =
  | 'new-campaign'
  | 'save-as'
  | 'save-copy'
  | 'files'
  | 'settings'
  | 'backups'
  | 'keys'
  | 'about'
  | 'find'
  | 'undo'
  | 'redo'

/** A page's only interface to the host: in a browser by a WebSocket, in Electron by the preload (preload-bridge.ts). */
export interface Bridge {
  readonly screen: ScreenKind
  /** Called with the current snapshot first, then with each new one. Returns a function that removes the listener. */
  onSnapshot(listener: (snapshot: Snapshot) => void): () => void
  /** `connecting` and `lost` occur in a browser only. `replaced`: another device has taken this seat. */
  onConnection(listener: (state: 'connecting' | 'open' | 'lost' | 'replaced' | 'revoked') => void): () => void
  /** Only the GM's and a seat's page may send asks; a table or overlay receives `not-allowed`. */
  ask<Kind extends AskKind>(ask: Extract<Ask, { ask: Kind }>): Promise<Answer<Kind>>
  /** Electron only: the path of a file that was dropped onto the page. */
  readonly pathOf?: (file: unknown) => string
  /**
   * Electron only: saves this page's printed form as a PDF at the path that the person chooses. Answers the path; null:
   * cancelled.
   */
  readonly savePdf?: (suggested: string) => Promise<Result<string | null, Denial>>
  /**
   * Electron only: saves the book as a new folder of notes inside the folder that the person chooses. Answers the path;
   * null: cancelled.
   */
  readonly saveBook?: (holds: FolderAudience) => Promise<Result<string | null, Denial>>
  /** Electron only: calls the listener when the native menu opens a dialog of the dashboard. */
  readonly onMenuCommand?: (listener: (command: MenuCommand) => void) => () => void
}
