import type { Explanation } from '../../core/refusal'
import type { SeatId } from '../../core/seat'
import { owned, slotsOf } from '../characters/character'
import type { OwnedMove } from '../characters/character-schemas'
import { isInPlay } from '../characters/creation'
import { burdenOf, encumbranceOf } from '../equipment/encumbrance'
import type { SlotRef, ThingId, Token } from '../equipment/item-schemas'
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

/** One possible attribute of a move's flip, prefilled. */
export interface FlipWay {
  readonly attribute: Attribute
  readonly suit: Suit
  /** Sum of the lines, before additions by the table; −9…9. */
  readonly net: number
  readonly lines: readonly NetLine[]
  readonly fast: boolean
  /** Why the move is not made with this attribute now, where another one will do. Absent: it can be. */
  readonly blocked?: Explanation
}

/** A slot of a card with its content. */
export interface SlotView {
  readonly place: SlotRef
  readonly slot: Slot
  readonly token: Token | null
}

/** A move of a character, or one that can be attempted, and whether it can be made now. Texts: `moveOf(id)` in `moves/all`. */
export interface MoveChoice {
  readonly move: MoveId
  /** `none`: attempted without the card. */
  readonly card: 'basic' | 'own' | 'none'
  /** The command of the move: `use-move` for most, else its own (`rest`, `shop`, `study` …). */
  readonly command: string
  readonly level: Level
  /** Empty without a flip. */
  readonly ways: readonly FlipWay[]
  /** Further reasons that the table can claim; `claims` of `use-move`. */
  readonly claims: readonly NetClaim[]
  /** Mental Stamina that the load returns (+) or costs (−); 0 for most moves. */
  readonly burden: number
  /** XP paid at once. */
  readonly xp: number
  /** The magic items of the character that suit the move; null when it needs none. */
  readonly items: readonly ThingId[] | null
  /** Null when the move can be used now. */
  readonly blocked: Explanation | null
}

/** A move card of its owner. */
export interface OwnedMoveView {
  readonly move: MoveId
  readonly level: Level
  readonly faceDown: boolean
  readonly faceDownUntil: 'take-a-breather' | 'rest' | null
  readonly slots: readonly SlotView[]
  readonly attachedTo: ThingId | null
  /** The next level; null at the top. */
  readonly next: Level | null
}

/** A called move that waits to be settled, with all values for the dialog. */
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
  /** Laid cards decide the move and are unfinished: it cannot be settled yet (V9). Absent otherwise. */
  readonly laid?: true
  /** The card's text for that result; empty without one. */
  readonly text: string
  readonly effects: readonly Effect[]
  /** Options to pick from, with the reason for an impossible one. */
  readonly options: readonly { readonly text: string; readonly blocked: Explanation | null }[]
  /** The number of options, who picks, and whether XP opens them. */
  readonly pick: {
    readonly count: number
    readonly by: 'player' | 'gm'
    readonly xp: number
    readonly twice: boolean
  } | null
  /** Stamina that is spent at settling, and slots that can take it. */
  readonly expend: { readonly points: number; readonly exertion: Exertion; readonly slots: readonly SlotRef[] } | null
  /** Stamina that each helper spends too (TW7); absent without a helper. */
  readonly helpersExpend?: readonly HelperCost[]
  /** Stamina that is regained; `d4` is rolled at settling. `slots`: slots that can return tokens. */
  readonly regain: { readonly amount: '1' | 'd4'; readonly slots: readonly SlotRef[] } | null
  readonly drawbacks: readonly {
    readonly drawback: 'drain-others' | 'lower-capacity' | 'damage-weapon'
    readonly text: string
    readonly blocked: Explanation | null
  }[]
  /** Shields: ways to pay. */
  readonly prices: readonly string[]
  /** Shields: the Stamina of each price, and whether it would be the last point and end the fight. Absent without prices. */
  readonly costs?: readonly { readonly stamina: number; readonly fatal: boolean }[]
  /** The Stamina spent at settling would end the fight, unless slots take it. Absent otherwise. */
  readonly fatal?: true
  /** Shields: what this shield can still stop of the blow; with more than one the bearer chooses. */
  readonly stops: readonly ('harm' | 'wound')[]
  readonly red: number
  readonly repair: { readonly removes: number; readonly perPack: number } | null
  /** Nothing must be decided: it can be settled without input. */
  readonly plain: boolean
}

/** The moves of one character. */
export interface MovesView {
  readonly owned: readonly OwnedMoveView[]
  /** Basic, downtime and owned moves. */
  readonly choices: readonly MoveChoice[]
  /** Cards of other players, or without an owner, that can be attempted anyway. */
  readonly attempts: readonly MoveChoice[]
  /** Tokens for questions: Discern, It's a Trap!. */
  readonly tokens: readonly { readonly move: MoveId; readonly count: number }[]
  readonly rings: number
}

/** The GM's part: open moves of the whole board. */
export interface MovesGmView {
  readonly outcomes: readonly OutcomeView[]
  /** Null unless the Critical Success waits for an answer. */
  readonly critical: CriticalView | null
}

/** Levels that a Critical Success can bring. */
export interface CriticalView {
  readonly move: MoveId | null
  readonly steps: readonly { readonly steps: number; readonly to: Level; readonly blocked: Explanation | null }[]
  /** Why no level can be raised at all, or null. */
  readonly blocked: Explanation | null
}

/** The moves of one character: cards, possible moves, and the reasons against the others (M1–M16). */
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
  const why = whyNot(state, seat, move.id, null, 'counts') ?? whyNotAfford(sheet, move) ?? whyNotEntreated(sheet, move)
  return {
    move: move.id,
    card: owned(character, move.id) ? 'own' : move.group === 'card' ? 'none' : 'basic',
    command: ownWays[move.id] ?? 'use-move',
    level: levelFor(character, move),
    ways: isPassive(move.id)
      ? []
      : attributesOf(move).map(attribute => ({
          ...wayOf(state, sheet, move, attribute),
          ...(why ? {} : blockedWay(state, seat, move, attribute))
        })),
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

/** M4, M5, M12: why one attribute of a possible move will not do. */
function blockedWay(state: State, seat: SeatId, move: Move, attribute: Attribute): Pick<FlipWay, 'blocked'> {
  const why = whyNot(state, seat, move.id, attribute, 'counts')
  return why ? { blocked: explain(why) } : {}
}

/** K6: the last bargain with the Blood-Bound still holds. */
function whyNotEntreated({ seat, character }: Sheet, move: Move): Refusal | null {
  const isHeld = move.id === 'entreat-the-blood-bound' && character.entreated !== null
  return isHeld ? { because: 'entreated-already', seat } : null
}

/** Why the character cannot pay the immediate price of a move, or null: XP and items. */
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
