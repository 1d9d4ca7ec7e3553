import type { CommandOf, Model } from '../core/model'
import type { SliceRules } from '../core/slice'
import type { Command, Game } from './state'

/** Who may decide a thing. Rule A36. */
export type Authority =
  /** Table-keeping: the Game Master alone. */
  | 'keeping'
  /** A player's own lines of the record; the Game Master keeps them too. */
  | 'record'
  /** Said aloud: the player, or the Game Master who types what was said. */
  | 'spoken'
  /** What only its owner knows. */
  | 'private'
  /** A hidden hand: its holder; with real cards the Game Master for anybody. */
  | 'hand'

/** What a slice brings to the judging: who may send each of its commands, too. */
export interface AuthorityRules extends SliceRules<Game> {
  readonly authorities: Partial<Readonly<Record<Command['type'], Authority>>>
}

/** For each command of a model who may send it. */
export type AuthoritiesOf<Any extends Model> =
  CommandOf<Any> extends infer Own extends Command ? Readonly<Record<Own['type'], Authority>> : never
