/** A character's Stamina points. With this many cards exhausted they are down (S4). */
export const stamina = 10

/** Wound tokens that a character can bear; the next Wound puts them down (W3). */
export const bearableWounds = 2

/** Harm tokens that the Exhaustion pile can bear; the next becomes a Wound (N4). */
export const bearableHarm = 2
