import type { CommandOf, Model } from '../core/model'
import type { SliceRules } from '../core/slice'
import type { Command, Game } from './state'

/** Who may make a decision. Rule A36. */
export type Authority =
  /** The Game Master alone keeps the table. */
  | 'keeping'
  /** A player's own lines of the record; the Game Master may edit them too. */
  | 'record'
  /** Spoken aloud: the player, or the Game Master who enters the player's words. */
  | 'spoken'
  /** Information that only its owner knows. */
  | 'private'
  /** A hidden hand: its holder; with real cards the Game Master may act for every participant. */
  | 'hand'

/** The rules of a slice, with the authority that each of its commands needs. */
export interface AuthorityRules extends SliceRules<Game> {
  readonly authorities: Partial<Readonly<Record<Command['type'], Authority>>>
}

/** The authority that each command of a model needs. */
export type AuthoritiesOf<Any extends Model> =
  CommandOf<Any> extends infer Own extends Command ? Readonly<Record<Own['type'], Authority>> : never
