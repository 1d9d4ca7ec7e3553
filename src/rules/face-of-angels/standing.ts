import type { Command } from './state'

/** Who may decide a thing. Rule A36. */
export type Standing =
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

/** For each command of a slice: who may send it. */
export type Standings = Partial<Readonly<Record<Command['type'], Standing>>>
