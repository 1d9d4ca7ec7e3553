import type { Token } from '../equipment/item-schemas'
import { bearableWounds, harmStillBearable, stamina } from '../stamina/bounds'

/** The pile of a character before a blow. */
export interface PileState {
  /** Cards in the Exhaustion pile, 0–10. */
  readonly exhausted: number
  /** Tokens on the pile, each 0–2. */
  readonly harm: number
  readonly wounds: number
  /** Harm is part of 9- and 30-hour campaigns only. */
  readonly length: 'one-shot' | '9-hour' | '30-hour'
}

/** One legal way to take a blow. */
export interface Split {
  readonly exhaustion: number
  /** Number of Harm tokens, each for 3 attack power. */
  readonly harm: number
  readonly wound: 0 | 1
}

/** A split that goes wholly to the pile, with its effects. */
export interface SplitOutcome extends Split {
  /** Number of cards that go from the deck to the Exhaustion pile. */
  readonly cards: number
  readonly exhaustedAfter: number
  readonly staminaAfter: number
  readonly harmAfter: number
  readonly woundsAfter: number
  /** Number of Harm tokens that become a Wound instead, because two are there already. */
  readonly harmBecomesWound: number
  readonly incapacitated: boolean
}

/** Attack power that one Harm token absorbs. */
export const harmPower = 3

/** Every legal Decide for a blow of that power (N3). All Exhaustion, then with more Harm, then one Wound for everything. */
export function splitsOf(power: number, pile: PileState): readonly SplitOutcome[] {
  if (power < 1) return []
  const byHarm = Array.from({ length: mostHarmOf(power, pile.length) + 1 }, (_, harm) => ({
    exhaustion: power - harm * harmPower,
    harm,
    wound: 0 as const
  }))
  return [...byHarm, { exhaustion: 0, harm: 0, wound: 1 as const }].map(split => outcomeOf(split, pile))
}

/** The effects of a split that goes wholly to the pile: Exhaustion first, then Harm, then the Wound. Excess damage is lost (ruling O10). */
export function outcomeOf(split: Split, pile: PileState): SplitOutcome {
  const tired = Math.min(split.exhaustion, stamina - pile.exhausted)
  const bearable = harmStillBearable(pile.harm)
  const kept = Math.min(split.harm, bearable, stamina - pile.exhausted - tired)
  const harmBecomesWound = kept === bearable ? split.harm - kept : 0
  const woundsWanted = split.wound + harmBecomesWound
  const woundsTaken = Math.min(woundsWanted, bearableWounds - pile.wounds)
  const exhaustedAfter = pile.exhausted + tired + kept
  // The fields are listed separately: an object spread of several shapes made forecasts a fifth slower.
  return {
    exhaustion: split.exhaustion,
    harm: split.harm,
    wound: split.wound,
    cards: tired + kept,
    exhaustedAfter,
    staminaAfter: stamina - exhaustedAfter,
    harmAfter: pile.harm + kept,
    woundsAfter: pile.wounds + woundsTaken,
    harmBecomesWound,
    incapacitated: exhaustedAfter >= stamina || woundsWanted > woundsTaken
  }
}

/** The tokens that remain after a shield has stopped some (Q11) and Reach Out has spared a point (K10). */
export function leftToLay(
  split: Split,
  avoided: { readonly harm: number; readonly wound: number },
  relief: 'none' | 'reach-out'
): Readonly<Record<Token, number>> {
  return {
    exhaustion: Math.max(0, split.exhaustion - (relief === 'reach-out' ? 1 : 0)),
    harm: Math.max(0, split.harm - avoided.harm),
    wound: Math.max(0, split.wound - avoided.wound)
  }
}

/** Whether a split is legal (N3). */
export function isLegal({ exhaustion, harm, wound }: Split, power: number, { length }: PileState): boolean {
  if (power < 1) return false
  if (wound === 1) return exhaustion === 0 && harm === 0
  return harm >= 0 && harm <= mostHarmOf(power, length) && exhaustion === power - harm * harmPower
}

/** One-shots have no Harm. */
function mostHarmOf(power: number, length: PileState['length']): number {
  return length === 'one-shot' ? 0 : Math.floor(power / harmPower)
}

/** A split in words: "2 Harm and 1 Exhaustion". */
function splitWords({ exhaustion, harm, wound }: Split): string {
  const parts = [
    ...(wound > 0 ? ['1 Wound'] : []),
    ...(harm > 0 ? [`${harm} Harm`] : []),
    ...(exhaustion > 0 ? [`${exhaustion} Exhaustion`] : [])
  ]
  return parts.join(' and ') || 'nothing'
}

/** A way to take a blow, as all screens call it. @param armour a slot takes the Wound */
export function wayWords(split: Split, armour: boolean): string {
  return armour ? 'The armour takes the Wound' : splitWords(split)
}

/** "Stamina 7 → 5", "Stamina stays 7". */
export function staminaWords(before: number, after: number): string {
  return after >= before ? `Stamina stays ${before}` : `Stamina ${before} → ${after}`
}
