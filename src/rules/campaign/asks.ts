import type { Invalid } from '../core/parser'
import type { WordedRefusal } from './refusals'
import type { BoardId, Entry } from './types'

/** Something to do: on one board, or (`board: null`) to the campaign itself. The command is not yet known to be one. */
export interface ActAsk {
  readonly kind: 'act'
  readonly board: BoardId | null
  readonly command: unknown
}

/** What can be asked of a chronicle. */
export type ChronicleAsk =
  | ActAsk
  | { readonly kind: 'undo'; readonly steps: number }
  | { readonly kind: 'redo'; readonly steps: number }
  | { readonly kind: 'save-point'; readonly name: string }

type EntryFields<Any extends Entry> = Any extends Entry ? Omit<Any, 'id' | 'at'> : never

/** An entry that has been decided and not yet happened: no number, no time. */
export type EntryDraft = EntryFields<Entry>

/** Why a chronicle says no: a rule, or an ask that is not one. */
export type ChronicleDenial = WordedRefusal | ({ readonly kind: 'invalid' } & Invalid)
