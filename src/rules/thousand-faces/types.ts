import type { SeatId } from '../core/seat'
import type { AlliesPart } from './allies/ally'
import type { AllyRefusal } from './allies/refusals'
import type { AllyCommand, AllyEvent } from './allies/shapes'
import type { BlessingEvent } from './blessings/events'
import type { BlessingRefusal } from './blessings/refusals'
import type { CharacterPart } from './characters/part'
import type { CharacterRefusal } from './characters/refusals'
import type { CharacterCommand, CharacterEvent } from './characters/shapes'
import type { WorkshopPart } from './characters/workshop'
import type { FoundationCommand } from './commands'
import type { CorrectionEvent } from './corrections/events'
import type { CorrectionRefusal } from './corrections/refusals'
import type { DeckEvent } from './deck/events'
import type { DeckRefusal } from './deck/refusals'
import type { Piles } from './deck/piles'
import type { DicelessEvent } from './diceless/events'
import type { EconomyRefusal } from './economy/refusals'
import type { EconomyCommand, EconomyEvent } from './economy/shapes'
import type { EconomyPart } from './economy/story'
import type { EquipmentRefusal } from './equipment/refusals'
import type { EquipmentCommand, EquipmentEvent } from './equipment/shapes'
import type { ExperienceEvent } from './experience/events'
import type { ExperienceRefusal } from './experience/refusals'
import type { FlipEvent } from './flip/events'
import type { FlipRecord, Pending } from './flip/record'
import type { FlipRefusal } from './flip/refusals'
import type { FoesPart } from './foes/foe'
import type { FoeRefusal } from './foes/refusals'
import type { FoeCommand, FoeEvent } from './foes/shapes'
import type { InjuryPart } from './injury/attack'
import type { InjuryRefusal } from './injury/refusals'
import type { InjuryCommand, InjuryEvent } from './injury/shapes'
import type { MagicCommand } from './magic/shapes'
import type { GamePart } from './minigames/game'
import type { GameRefusal } from './minigames/refusals'
import type { GameCommand, GameEvent } from './minigames/shapes'
import type { MovesPart } from './moves/outcome'
import type { MoveRefusal } from './moves/refusals'
import type { MoveCommand, MoveEvent } from './moves/shapes'
import type { ShadowEvent } from './shadow/events'
import type { GmMoveOwed, ShadowPool } from './shadow/pool'
import type { ShadowRefusal } from './shadow/refusals'
import type { SpotlightCommand, SpotlightEvent, SpotlightPart } from './spotlight/spotlight'
import type { StaminaEvent } from './stamina/events'
import type { StaminaRefusal } from './stamina/refusals'
import type { CardId, Ranks } from './vocabulary'

/** Tokens lying on a player's Exhaustion pile. */
export interface Tokens {
  readonly exhaustion: number
  readonly harm: number
  readonly wound: number
}

/** What the foundation keeps of one player. */
export interface FoundationSheet {
  readonly seat: SeatId
  /** Has left the table: keeps everything, and is not counted until they come back (CA19). */
  readonly retired: boolean
  readonly ranks: Ranks
  readonly piles: Piles
  readonly tokens: Tokens
  readonly xp: number
  /** Shadow points that this seat's flips gave the GM, all told: a ledger, not a purse. */
  readonly shadowCaused: number
  readonly incapacitated: boolean
  /** The last flip that this seat led. */
  readonly lastFlip: FlipRecord | null
}

/** Everything one player has. One line per slice. */
export interface Sheet extends FoundationSheet, CharacterPart {}

/** The flips of a board, from 1. */
export interface Flips {
  /** How many there have been. */
  readonly count: number
  /** Who led the newest; the flip itself is that seat's `lastFlip`. */
  readonly by: SeatId | null
  /** The newest whose move was settled or whose insight was paid for: what it brought cannot be ignored any more. */
  readonly settled: number | null
}

/** What the foundation keeps for the whole board. */
export interface FoundationState {
  /** In the order in which chairs were drawn up. */
  readonly sheets: readonly Sheet[]
  readonly shadow: ShadowPool
  readonly gmMovesOwed: readonly GmMoveOwed[]
  /** The Blessings that nobody holds, `B1` … `B6`, sorted: a set, drawn from by luck. */
  readonly blessingSupply: readonly CardId[]
  readonly flips: Flips
  /** What the table waits for before the next flip. */
  readonly pending: Pending | null
  /** How many wound cards have ever been handed out: copies are numbered by it and never reused. */
  readonly woundsDealt: number
}

/** The whole board. One line per slice. */
export interface State
  extends
    FoundationState,
    WorkshopPart,
    MovesPart,
    InjuryPart,
    FoesPart,
    AlliesPart,
    EconomyPart,
    GamePart,
    SpotlightPart {}

/** Everything that can be asked. One line per slice. */
export type Command =
  | FoundationCommand
  | AllyCommand
  | CharacterCommand
  | EconomyCommand
  | EquipmentCommand
  | FoeCommand
  | GameCommand
  | InjuryCommand
  | MagicCommand
  | MoveCommand
  | SpotlightCommand

/** Everything that can happen. One line per slice. */
export type Event =
  | BlessingEvent
  | CorrectionEvent
  | DeckEvent
  | DicelessEvent
  | ExperienceEvent
  | FlipEvent
  | ShadowEvent
  | StaminaEvent
  | AllyEvent
  | CharacterEvent
  | EconomyEvent
  | EquipmentEvent
  | FoeEvent
  | GameEvent
  | InjuryEvent
  | MoveEvent
  | SpotlightEvent

/** Every way a rule says no. One line per slice. */
export type Refusal =
  | BlessingRefusal
  | CorrectionRefusal
  | DeckRefusal
  | ExperienceRefusal
  | FlipRefusal
  | ShadowRefusal
  | StaminaRefusal
  | AllyRefusal
  | CharacterRefusal
  | EconomyRefusal
  | EquipmentRefusal
  | FoeRefusal
  | GameRefusal
  | InjuryRefusal
  | MoveRefusal
  | TableRefusal

/** Refusals that any slice may give. */
export type TableRefusal =
  | { readonly because: 'no-such-seat'; readonly seat: SeatId }
  | { readonly because: 'not-yours' }
  | { readonly because: 'not-a-count'; readonly amount: number; readonly from: number; readonly to: number }
  | { readonly because: 'incapacitated'; readonly seat: SeatId }
  | { readonly because: 'flip-in-progress'; readonly seat: SeatId }
