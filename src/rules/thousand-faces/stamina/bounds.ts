/** A character's Stamina points. With this many exhausted cards the character is incapacitated (S4). */
export const stamina = 10
/** Limit of the points that one way of regaining returns, tokens in slots included. */
export const mostRegain = 20

/** The rest of a character's or foe's Stamina after a loss; at least 0 (S2, U3). */
export function staminaAfter(left: number, lost: number): number {
  return Math.max(0, left - lost)
}

/** Whether so many points would take the last Stamina and end the fight (S4, FU12). */
export function takesLast(points: number, left: number): boolean {
  return points > 0 && points >= left
}

/** Number of cards that so many points bring back: at most the tokens and cards on the pile (S6). */
export function returnableCount(points: number, tokens: number, exhausted: number): number {
  return Math.max(0, Math.min(points, tokens, exhausted))
}

/** Limit of Wound tokens; the next Wound incapacitates the character (W3). */
export const bearableWounds = 2

/** Limit of Harm tokens on the Exhaustion pile; the next becomes a Wound (N4). */
export const bearableHarm = 2

/** Number of further Harm tokens that the pile can take (N4). */
export function harmStillBearable(harm: number): number {
  return Math.max(0, bearableHarm - harm)
}

/** The consequence of this number of Wounds for the next one, in words (W3). */
export function nextWoundWords(wounds: number): string {
  return wounds < bearableWounds
    ? 'The first Wound; a third incapacitates'
    : 'The second Wound; the next one incapacitates'
}
