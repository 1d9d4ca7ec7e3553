import type { FolderFile } from '#rules/book/folder/folder'
import type { FolderPlan } from '#rules/book/folder/plan'
import type { LineFound } from '#rules/book/preparation/search'
import type { ThingFound } from '#rules/book/search'
import type { AnswersPage } from '#rules/campaign/answers-page'
import type { FoePage } from '#rules/campaign/foe-pages'
import type { FolderAudience } from '#rules/campaign/book-folder'
import type { BookPage } from '#rules/campaign/book-page'
import type { ReadCharacter } from '#rules/campaign/characters/character-file'
import type { Evening } from '#rules/campaign/evening'
import type { MarksPage } from '#rules/campaign/mark-page'
import type { RecapPage } from '#rules/campaign/recap'
import type { PreparationPage } from '#rules/campaign/preparation'
import type { Prompts } from '#rules/campaign/prompts/prompts'
import type { TablePicture } from '#rules/campaign/table-picture'
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

// How a page and the host talk: what is asked (asks.ts), answered (here) and shown (snapshot.ts), and the bridge that carries it.

/** What each ask is answered with; most are answered by the next snapshot and need no more than that. */
interface Answers {
  readonly preview: Preview
  readonly 'keep-picture': { readonly picture: PictureId }
  readonly 'older-log': readonly LoggedLine[]
  readonly 'find-in-book': FoundInBook
  /** Null when it is not in the book any more. */
  readonly 'read-page': BookPage | null
  readonly 'read-answers': AnswersPage
  /** Null where there is none. */
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
  /** Everything that was changed by it, as it was: kept again, it is undone. */
  readonly 'remove-prepared-foes': RemovedFoes
  readonly 'import-prepared-foes': ImportResult
  readonly 'export-prepared-foes': { readonly name: string; readonly text: string }
  /** What was done, in words. */
  readonly control: { readonly says: string }
  readonly 'peek-seat': AudienceSnapshot<'seat'>
  readonly 'peek-table': TablePicture
}

/** What a search in the Game Master’s book found. */
export interface FoundInBook {
  readonly things: readonly ThingFound[]
  /** How many things fit, also those that are not among these. */
  readonly total: number
  /** By kind, audience and state: how many things fit the other filters. `any`: of every kind. None where only things were wanted. */
  readonly counts: Readonly<Record<string, number>>
  /** Lines of the log with these words, newest first; none without words, or where only things were wanted. */
  readonly log: readonly LoggedLine[]
  /** Prepared lines with these words (BN9); absent where there are none. */
  readonly prepared?: readonly LineFound[]
}

/** Everything that the Game Master has prepared. */
export interface PreparedList extends RemovedFoes {
  /** The name of a file that could not be read and was put aside, or null. */
  readonly aside: string | null
}

/** A Prophecy that this table wrote, as one line of their list. */
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
  /** Of the file and its journal together. */
  readonly bytes: number
  /** Of the newest act, also when only the journal has it. */
  readonly changedAt: number
  /** Some acts are in the journal only: this file alone is not the whole campaign. */
  readonly journaled: boolean
}

export type AnswerTo<Kind extends AskKind> = Kind extends keyof Answers ? Answers[Kind] : null

/** Why an ask was not carried out: a refusal with its words and the id of the rule that it stands on, or a problem of the world. */
export type Denial =
  | { readonly kind: 'refused'; readonly because: string; readonly explanation: Explanation; readonly rule: string }
  | { readonly kind: 'problem'; readonly problem: Problem }

export type Answer<Kind extends AskKind = AskKind> = Result<AnswerTo<Kind>, Denial>

/** What a native menu asks the dashboard to open. */
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

/** The one thing a page has to the host: in a browser by a WebSocket, under Electron by the preload (preload-bridge.ts). */
export interface Bridge {
  readonly screen: ScreenKind
  /** Called with the current picture first, then with each new one. Returns how to stop. */
  onSnapshot(listener: (snapshot: Snapshot) => void): () => void
  /** `connecting` and `lost` happen in a browser only. `replaced`: this seat was taken over by another device. */
  onConnection(listener: (state: 'connecting' | 'open' | 'lost' | 'replaced' | 'revoked') => void): () => void
  /** Only the GM's and a seat's page may ask; a table or overlay cannot, and gets `not-allowed`. */
  ask<Kind extends AskKind>(ask: Extract<Ask, { ask: Kind }>): Promise<Answer<Kind>>
  /** Electron only: where a file that was dropped onto the page lies on disk. */
  readonly pathOf?: (file: unknown) => string
  /** Electron only: saves what this page would print as a PDF, where the person says. Answers where; null: nowhere. */
  readonly savePdf?: (suggested: string) => Promise<Result<string | null, Denial>>
  /** Electron only: saves the book as a new folder of notes, inside the one that the person chooses. Answers where; null: nowhere. */
  readonly saveBook?: (holds: FolderAudience) => Promise<Result<string | null, Denial>>
  /** Electron only: the native menu asks the dashboard for one of its dialogs. */
  readonly onMenuCommand?: (listener: (command: MenuCommand) => void) => () => void
}
