import { baseCards } from '#rules/thousand-faces/cards'
import type { FighterSituation, FightSituation, FoeSituation } from '#rules/thousand-faces/forecast/situation'

/** A character with a whole deck and a d4 in hand, and whatever else a test says. */
export function aFighter(id: string, over: Partial<FighterSituation> = {}): FighterSituation {
  return {
    id,
    ranks: { str: 'crown', dex: 'blade', int: 'anvil' },
    unseen: baseCards,
    unseenBlessings: 0,
    unseenWounds: 0,
    discard: [],
    faceDown: 0,
    faceUp: 0,
    harm: 0,
    wounds: 0,
    heroic: false,
    attacks: [{ move: 'mix-it-up', suit: over.ranks?.str ?? 'crown', net: 0, power: 'd4' }],
    pack: 0,
    slots: [],
    unbowed: false,
    reachOut: false,
    shields: [],
    ...over
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
