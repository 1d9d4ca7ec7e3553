import type { SeatId } from '#rules/core/seat'
import { baseCards } from '#rules/thousand-faces/cards'
import type { OwnedMove } from '#rules/thousand-faces/characters/character-schemas'
import { madeItem } from '#rules/thousand-faces/equipment/hands'
import type { Item } from '#rules/thousand-faces/equipment/item-schemas'
import type { ItemId, Power } from '#rules/thousand-faces/equipment/items'
import type { FighterSituation, FightSituation, FoeSituation } from '#rules/thousand-faces/forecast/situation'
import type { MoveId } from '#rules/thousand-faces/moves/ids'

type Worn = Partial<Pick<FighterSituation['character'], 'items' | 'moves' | 'pack' | 'stamina'>>

/** An item card; things of one character need numbers of their own. */
export function anItemCard(card: ItemId, number: number, power?: Power): Item {
  const item = madeItem({ sort: 'card', card, name: '' }, `i${number}`)
  return power ? { ...item, power } : item
}

export function aMoveCard(move: MoveId): OwnedMove {
  return { move, level: '0', faceDown: false, filled: [], attachedTo: null }
}

/** A character with a whole deck and a sword of d4 in hand, and whatever else a test says. */
export function aFighter(id: string, over: Partial<Omit<FighterSituation, 'character'>> & Worn = {}): FighterSituation {
  const { items = [anItemCard('sword', 1, 'd4')], moves = [], pack = 0, stamina = 'lucky', ...more } = over
  const { faceDown = 0 } = more
  return {
    id: id as SeatId,
    ranks: { str: 'crown', dex: 'blade', int: 'anvil' },
    unseen: baseCards,
    unseenBlessings: 0,
    unseenWounds: 0,
    discard: [],
    faceDown,
    faceUp: [],
    tokens: { exhaustion: faceDown, harm: 0, wound: 0 },
    character: { items, moves, pack, berserk: false, stamina },
    ...more
  }
}

/** An unhurt guard, and whatever else a test says. */
export function aGuard(over: Partial<FoeSituation> = {}): FoeSituation {
  const { stamina = 6 } = over
  return {
    name: 'Guard',
    stamina,
    most: stamina,
    power: 'd4',
    squares: 0,
    red: 0,
    weak: false,
    opening: false,
    engaged: null,
    ...over
  }
}

/** These against those in a one-shot, without Blessings to be had. */
export function aFight(
  fighters: readonly FighterSituation[],
  foes: readonly FoeSituation[],
  over: Partial<FightSituation> = {}
): FightSituation {
  return { length: 'one-shot', fighters, foes, allies: 0, blessings: [], ...over }
}
