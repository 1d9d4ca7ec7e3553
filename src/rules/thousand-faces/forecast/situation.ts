import type { SeatId } from '../../core/seat'
import type { Character } from '../characters/character-schemas'
import type { Power } from '../equipment/items'
import type { Sheet } from '../state'
import type { CardId, Ranks } from '../vocabulary'
import { baseCards, blessings, isBlessing, isWound } from '../cards'
import type { FilledSlot, Item } from '../equipment/item-schemas'
import type { ItemView } from '../equipment/view'
import type { FoeView } from '../foes/view'
import type { MoveId } from '../moves/ids'
import type { SlotView } from '../moves/view'
import type { GmSheetView } from '../sheet-view'
import type { GmView } from '../view'

/**
 * A fight before its next attack, as plain data for a worker: only what the GM sees.
 * Unseen orders and faces are only counts here. Every simulated fight deals them again (FC2).
 */
export interface FightSituation {
  /** Harm is part of 9- and 30-hour campaigns only. */
  readonly length: 'one-shot' | '9-hour' | '30-hour'
  /** Characters in the scene who are not incapacitated, in the order of their turns. */
  readonly fighters: readonly FighterSituation[]
  /** Foes that are not subdued. */
  readonly foes: readonly FoeSituation[]
  /** Number of allies who can add a die, 0 or more. */
  readonly allies: number
  /** The unseen Blessings: the unseen ones of the characters, and the supply, are dealt from these. */
  readonly blessings: readonly CardId[]
}

/** One character. */
export interface FighterSituation {
  readonly id: SeatId
  readonly ranks: Ranks
  /** Unseen base cards: in the deck or face down in Exhaustion. */
  readonly unseen: readonly CardId[]
  /** Number of Blessings and of wound cards among the unseen cards; their faces are unknown. */
  readonly unseenBlessings: number
  readonly unseenWounds: number
  /** Face up. */
  readonly discard: readonly CardId[]
  /** Number of exhausted cards that are face down; 0–10 together with `faceUp`. */
  readonly faceDown: number
  readonly faceUp: readonly CardId[]
  readonly tokens: Sheet['tokens']
  readonly character: FightingCharacter
}

/** The values of a character that a fight needs; the others are those of a blank character. */
type FightingCharacter = Pick<Character, 'moves' | 'items' | 'pack' | 'berserk' | 'stamina'>

/** One standing foe, from the board or from a preparation. */
export interface FoeSituation {
  readonly name: string
  /** Remaining Stamina, and Stamina when unhurt: 1–99. */
  readonly stamina: number
  readonly most: number
  readonly power: Power
  /** Squares that can still be crossed out, 0–3. */
  readonly squares: number
  /** Red tokens: each gives an advantage, once. */
  readonly red: number
  /** `weak`: its weak spot is known and gives 1d4 more power. `opening`: the weak spot is not attacked yet, so the attack is easier. */
  readonly weak: boolean
  readonly opening: boolean
  /** The character that it fights. */
  readonly engaged: SeatId | null
}

/** The values of prepared foes of one sort that a forecast needs. */
interface PreparedSort {
  readonly name: string
  readonly stamina: number
  readonly power: Power
  readonly squares: number
  readonly count: number
}

/** FC1: prepared foes as they would be on the board: unhurt, separate, without an opponent. */
export function preparedFoes(sorts: readonly PreparedSort[]): readonly FoeSituation[] {
  return sorts.flatMap(({ name, stamina, power, squares, count }) =>
    Array.from({ length: count }, (_, n) => ({
      name: count === 1 ? name : `${name} ${n + 1}`,
      stamina,
      most: stamina,
      power,
      squares,
      red: 0,
      weak: false,
      opening: false,
      engaged: null
    }))
  )
}

/**
 * The present fight, made only from the GM's own snapshot. A forecast must not use what the GM cannot see (FC2).
 * @param foes the opponents of the characters; by default the standing foes of the board
 */
export function situationOf(view: GmView, foes: readonly FoeSituation[] = foesOf(view)): FightSituation {
  const here = view.encounter.scene.filter(each => each.here).map(({ seat }) => seat)
  const up = view.sheets.filter(sheet => here.includes(sheet.seat) && !sheet.incapacitated && !sheet.dead)
  const open = new Set(view.sheets.flatMap(sheet => openCards(view, sheet)))
  return {
    length: view.economy.length,
    fighters: up.map(sheet => fighterOf(view, sheet)),
    foes,
    allies: view.allies.length,
    blessings: blessings.filter(card => !open.has(card))
  }
}

/** The foes of the board that stand. */
function foesOf({ foes, sheets }: GmView): readonly FoeSituation[] {
  return foes.filter(foe => !foe.subdued).map(foe => foeOf(foe, sheets))
}

function foeOf(
  { id, name, stamina, most, power, openSquares, red, weakness, engaged }: FoeView,
  sheets: GmView['sheets']
): FoeSituation {
  const claim = `weak-spot:${id}`
  const claims = sheets.flatMap(({ character }) => choiceOf(character.moves, 'mix-it-up')?.claims ?? [])
  const opening = claims.some(({ id: each }) => each === claim)
  return { name, stamina, most, power, squares: openSquares, red, weak: weakness !== null, opening, engaged }
}

/** All face-up cards of that character, with those of a waiting flip. */
function openCards({ pending, flip }: GmView, sheet: GmSheetView): readonly CardId[] {
  const turned = pending !== null && flip !== null ? flip : null
  const lead = turned?.seat === sheet.seat ? turned.cards.map(({ id }) => id) : []
  const support = turned?.support.filter(({ seat }) => seat === sheet.seat).map(({ card }) => card.id) ?? []
  const known = [...sheet.discard, ...sheet.exhaustionFaceUp]
  return [...known, ...[...lead, ...support].filter(card => !known.includes(card))]
}

function fighterOf(view: GmView, sheet: GmSheetView): FighterSituation {
  const { seat, ranks, tokens, exhaustion, exhaustionFaceUp } = sheet
  const open = openCards(view, sheet)
  return {
    id: seat,
    ranks,
    unseen: baseCards.filter(card => !open.includes(card)),
    unseenBlessings: sheet.blessings - open.filter(isBlessing).length,
    unseenWounds: sheet.woundCards - open.filter(isWound).length,
    discard: open.filter(card => !exhaustionFaceUp.includes(card)),
    faceDown: exhaustion - exhaustionFaceUp.length,
    faceUp: exhaustionFaceUp,
    tokens,
    character: characterOf(sheet)
  }
}

/** FC3: moves, items, Pack, Heroic Mode and rage. A simulated fight uses no other value of a character. */
function characterOf({ character: { moves, equipment, berserk }, heroic }: GmSheetView): FightingCharacter {
  return {
    moves: moves.owned.map(({ move, level, faceDown, slots, attachedTo }) => ({
      move,
      level,
      faceDown,
      filled: filledOf(slots),
      attachedTo
    })),
    items: equipment.items.map(itemOf),
    pack: equipment.pack,
    berserk,
    stamina: heroic ? 'heroic' : 'lucky'
  }
}

function itemOf({ shield, slots, mayBeDamaged: _, ...item }: ItemView): Item {
  const made = shield?.made
  return {
    ...item,
    slots: slots.map(({ slot }) => slot),
    filled: filledOf(slots),
    ...(made ? { shield: made } : {})
  }
}

function filledOf(slots: readonly SlotView[]): FilledSlot[] {
  return slots.flatMap(({ token }, slot) => (token === null ? [] : [{ slot, token }]))
}

function choiceOf(moves: GmSheetView['character']['moves'], move: MoveId) {
  return moves.choices.find(each => each.move === move)
}
