/** A character's Stamina points. With this many cards exhausted they are down (S4). */
export const stamina = 10
/** The most points that one way to regain them gives back, tokens in slots among them. */
export const mostRegain = 20

/** What so many lost points leave of somebody’s or a foe’s Stamina: never less than none (S2, U3). */
export function staminaAfter(left: number, lost: number): number {
  return Math.max(0, left - lost)
}

/** Whether so many points would take the last Stamina and end the fight (S4, FU12). */
export function takesLast(points: number, left: number): boolean {
  return points > 0 && points >= left
}

/** How many cards so many points bring back: no more than there are tokens and cards on the pile (S6). */
export function returnableCount(points: number, tokens: number, exhausted: number): number {
  return Math.max(0, Math.min(points, tokens, exhausted))
}

/** Wound tokens that a character can bear; the next Wound puts them down (W3). */
export const bearableWounds = 2

/** Harm tokens that the Exhaustion pile can bear; the next becomes a Wound (N4). */
export const bearableHarm = 2

/** How many more Harm tokens the pile can bear that has so many (N4). */
export function harmStillBearable(harm: number): number {
  return Math.max(0, bearableHarm - harm)
}

/** What the newest of so many Wounds means for the next (W3). */
export function woundSaid(wounds: number): string {
  return wounds < bearableWounds
    ? 'The first Wound; a third incapacitates'
    : 'The second Wound; the next one incapacitates'
}
