import type { SeatId } from '../../core/seat'
import { owned } from '../characters/character'
import type { Character } from '../characters/character-schemas'
import { isInPlay } from '../characters/creation'
import { burdenOf, encumbranceOf } from '../equipment/encumbrance'
import type { Item, ThingId } from '../equipment/item-schemas'
import { characterOf, sheetOf } from '../sheets'
import type { Refusal, State } from '../state'
import type { Attribute } from '../vocabulary'
import { moveOf, needsNoCard, untaughtLevel } from './all'
import type { MoveId } from './ids'
import type { Level } from './level'
import type { Move } from './move'

/** Moves that have their own command. */
export const ownWays: Readonly<Partial<Record<MoveId, string>>> = {
  'do-a-flashback': 'flashback',
  'critical-flip': 'raise-by-critical',
  'good-thing-i-brought': 'good-thing-i-brought',
  rest: 'rest',
  'seek-help': 'seek-help',
  'study-under-a-master': 'study',
  'shop-procure': 'shop',
  'tales-of-a-weapon': 'tell-tale',
  'obsessive-contemplation': 'contemplate',
  'not-on-my-turf': 'change-chase'
}

const passive: readonly MoveId[] = [
  'tied-with-her-ribbon',
  'like-a-second-skin',
  'bloody-but-unbowed',
  'mystic-breathwork',
  'it-belonged-to-my-father',
  'apex-predator',
  'sangfroid',
  'void-transfusion',
  'reach-out'
]

/** Whether the move works without a command (M14). */
export function isPassive(move: MoveId): boolean {
  return passive.includes(move)
}

/** The possible attributes: for a breather also Str after danger, for Intimidate those of its extra flip (M11, M15). */
export function attributesOf(move: Move): readonly Attribute[] {
  if (move.id === 'take-a-breather') return [...move.attributes, 'str']
  return move.id === 'intimidate' ? ['str'] : move.attributes
}

/** Whether it counts as the one FAST move of the spotlight (M5, M11). */
export function isFast(move: Move, attribute: Attribute | null): boolean {
  return move.fast || (move.id === 'take-a-breather' && attribute === 'str')
}

/** The level of this character in the move (M1, M3). */
export function levelFor(character: Character, move: Move): Level {
  return owned(character, move.id)?.level ?? untaughtLevel(move)
}

/** Why this character cannot make that move now, apart from items and XP, or null. `attribute` null: any attribute is enough. */
export function whyNot(
  state: State,
  seat: SeatId,
  id: MoveId,
  attribute: Attribute | null,
  load: 'counts' | 'ignored'
): Refusal | null {
  const { incapacitated, character } = sheetOf(state, seat)
  const move = moveOf(id)
  if (character.dead) return { because: 'dead', seat }
  if (incapacitated) return { because: 'incapacitated', seat }
  if (isPassive(id)) return { because: 'works-by-itself', move: id }
  return (
    whyNotTheCard(state, seat, move) ??
    whyNotNow(seat, character, move, attribute) ??
    whyTooHeavy(seat, character, move, load)
  )
}

function whyNotTheCard(state: State, seat: SeatId, move: Move): Refusal | null {
  const card = owned(characterOf(state, seat), move.id)
  if (card?.faceDown) return { because: 'face-down', seat, move: move.id, until: move.faceDownUntil ?? 'rest' }
  if (card || move.group !== 'card') return null
  if (!needsNoCard(move)) return { because: 'needs-card', seat, move: move.id }
  return isInPlay(move.id, state.story.length) ? null : { because: 'other-campaign', move: move.id }
}

function whyNotNow(seat: SeatId, character: Character, move: Move, attribute: Attribute | null): Refusal | null {
  const ways = attributesOf(move)
  if (attribute !== null && !ways.includes(attribute))
    return { because: 'not-with-that', move: move.id, attributes: ways }
  const allFast = attribute === null ? move.fast : isFast(move, attribute)
  if (allFast && character.fastUsed !== null) return { because: 'fast-used', seat, by: character.fastUsed }
  const mindOnly = ways.length > 0 && ways.every(way => way === 'int')
  if (character.berserk && (attribute === 'int' || mindOnly)) return { because: 'in-a-rage', seat }
  if (isBreather(move.id) && character.lastMove !== null && isBreather(character.lastMove))
    return { because: 'breather-twice', seat }
  return move.id === 'sharpen-stitch' && character.lastMove !== 'rest' ? { because: 'only-with-rest', seat } : null
}

/** Whether it counts as a breather: Find Shadows does too (ruling). */
export function isBreather(move: MoveId): boolean {
  return move === 'take-a-breather' || move === 'find-shadows'
}

function whyTooHeavy(seat: SeatId, character: Character, move: Move, load: 'counts' | 'ignored'): Refusal | null {
  if (load === 'ignored' || move.encumbrance === null) return null
  const { count } = encumbranceOf(character)
  const burden = burdenOf(move.encumbrance, count)
  return burden.kind === 'too-heavy' ? { because: 'too-heavy', seat, move: move.id, count, most: burden.most } : null
}

/** The sort of item that a move needs, if any. */
export function itemWanted(move: MoveId): 'magic' | 'flowing' | 'precious' | null {
  if (move === 'unknown-benefactor') return 'flowing'
  if (move === 'only-here-for-the-job') return 'precious'
  const uses: readonly MoveId[] = ['use-a-magic-item', 'channel-the-living-light', 'counterspell', 'breach-the-dam']
  return uses.includes(move) ? 'magic' : null
}

/** Why that item is unsuitable for that move, or null (K3). */
export function whyNotItem(character: Character, seat: SeatId, move: MoveId, item: Item | undefined): Refusal | null {
  const sort = itemWanted(move)
  if (sort === null) return null
  if (!item) return { because: 'needs-item', move, sort }
  if (sort === 'precious') return item.precious ? null : { because: 'not-precious', name: item.name }
  if (!item.magic) return { because: 'not-magic', name: item.name }
  if (sort === 'flowing') return item.magic.flowing ? null : { because: 'not-flowing', name: item.name }
  if (item.magic.charges < 1) return { because: 'depleted', name: item.name }
  const unseen = character.items.find(
    other => other.magic?.card === 'of-invisibility' && other.magic.flowing && other.id !== item.id
  )
  return unseen ? { because: 'invisible', seat, name: unseen.name } : null
}

/** The suitable items for a move; null when it needs none. */
export function itemsFor(character: Character, seat: SeatId, move: MoveId): readonly ThingId[] | null {
  if (itemWanted(move) === null) return null
  return character.items.filter(item => whyNotItem(character, seat, move, item) === null).map(item => item.id)
}
