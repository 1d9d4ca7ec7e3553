import type { Invalid } from '../core/parser'
import type { WordedRefusal } from './refusals'
import type { BoardId, Entry } from './types'

/** An act on one board or, with `board: null`, on the campaign itself. The command is not parsed yet. */
export interface ActAsk {
  readonly kind: 'act'
  readonly board: BoardId | null
  readonly command: unknown
}

/** The asks of a chronicle. */
export type ChronicleAsk =
  | ActAsk
  | { readonly kind: 'undo'; readonly steps: number }
  | { readonly kind: 'redo'; readonly steps: number }
  | { readonly kind: 'save-point'; readonly name: string }

type EntryFields<Any extends Entry> = Any extends Entry ? Omit<Any, 'id' | 'at'> : never

/** An entry that is decided but not appended: it has no id and no time. */
export type EntryDraft = EntryFields<Entry>

/** Why a chronicle denies an ask: a rule, or an invalid ask. */
export type ChronicleDenial = WordedRefusal | ({ readonly kind: 'invalid' } & Invalid)
