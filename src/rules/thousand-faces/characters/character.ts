import type { Filled, Item, ThingId } from '../equipment/item'
import type { Wares } from '../equipment/wares'
import type { MoveId } from '../moves/ids'
import type { Level } from '../moves/level'
import { moveOf } from '../moves/all'
import type { Slot } from '../moves/move'
import type { Goal } from './goals'

/** A move card in front of its owner. */
export interface OwnedMove {
  readonly move: MoveId
  readonly level: Level
  /** Turned over until it is released; it cannot be used meanwhile. */
  readonly faceDown: boolean
  readonly filled: readonly Filled[]
  /** The item it lies on (Tied with Her Ribbon, It Belonged to My Father). */
  readonly attachedTo: ThingId | null
}

/** A goal with XP locked on it. Source: reference 3.1. */
export interface FatefulMoment {
  readonly goal: Goal
  /** 2 until the first great risk for it, then 0. */
  readonly locked: 0 | 2
}

/** Stamina points that a player with real cards still has to find, card by card. */
export interface Search {
  /** Cards with the Stamina symbol that are still wanted, at least 1. */
  readonly left: number
  /** So many of them, the last ones, lie under a Harm token and bring no Exhaustion token. */
  readonly bare: number
  readonly reason: string
}

export const creationSteps = [
  'move-cards',
  'attributes',
  'name',
  'questions',
  'fateful-moment',
  'pack',
  'received-cards',
  'items',
  'hearth'
] as const
/** The steps of making a character; each may be skipped and done later. */
export type CreationStep = (typeof creationSteps)[number]

/** Everything about one character that is not a card of the Deckahedron. */
export interface Character {
  readonly moves: readonly OwnedMove[]
  readonly items: readonly Item[]
  readonly pack: number
  readonly precious: number
  readonly fateful: FatefulMoment | null
  /** Two goals that the left neighbour offers. */
  readonly offered: readonly Goal[]
  /** Questions of the table and what was answered. */
  readonly answers: Readonly<Record<string, string>>
  /** Tokens kept on a move, owned or basic: questions of Discern and It's a Trap!. */
  readonly tokens: Readonly<Partial<Record<MoveId, number>>>
  readonly berserk: boolean
  /** The wound card that Entreat the Blood-Bound added, while it is unhealed. */
  readonly entreated: string | null
  readonly stamina: 'lucky' | 'heroic'
  /** Heroic Stamina with real cards: points that are still to be searched for in the deck (N13). */
  readonly search: Search | null
  readonly dead: boolean
  /** Not in the scene that is played now; absent: in it (U11). */
  readonly elsewhere?: boolean
  /** The last move that was not FAST: what forbids a second breather. */
  readonly lastMove: MoveId | null
  /** A mending item has been used through the last Rest (K11). */
  readonly mended?: boolean
  /** Attack power that is red tokens already; it comes off the next attack on that foe (U6). */
  readonly turned?: { readonly foe: number; readonly points: number } | null
  /** Used up in this spotlight. */
  readonly fastUsed: MoveId | 'shield' | null
  readonly steps: Readonly<Partial<Record<CreationStep, 'done' | 'skipped'>>>
  readonly created: boolean
  /** Magic items still to be chosen after a move was taken. */
  readonly owedMagic: number
  /** Chapter 5 of a nine-hour book: answered stay, sacrifice or abandon. */
  readonly answered: 'stay' | 'sacrifice' | 'abandon' | null
  /** What a seller has laid out for them (Q12). */
  readonly wares: Wares | null
  /** Weapons designed by Tales of a Weapon that the GM still has to offer. */
  readonly designs: readonly { readonly name: string; readonly magical: boolean }[]
}

/** Somebody nobody has made yet. */
export const blankCharacter: Character = {
  moves: [],
  items: [],
  pack: 0,
  precious: 0,
  fateful: null,
  offered: [],
  answers: {},
  tokens: {},
  berserk: false,
  entreated: null,
  stamina: 'lucky',
  search: null,
  dead: false,
  lastMove: null,
  fastUsed: null,
  steps: {},
  created: false,
  owedMagic: 0,
  answered: null,
  wares: null,
  designs: []
}

/** Whether the character is in the scene that is played now (U11). */
export function isHere({ elsewhere }: Character): boolean {
  return elsewhere !== true
}

/** The card of that move, if the character has it. */
export function owned(character: Character, move: MoveId): OwnedMove | undefined {
  return character.moves.find(each => each.move === move)
}

/** Whether the character has the card and it lies face up. */
export function hasReady(character: Character, move: MoveId): boolean {
  return owned(character, move)?.faceDown === false
}

/** The slots that are open on a move card at its level (L4). */
export function slotsOf(card: OwnedMove): readonly Slot[] {
  return moveOf(card.move).slots[card.level] ?? []
}
