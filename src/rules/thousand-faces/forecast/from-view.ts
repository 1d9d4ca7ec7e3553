import { baseCards, blessings, isBlessing, isWound } from '../cards'
import { shieldCard } from '../equipment/ladder'
import { type Power, sidesOf } from '../equipment/items'
import type { ItemView } from '../equipment/view'
import type { FoeView } from '../foes/view'
import type { MoveId } from '../moves/ids'
import type { GmSheetView } from '../sheet-view'
import type { CardId } from '../vocabulary'
import type { GmView } from '../view'
import type {
  AttackSituation,
  FighterSituation,
  FightSituation,
  FoeSituation,
  ShieldSituation,
  SlotSituation
} from './situation'

/**
 * The fight as it stands, out of the GM's own picture and nothing else: what the GM cannot see, no forecast can know (FC2).
 * @param foes those that the characters face; the standing ones of the board unless said otherwise
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

/** Everything of that character that lies face up, a flip that waits included. */
function openCards({ pending, flip }: GmView, sheet: GmSheetView): readonly CardId[] {
  const turned = pending !== null && flip !== null ? flip : null
  const lead = turned?.seat === sheet.seat ? turned.cards.map(({ id }) => id) : []
  const support = turned?.support.filter(({ seat }) => seat === sheet.seat).map(({ card }) => card.id) ?? []
  const known = [...sheet.discard, ...sheet.exhaustionFaceUp]
  return [...known, ...[...lead, ...support].filter(card => !known.includes(card))]
}

function fighterOf(view: GmView, sheet: GmSheetView): FighterSituation {
  const { seat, ranks, tokens, heroic, character, exhaustion, exhaustionFaceUp } = sheet
  const open = openCards(view, sheet)
  const discard = open.filter(card => !exhaustionFaceUp.includes(card))
  return {
    id: seat,
    ranks,
    unseen: baseCards.filter(card => !open.includes(card)),
    unseenBlessings: sheet.blessings - open.filter(isBlessing).length,
    unseenWounds: sheet.woundCards - open.filter(isWound).length,
    discard: discard.map(card => (isWound(card) ? (card.split('.')[0] ?? card) : card)),
    faceDown: exhaustion - exhaustionFaceUp.length,
    faceUp: exhaustionFaceUp.length,
    harm: tokens.harm,
    wounds: tokens.wound,
    heroic,
    attacks: attacksOf(sheet),
    pack: character.equipment.pack,
    slots: slotsOf(sheet),
    unbowed: hasReady(sheet, 'bloody-but-unbowed'),
    reachOut: hasReady(sheet, 'reach-out') && character.equipment.items.some(({ magic }) => (magic?.charges ?? 0) > 0),
    shields: character.equipment.items.flatMap(shieldOf)
  }
}

function hasReady({ character }: GmSheetView, move: MoveId): boolean {
  return character.moves.owned.some(card => card.move === move && !card.faceDown)
}

function choiceOf(moves: GmSheetView['character']['moves'], move: MoveId) {
  return moves.choices.find(each => each.move === move)
}

/** FC1: Mix It Up with the best weapon that is no bow, or bare hands; Volley with the best bow. */
function attacksOf({ character: { moves, equipment } }: GmSheetView): readonly AttackSituation[] {
  const weapons = equipment.items.filter(({ power }) => power !== null)
  const attack = (move: AttackSituation['move'], power: Power): readonly AttackSituation[] => {
    const [way] = choiceOf(moves, move)?.ways ?? []
    return way ? [{ move, suit: way.suit, net: way.net, power }] : []
  }
  const bows = moves.owned.some(({ move, faceDown }) => move === 'volley' && faceDown)
    ? []
    : weapons.filter(({ card }) => card === 'bow')
  const blades = weapons.filter(({ card }) => card !== 'bow')
  return [...attack('mix-it-up', strongest(blades)), ...(bows.length > 0 ? attack('volley', strongest(bows)) : [])]
}

function strongest(weapons: readonly ItemView[]): Power {
  const stronger = (best: Power, { power }: ItemView) => (power && sidesOf(power) > sidesOf(best) ? power : best)
  return weapons.reduce(stronger, '1')
}

/** N8: open slots of face-up cards, moves before items, as tokens are laid. */
function slotsOf({ character: { moves, equipment } }: GmSheetView): readonly SlotSituation[] {
  const onMoves = moves.owned.filter(({ faceDown }) => !faceDown)
  return [
    ...onMoves.flatMap(({ move, slots }) =>
      slots.map(({ slot, token }) => ({ slot, token, unbowed: move === 'bloody-but-unbowed' }))
    ),
    ...equipment.items.flatMap(({ slots }) => slots.map(({ slot, token }) => ({ slot, token, unbowed: false })))
  ]
}

function shieldOf({ kind, card, shield, damage }: ItemView): readonly ShieldSituation[] {
  const made = shield?.made
  const found = shieldCard({ kind, card, ...(made ? { shield: made } : {}) })
  return found ? [{ ...found, damage }] : []
}
