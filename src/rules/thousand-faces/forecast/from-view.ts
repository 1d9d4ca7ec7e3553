import { baseCards, blessings, isBlessing, isWound } from '../cards'
import type { FilledSlot, Item } from '../equipment/item-schemas'
import type { ItemView } from '../equipment/view'
import type { FoeView } from '../foes/view'
import type { MoveId } from '../moves/ids'
import type { SlotView } from '../moves/view'
import type { GmSheetView } from '../sheet-view'
import type { CardId } from '../vocabulary'
import type { GmView } from '../view'
import type { FightingCharacter, FighterSituation, FightSituation, FoeSituation } from './situation'

/**
 * The present fight, made only from the GM's own snapshot: a forecast must not use what the GM cannot see (FC2).
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
