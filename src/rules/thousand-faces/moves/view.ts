import type { Explanation } from '../../core/refusal'
import type { SeatId } from '../../core/seat'
import { owned, slotsOf } from '../characters/character'
import type { OwnedMove } from '../characters/character-schemas'
import { isInPlay } from '../characters/creation'
import { burdenOf, encumbranceOf } from '../equipment/encumbrance'
import type { SlotPlace, ThingId, Token } from '../equipment/item-schemas'
import { explain } from '../slices'
import type { Refusal, Sheet, State } from '../state'
import type { Attribute, ResultValue, Suit } from '../vocabulary'
import { moveOf, moves } from './all'
import type { MoveId } from './ids'
import { type Level, levelAbove } from './level'
import { attributesOf, isFast, isPassive, itemsFor, itemWanted, levelFor, ownWays, whyNot } from './may'
import type { Effect, Exertion, Move, Slot } from './move'
import { type NetClaim, netClaims, type NetLine, netLines } from './reasons'
import { ringsOf } from './rings'
import type { HelperCost } from './teamwork'

/** One attribute that a move may be flipped with, prefilled. */
export interface FlipWay {
  readonly attribute: Attribute
  readonly suit: Suit
  /** Sum of the lines, before anything the table adds; −9…9. */
  readonly net: number
  readonly lines: readonly NetLine[]
  readonly fast: boolean
}

/** A slot of a card with what lies in it. */
export interface SlotView {
  readonly place: SlotPlace
  readonly slot: Slot
  readonly token: Token | null
}

/** A move that a character has or could attempt, and whether it can be made now. Texts: `moveOf(id)` in `moves/all`. */
export interface MoveChoice {
  readonly move: MoveId
  /** `none`: attempted without the card. */
  readonly card: 'basic' | 'own' | 'none'
  /** The command that makes it: `use-move` for most, else one of its own (`rest`, `shop`, `study` …). */
  readonly command: string
  readonly level: Level
  /** Empty when it needs no flip. */
  readonly ways: readonly FlipWay[]
  /** What else may count, if the table says so; `claims` of `use-move`. */
  readonly claims: readonly NetClaim[]
  /** Stamina that the load regains (+) or costs (−), mental; 0 for most. */
  readonly burden: number
  /** XP paid at once. */
  readonly xp: number
  /** It needs a magic item picked (`items` of the character that may be). */
  readonly items: readonly ThingId[] | null
  /** Null when it can be used now. */
  readonly blocked: Explanation | null
}

/** A move card in front of its owner. */
export interface OwnedMoveView {
  readonly move: MoveId
  readonly level: Level
  readonly faceDown: boolean
  readonly faceDownUntil: 'take-a-breather' | 'rest' | null
  readonly slots: readonly SlotView[]
  readonly attachedTo: ThingId | null
  /** The level that a step more would bring; null at the top. */
  readonly next: Level | null
}

/** A called move that waits to be settled, with everything that the dialog needs. */
export interface OutcomeView {
  readonly id: number
  readonly seat: SeatId
  readonly move: MoveId | 'shield'
  readonly name: string
  readonly attribute: Attribute | null
  readonly item: ThingId | null
  readonly attack: number | null
  readonly fast: boolean
  /** Null while its flip is not over. */
  readonly result: ResultValue | null
  /** Laid cards decide it and still lie there: it cannot be settled before (V9). Absent otherwise. */
  readonly laid?: true
  /** What the card says for that result; empty when the card is silent. */
  readonly text: string
  readonly effects: readonly Effect[]
  /** Options to pick from; one that is impossible says why. */
  readonly options: readonly { readonly text: string; readonly blocked: Explanation | null }[]
  /** How many, who picks, and whether XP opens them. */
  readonly pick: {
    readonly count: number
    readonly by: 'player' | 'gm'
    readonly xp: number
    readonly twice: boolean
  } | null
  /** Stamina that is expended when it is settled, and slots that may take it. */
  readonly expend: { readonly points: number; readonly exertion: Exertion; readonly slots: readonly SlotPlace[] } | null
  /** What each helper expends as well (TW7); absent where nobody does. */
  readonly helpersExpend?: readonly HelperCost[]
  /** Stamina that is regained; `d4` is thrown when it is settled. Slots that may give tokens back. */
  readonly regain: { readonly amount: '1' | 'd4'; readonly slots: readonly SlotPlace[] } | null
  readonly drawbacks: readonly {
    readonly drawback: 'drain-others' | 'lower-capacity' | 'damage-weapon'
    readonly text: string
    readonly blocked: Explanation | null
  }[]
  /** Shields: ways to pay. */
  readonly prices: readonly string[]
  /** Shields: the Stamina that each price takes, and whether it would be the last and end the fight. Absent where there are no prices. */
  readonly costs?: readonly { readonly stamina: number; readonly fatal: boolean }[]
  /** What is expended when it is settled would end the fight, unless slots take it; absent: it would not. */
  readonly fatal?: true
  /** Shields: what this one can still stop of the blow; more than one means that its bearer says which. */
  readonly stops: readonly ('harm' | 'wound')[]
  readonly red: number
  readonly repair: { readonly removes: number; readonly perPack: number } | null
  /** Nothing has to be decided: it can be settled as it is. */
  readonly plain: boolean
}

/** The moves of one character. */
export interface MovesView {
  readonly owned: readonly OwnedMoveView[]
  /** Basic, downtime and owned moves. */
  readonly choices: readonly MoveChoice[]
  /** Cards of others or of nobody that may be attempted all the same. */
  readonly attempts: readonly MoveChoice[]
  /** Questions still to be asked: Discern, It's a Trap!. */
  readonly tokens: readonly { readonly move: MoveId; readonly count: number }[]
  readonly rings: number
}

/** What lies open on the whole board. */
export interface MovesGmPart {
  readonly outcomes: readonly OutcomeView[]
  /** Null unless the Critical Success waits for an answer. */
  readonly critical: CriticalView | null
}

/** Levels that a Critical Success could bring. */
export interface CriticalView {
  readonly move: MoveId | null
  readonly steps: readonly { readonly steps: number; readonly to: Level; readonly blocked: Explanation | null }[]
  /** Why no level can be raised at all, or null. */
  readonly blocked: Explanation | null
}

/** The moves of one character: what lies there, what can be made now and why not (M1–M16). */
export function movesView(state: State, sheet: Sheet): MovesView {
  const { character } = sheet
  const has = (move: Move): boolean => owned(character, move.id) !== undefined
  const count = encumbranceOf(character).count
  const attempted = moves.filter(
    move => move.group === 'card' && !has(move) && move.attributes.length > 0 && isInPlay(move.id, state.story.length)
  )
  return {
    owned: character.moves.map(ownedView),
    choices: moves.filter(move => move.group !== 'card' || has(move)).map(move => choiceOf(state, sheet, move, count)),
    attempts: attempted.map(move => choiceOf(state, sheet, move, count)),
    tokens: moves.flatMap(({ id }) => {
      const tokens = character.tokens[id] ?? 0
      return tokens > 0 ? [{ move: id, count: tokens }] : []
    }),
    rings: ringsOf(character.moves.map(card => card.move))
  }
}

function choiceOf(state: State, sheet: Sheet, move: Move, count: number): MoveChoice {
  const { seat, character } = sheet
  const burden = burdenOf(move.encumbrance, count)
  const why = whyNot(state, seat, move.id, null, 'counts') ?? whyNotAfford(sheet, move)
  return {
    move: move.id,
    card: owned(character, move.id) ? 'own' : move.group === 'card' ? 'none' : 'basic',
    command: ownWays[move.id] ?? 'use-move',
    level: levelFor(character, move),
    ways: isPassive(move.id) ? [] : attributesOf(move).map(attribute => wayOf(state, sheet, move, attribute)),
    claims: isPassive(move.id) || attributesOf(move).length === 0 ? [] : netClaims(state, seat, move),
    burden: burden.kind === 'stamina' ? burden.points : 0,
    xp: move.xp,
    items: itemsFor(character, seat, move.id),
    blocked: why && explain(why)
  }
}

function wayOf(state: State, { seat, ranks }: Sheet, move: Move, attribute: FlipWay['attribute']): FlipWay {
  const lines = netLines(state, seat, move, attribute)
  return {
    attribute,
    suit: ranks[attribute],
    net: lines.reduce((sum, line) => sum + line.net, 0),
    lines,
    fast: isFast(move, attribute)
  }
}

/** XP and items that the move needs at once. */
function whyNotAfford({ seat, xp, character }: Sheet, move: Move): Refusal | null {
  if (xp < move.xp) return { because: 'not-enough-xp', seat, needs: move.xp, has: xp }
  const sort = itemWanted(move.id)
  return sort !== null && itemsFor(character, seat, move.id)?.length === 0
    ? { because: 'needs-item', move: move.id, sort }
    : null
}

function ownedView(card: OwnedMove): OwnedMoveView {
  const printed = moveOf(card.move)
  return {
    move: card.move,
    level: card.level,
    faceDown: card.faceDown,
    faceDownUntil: card.faceDown ? printed.faceDownUntil : null,
    slots: slotsOf(card).map((slot, index) => ({
      place: { on: 'move', move: card.move, slot: index },
      slot,
      token: card.filled.find(each => each.slot === index)?.token ?? null
    })),
    attachedTo: card.attachedTo,
    next: levelAbove(printed.levels, card.level)
  }
}
